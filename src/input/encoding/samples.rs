//! Made files: names of every language, in every page that can hold them. Few of their
//! words are among those that `languages` learns from.

use super::code_page::{CODE_PAGES, CodePage};
use super::languages::LANGUAGES;
use super::{Damage, Detector, Encoding, decode, multi_byte};

const WEST: &[&str] = &[
    "windows-1252",
    "iso-8859-15",
    "ibm437",
    "ibm850",
    "macintosh",
];
const NORTH: &[&str] = &["windows-1252", "iso-8859-15", "ibm850", "macintosh"];
const EAST: &[&str] = &["windows-1250", "iso-8859-2", "ibm852"];
const EAST_AND_16: &[&str] = &["windows-1250", "iso-8859-2", "iso-8859-16", "ibm852"];
const BALTIC: &[&str] = &["windows-1257", "iso-8859-13", "iso-8859-4"];
const CYRILLIC: &[&str] = &[
    "windows-1251",
    "koi8-r",
    "koi8-u",
    "ibm866",
    "iso-8859-5",
    "x-mac-cyrillic",
];

/// Languages, the pages they are found in, and names of players, places and events.
const SAMPLES: &[(&str, &[&str], &str)] = &[
    (
        "de",
        WEST,
        "Jürgens, Götz; Schönmann, Käte; Bräuning, Rüdiger; Fürstenfeldbruck; Hölzer, Jörn; \
         Weißhaupt, Günther; Löffler, Stefan",
    ),
    (
        "fr",
        &["windows-1252", "iso-8859-15", "ibm850", "macintosh"],
        "Lévy, Frédérique; Préfontaine, Théophile; Châteauroux; Legrandé, Benoîte; Fauré, \
         Mélanie; Besnaçon, Aimé",
    ),
    (
        "es",
        &["windows-1252", "iso-8859-15", "ibm850", "macintosh"],
        "Sanz Báez, Ramón; Íñiguez, Tomé; Cañizares, Fermín; Vallejo Pons, Julián; Logroño; \
         Mérida, Efraín",
    ),
    (
        "ca",
        &["windows-1252", "iso-8859-15", "ibm850"],
        "Narcís, Bàrbara; Lluçà, Jordí; Sant Cugat del Vallès; Campió de Catalunya: Solé, \
         Quirzè; Vilafranca, Gràcia",
    ),
    (
        "pt",
        &["windows-1252", "iso-8859-15", "ibm850", "macintosh"],
        "Galego, Luís; Milos, Simão; Leão, Estevão; Fundação Conceição; Mourão, Gonçalo; \
         Vescovi, Márcia",
    ),
    (
        "it",
        WEST,
        "Bellò, Niccolò; Società Cantù; Rodà, Nicolò; Forlì; Verità, Carlò",
    ),
    (
        "sv",
        WEST,
        "Hillarp, Åkerlund; Sjöqvist, Göte; Hällefors; Bäckman, Håkan; Lindström, Sören; \
         Mårten, Växjö",
    ),
    (
        "da",
        NORTH,
        "Høi, Carsten; Sørensen, Bjørg; Rødovre; Kjærulff, Søren; Sønderborg; Åbenrå",
    ),
    (
        "no",
        NORTH,
        "Tisdall, Jørund; Østmoe, Bjørnar; Sandnes, Håvard; Gjøvik, Øystein; Bjørnøya",
    ),
    (
        "fi",
        WEST,
        "Nykänen, Väinö; Yläjärvi; Pöysti, Päivi; Mäntyharju; Härkönen, Yrjänä",
    ),
    (
        "is",
        &["windows-1252", "iso-8859-15", "ibm850"],
        "Þorvaldsson, Jón; Þórarinn, Guðrún; Hafnarfjörður; Friðjónsson, Áskell; Sævar, Óðinn",
    ),
    (
        "et",
        &["windows-1257", "iso-8859-4", "windows-1252"],
        "Sepp, Õie; Mõisaküla; Pääsuke, Tõivo; Kõrgesaar, Ülo; Rõõm, Jüri",
    ),
    (
        "cs",
        EAST,
        "Hráček, Zbyněk; Jirovský, Miloš; Přibyl, Jaroslav; Třebechovice; Štohl, Lubomír; \
         Pavlíček, Řehoř; Kočíř, Věroslav",
    ),
    (
        "sk",
        &["windows-1250", "iso-8859-2", "ibm852"],
        "Štoček, Ľudmila; Maník, Mikuláš; Bánovčan, Ján; Ružomberok, Žiak; Hrbáľ, Peťo",
    ),
    (
        "pl",
        EAST_AND_16,
        "Kiełpiński, Błażej; Gołąb, Zdzisław; Świątek, Michalina; Białobrzeski, Bożena; \
         Młynarz, Wiesława; Wyszków, Jasiński; Sędzia, Krzyś",
    ),
    (
        "hu",
        EAST,
        "Sárközy, Előd; Bárczay, Lászlóné; Kőszegi, Győzőné; Székesfehérvár; Szűts, Gyöngyi; \
         Vidéki, Sándorné",
    ),
    (
        "ro",
        EAST_AND_16,
        "Vişinescu, Mişu; Ţăran, Cătălin; Râşnov; Băiaş, Răzvan; Drăgăşani, Păun",
    ),
    (
        "hr",
        EAST_AND_16,
        "Šolak, Dragiša; Ćosović, Đorđije; Mandžukić, Živojin; Bačka Čičovci; Kožarić, Nebojša; \
         Perišić, Ljubiša",
    ),
    (
        "sl",
        &["windows-1250", "iso-8859-2", "ibm852"],
        "Borišek, Žarko; Mohorčič, Rožle; Škoberne, Jurček; Šmarješke Toplice; Srebrnič, Časlav",
    ),
    (
        "tr",
        &["windows-1254", "ibm857"],
        "Altınok, Sinan Yağmur; Şengül, Nazlıcan; Karabağ, Çiğdem; Büyükşehir Belediyesi Kupası; Uçankuş, Yiğit; \
         Şahin, Gökçe; Kılıçaslan, Nağme; Yılmazyerli, Ebrığ; Kahramanmaraş; Doğangün, Çağatay; \
         Başkanlığı, Işıl",
    ),
    (
        "lt",
        BALTIC,
        "Gustaitytė, Ramunė; Šapoka, Vėlius; Petrošius, Žydrė; Biržų rajonas; Kuncaitė, Ugnė; Žvinys, Ąžuolas; \
         Kvedaravičius, Žilvinas; Šeškus, Kęstas; Mažeikytė, Rūtelė; Jonuškaitė, Dovilė; \
         Palšiūnas, Vėjūnė",
    ),
    (
        "lv",
        BALTIC,
        "Ziemelis, Ēriks; Pūriņa, Dzintra; Āboltiņš, Valdis; Kuldīgas novads; Šķēps, Ģederts; Ķirsons, Ūve; \
         Kalējs, Jāzeps; Gaļinš, Mārīte; Dūmiņš, Ķērpis; Jaunzemītis, Zigmārs; Siguldā, \
         Bērzkalne",
    ),
    (
        "el",
        &["windows-1253", "iso-8859-7", "ibm737"],
        "Καραγιάννης, Ηλίας; Ζαφειρίου, Ευθύμιος; Τρίκαλα; Μπέκας, Φώτης; Στεφανίδης, Πέτρος; Κανάκης, Ανδρέας; Μυτιλήνη; Καβάλα, Λευτέρης; Πανελλήνιο, Τάσος",
    ),
    (
        "ru",
        CYRILLIC,
        "Левенфиш, Григорий; Рагозин, Вячеслав; Бондаревский, Игорь; Лилиенталь, Андре; \
         Свердловск; Панов, Василий; Чехов, Валерий",
    ),
    (
        "uk",
        &["windows-1251", "koi8-u", "iso-8859-5"],
        "Кузьмін, Георгій; Білявський, Олександр; Кропивницький; Єгоренко, Дарія; Чернігів, \
         Лідія",
    ),
    (
        "bg",
        &["windows-1251", "ibm866", "iso-8859-5"],
        "Радулов, Иван; Трингов, Георги; Велико Търново; Къртев, Асен; Падевски, Никола",
    ),
    (
        "sr",
        &["windows-1251", "iso-8859-5"],
        "Матуловић, Милан; Трифуновић, Љубиша; Ђерић, Јелена; Суботица, Његован; Крушевац, \
         Радојчић",
    ),
    (
        "he",
        &["windows-1255", "iso-8859-8"],
        "פסקואל, אבי; חולון; גרינפלד, אלון; אברבוך, נועם; רמת גן",
    ),
    (
        "ar",
        &["windows-1256", "iso-8859-6"],
        "عدلي, أحمد; الإسكندرية; حكيمي, حمزة; بلقاضي, سليمان; الرباط",
    ),
];

fn each(names: &str) -> Vec<&str> {
    names.split("; ").collect()
}

fn pages<'a>(names: &'a [&str]) -> impl Iterator<Item = &'static CodePage> + 'a {
    names.iter().map(|name| {
        let mut pages = CODE_PAGES.iter();
        pages
            .find(|page| page.encoding.name() == *name)
            .expect("a page of detection")
    })
}

/// The text in the page, if the page has all its letters. Romanian is written with the
/// comma where the page has no cedilla.
fn write(text: &str, page: &CodePage) -> Option<Vec<u8>> {
    let text = match page.encoding.name() {
        "iso-8859-16" => text
            .replace('ş', "ș")
            .replace('Ş', "Ș")
            .replace('ţ', "ț")
            .replace('Ţ', "Ț"),
        _ => text.to_owned(),
    };
    text.chars().map(|c| page.byte(c)).collect()
}

fn game(white: &str, black: &str) -> String {
    format!(
        "[Event \"?\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
    )
}

/// The two ways of writing Romanian count as one: the bytes are the same.
fn same(read: &str, written: &str) -> bool {
    let fold = |text: &str| {
        text.replace('ș', "ş")
            .replace('Ș', "Ş")
            .replace('ț', "ţ")
            .replace('Ț', "Ţ")
    };
    fold(read) == fold(written)
}

fn read_back(bytes: &[u8]) -> String {
    let guess = Detector::new(None).see(bytes);
    decode(bytes, guess, false).text.into_owned()
}

#[test]
fn the_names_are_mostly_not_those_learnt_from() {
    let learnt = |word: &str| {
        let all = LANGUAGES
            .iter()
            .flat_map(|(_, words)| words.split_whitespace());
        !word.is_ascii() && all.into_iter().any(|known| known == word.to_lowercase())
    };
    let mut known = Vec::new();
    let mut all = 0;
    for (_, _, names) in SAMPLES {
        for word in names.split([';', ',', ' ']).filter(|word| !word.is_empty()) {
            all += 1;
            if learnt(word) {
                known.push(word);
            }
        }
    }
    assert!(known.len() * 5 < all, "{} of {all}: {known:?}", known.len());
}

#[test]
fn a_file_of_many_names_is_read_without_fault() {
    let mut faults = Vec::new();
    for (language, names_of_pages, names) in SAMPLES {
        for page in pages(names_of_pages) {
            let held: Vec<&str> = each(names)
                .into_iter()
                .filter(|name| write(name, page).is_some())
                .collect();
            assert!(
                held.len() > 2,
                "{language} does not fit {}",
                page.encoding.name()
            );
            let text: String = held
                .iter()
                .zip(held.iter().rev())
                .map(|(w, b)| game(w, b))
                .collect();
            let bytes = write(&text, page).expect("only names the page holds");
            let read = read_back(&bytes);
            for (read, written) in read.lines().zip(text.lines()) {
                if !same(read, written) {
                    faults.push(format!(
                        "{language} {}: {written} read as {read}",
                        page.encoding.name()
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_file_of_one_game_is_read_without_fault() {
    let mut faults = Vec::new();
    let mut all = 0;
    for (language, names_of_pages, names) in SAMPLES {
        for page in pages(names_of_pages) {
            for pair in each(names).windows(2) {
                let text = game(pair[0], pair[1]);
                let Some(bytes) = write(&text, page) else {
                    continue;
                };
                all += 1;
                let read = read_back(&bytes);
                if !same(&read, &text) {
                    let names: Vec<&str> = read.lines().skip(1).take(2).collect();
                    faults.push(format!(
                        "{language} {}: {pair:?} read as {names:?}",
                        page.encoding.name()
                    ));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {all}\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// The least evidence there is: one in a hundred may be read otherwise, as when a name
/// makes another name of the same length.
#[test]
fn a_single_name_is_mostly_read_without_fault() {
    let mut faults = Vec::new();
    let mut all = 0;
    for (language, names_of_pages, names) in SAMPLES {
        for page in pages(names_of_pages) {
            for name in each(names) {
                let Some(bytes) = write(name, page) else {
                    continue;
                };
                all += 1;
                let read = read_back(&bytes);
                if !same(&read, name) {
                    faults.push(format!(
                        "{language} {}: {name} read as {read}",
                        page.encoding.name()
                    ));
                }
            }
        }
    }
    assert!(
        faults.len() * 100 <= all,
        "{} of {all}\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// Where the letters leave a choice, the label says which page it was.
#[test]
fn pages_that_differ_are_told_apart() {
    for (language, name) in [
        ("de", "windows-1252"),
        ("de", "ibm437"),
        ("de", "macintosh"),
        ("pt", "ibm850"),
        ("cs", "windows-1250"),
        ("cs", "iso-8859-2"),
        ("cs", "ibm852"),
        ("pl", "iso-8859-16"),
        ("tr", "windows-1254"),
        ("tr", "ibm857"),
        ("lt", "windows-1257"),
        ("lt", "iso-8859-4"),
        ("el", "windows-1253"),
        ("el", "ibm737"),
        ("ru", "windows-1251"),
        ("ru", "koi8-r"),
        ("ru", "ibm866"),
        ("ru", "iso-8859-5"),
        ("ru", "x-mac-cyrillic"),
        ("uk", "koi8-u"),
        ("he", "windows-1255"),
        ("ar", "windows-1256"),
        ("ar", "iso-8859-6"),
    ] {
        let sample = SAMPLES.iter().find(|sample| sample.0 == language);
        let (_, _, names) = sample.expect("a language of the samples");
        for page in pages(&[name]) {
            let bytes: Vec<u8> = each(names)
                .into_iter()
                .filter_map(|name| write(&game(name, "?"), page))
                .flatten()
                .collect();
            let guess = Detector::new(None).see(&bytes);
            assert_eq!(guess.name(), name, "{language}");
        }
    }
}

/// Moves are evidence too, and `½` is.
#[test]
fn chess_helps() {
    for (bytes, text, name) in [
        (
            &b"1. e4 e5 2. \xcaf3 \xcac6 3. \xd1b5 \xd4f6 \xce-\xce"[..],
            "1. e4 e5 2. Кf3 Кc6 3. Сb5 Фf6 О-О",
            "windows-1251",
        ),
        (
            b"2. \x8af3 \x8ac6 3. \x91b5 \x94f6 \x8e-\x8e",
            "2. Кf3 Кc6 3. Сb5 Фf6 О-О",
            "ibm866",
        ),
        (
            b"[Result \"\xbd-\xbd\"]",
            "[Result \"½-½\"]",
            "windows-1252",
        ),
        (b"[Result \"\xab-\xab\"]", "[Result \"½-½\"]", "ibm437"),
        (
            b"[Black \"Quadros,Andr\x82\"]",
            "[Black \"Quadros,André\"]",
            "ibm437",
        ),
        (
            b"[Black \"Wei\xdfert, Guido\"]",
            "[Black \"Weißert, Guido\"]",
            "windows-1252",
        ),
        (
            b"[Black \"\xd0uri\xe6, \x8earko\"]",
            "[Black \"Đurić, Žarko\"]",
            "windows-1250",
        ),
    ] {
        let decoded = decode(bytes, Detector::new(None).see(bytes), false);
        assert_eq!(decoded.text, text);
        assert_eq!(decoded.encodings.to_string(), name, "{text}");
    }
}

/// What was UTF-8 once and is UTF-8 twice comes back; what is UTF-8 once stays.
#[test]
fn every_name_survives_being_encoded_twice() {
    let windows_1252 = &CODE_PAGES[0];
    for name in SAMPLES.iter().flat_map(|sample| each(sample.2)) {
        let guess = windows_1252.encoding;
        let once = decode(name.as_bytes(), guess, false);
        assert_eq!((once.text.as_ref(), once.damage), (name, None));
        let written: String = name
            .bytes()
            .map(|byte| windows_1252.read_byte(byte))
            .collect();
        let twice = decode(written.as_bytes(), guess, false);
        assert_eq!(
            (twice.text.as_ref(), twice.damage),
            (name, Some(Damage::Twice))
        );
    }
}

/// A sheet without tags and names: the letters stand in a remark alone.
#[test]
fn a_remark_is_enough_to_tell_the_languages_of_the_baltic() {
    let remarks = [
        "baltųjų pėstininkas žengė į priekį",
        "juodieji pasidavė, nes žirgas žūsta",
        "melnie padevās pēc šī gājiena",
        "šeit vajadzēja ņemt ar torni",
        "must andis alla, sest käik oli tõesti halb",
        "võit lõppmängus pärast põhjalikku tööd",
    ];
    let mut all = 0;
    for page in pages(BALTIC) {
        for remark in remarks {
            let text = format!("1. e4 e5 2. d4 exd4 {{{remark}}} 3. c3 1-0\n");
            let Some(bytes) = write(&text, page) else {
                continue;
            };
            all += 1;
            assert_eq!(read_back(&bytes), text, "{}", page.encoding.name());
        }
    }
    assert_eq!(all, BALTIC.len() * remarks.len());
}

/// East Asia: names, places and remarks, in the encodings that people still write.
const EAST_ASIA: &[(&str, &[&str], &str)] = &[
    (
        "zh",
        &["gbk", "gb18030"],
        "刘文哲; 秦侃滢; 王频; 万叶国; 彭肇勤; 山东省国际象棋公开赛; 黑方时间超时判负",
    ),
    (
        "zh-hant",
        &["big5"],
        "陳柏霖; 黃志源; 臺北市體育會西洋棋委員會; 白方在此認輸",
    ),
    (
        "ja",
        &["shift_jis", "euc-jp"],
        "宮崎正之; 本間博; 大竹栄; 金子賢一郎; 日本チェス連盟; ポーンが足りない; 表示能力 十勝ソーラン杯",
    ),
    (
        "ko",
        &["euc-kr"],
        "오세윤; 황보람; 대한체스연맹; 백의 퀸이 잡혔다",
    ),
];

/// Whether a text in an encoding is found to be in it, or in one that reads it alike.
fn is_found(text: &str, label: &str) -> bool {
    let table = encoding_rs::Encoding::for_label(label.as_bytes()).expect("a label");
    let (bytes, _, unmappable) = table.encode(text);
    assert!(!unmappable, "{text} in {label}");
    multi_byte(&bytes).is_some_and(|found| found.read_whole(&bytes).as_deref() == Some(text))
}

#[test]
fn the_writing_of_east_asia_is_found() {
    for (language, labels, names) in EAST_ASIA {
        for label in *labels {
            for pair in each(names).windows(2) {
                let text = game(pair[0], pair[1]);
                assert!(is_found(&text, label), "{language} {label}: {pair:?}");
            }
        }
    }
}

/// No page of single bytes is taken for an encoding of several bytes to a character, not even a single name in it.
#[test]
fn other_writing_is_not_taken_for_that_of_east_asia() {
    for (language, names_of_pages, names) in SAMPLES {
        for page in pages(names_of_pages) {
            for name in each(names) {
                if let Some(bytes) = write(name, page) {
                    let found = multi_byte(&bytes).map(Encoding::name);
                    assert_eq!(found, None, "{language} {}: {name}", page.encoding.name());
                }
            }
        }
    }
}
