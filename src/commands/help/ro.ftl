# Ajutorul liniei de comandă în română: un mesaj pentru fiecare comandă, un atribut pentru fiecare opțiune. Engleza stă la opțiuni.

heading-usage = Utilizare
heading-options = Opțiuni
heading-commands = Comenzi
heading-arguments = Argumente
heading-default = implicit
heading-values = valori posibile
usage-options = [OPȚIUNI]
usage-command = <COMANDĂ>
for-more = Pentru mai multe informații se va folosi „--help”.
man-name = NUME
man-synopsis = REZUMAT
man-description = DESCRIERE
man-options = OPȚIUNI
man-subcommands = COMENZI
man-version = VERSIUNE

help = Afișează acest ajutor sau pe cel al unei comenzi

arbiter = Verifică partide de șah în masă: este fiecare partidă legală, se potrivește rezultatul cu tabla și ce articol din Legi o spune?

# Opțiuni comune mai multor comenzi
shared =
    .help = Afișează ajutorul
    .version = Afișează versiunea
    .color = Când se folosesc culori
    .lang = Limba mesajelor: en, ca, es, pt, ro [implicit: ecranul și pagina urmează mașina, tabelele sunt în engleză]
    .pieces = Literele pieselor în mesaje: figurine sau un cod precum de [implicit: cele ale limbii]
    .settings = Un fișier cu opțiunile obișnuite sau none [implicit: arbiter.toml în dosarul primei căi]
    .paths = Fișiere, dosare sau - pentru intrarea standard
    .threads = Fire de execuție cu care se lucrează (implicit: toate nucleele)
    .quiet = Fără rezumat, fără progres, fără observații despre partide: doar ieșirea și starea finală
    .no_progress = Fără bară de progres
    .alphabet = Literele pieselor care se citesc: auto sau coduri precum de ori ca,es (`arbiter alphabets` le enumeră)
    .encoding = Codificarea textului care se citește: auto sau un nume precum utf-8, windows-1252, ibm850
    .max_unpacked = Octeții pe care îi poate avea un fișier după decomprimare, precum 500M sau 10G; 0: fără limită
    .csv = Forma CSV: plain sau excel, care se deschide în Excel cu un dublu clic: cu marcaj de ordine a octeților, cu punct și virgulă și cu virgulă zecimală acolo unde setările locale (LC_ALL, LC_NUMERIC, LANG) le au
    .format = Ce rapoarte se scriu: csv, json, jsonl, xlsx (un registru Excel), parquet (pentru baze de date) și html, o pagină de privit [implicit: csv,html]
    .duplicates = Caută partide care se află de două ori în intrare: auto (cât timp este loc pe disc), always sau never
    .event = Regulamentul concursului (TOML); altfel, un event.toml în același dosar cu partidele
    .laws = Ediția Legilor: auto (după data fiecărei partide), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 sau 2023
    .select = Doar aceste reguli: coduri sau prefixe, precum MOV,END004; ALL pentru toate
    .ignore = Toate în afară de aceste reguli: coduri sau prefixe
    .ratings = O listă de rating (textul sau XML-ul FIDE ori CSV): ratingurile din etichete se compară cu ea, după ID-ul FIDE

audit = Citește toate partidele de pe căile date, le reia, le verifică și scrie rapoartele
    .out = Dosarul rapoartelor sau - pentru constatări la ieșirea standard, ca csv sau jsonl
    .accepted = Constatări pe care arbitrul le-a decis: CSV cu coloanele file, game, rule, reason și, dacă se dorește, white, black, round, date, după care o partidă este regăsită sub alt număr sau în alt dosar
    .write_accepted = Scrie constatările care încă se iau în considerare într-un astfel de fișier, pentru completarea motivelor
    .fail_on = Gravitatea de la care starea finală este 1
    .show = Câte constatări arată ecranul: un număr sau all (în ordinea partidelor)
    .severity = Gravitatea de la care ecranul arată constatări [implicit: erori sau atenționări dacă nu există erori]
    .suggest = Spune cum ar putea fi citită o partidă care nu poate fi jucată până la capăt
    .resume = Continuă de unde a fost întreruptă o rulare cu aceleași căi, opțiuni și dosar de rapoarte; dacă nu există niciuna, începe de la început

rate = Recalculează ratingurile din rezultate, așa cum au fost raportate și așa cum au fost verificate

    PATH este PGN, un raport de turneu (TRF16, TRF26) sau un tabel de rezultate cu coloanele white,black,result[,date,round,white_id,black_id]. Fără --list și --players ratingurile sunt cele din intrare.
    .system = fide-standard, fide-rapid, fide-blitz, fce-1986, glicko2, uscf, dwz sau pool (toți deodată, pentru arhive)
    .list = O listă de rating: textul sau XML-ul FIDE ori CSV; mai multe, dacă turneele au început sub liste diferite
    .players = Cuvântul responsabilului de rating despre jucători: CSV cu id, name, rating, k, birth, games, ever_2400, category, rating_ca, rating_es, rating_fide, federation, title
    .decisions = Cine este fiecare nume: CSV cu name, id
    .period = Lista pentru care sunt ratingurile, ca AAAA-LL
    .explain = Scrie calculul unui jucător, după nume sau ID, așa cum s-ar face pe hârtie
    .scale = pool: ce înseamnă un punct, elo (cel obișnuit) sau ordo
    .anchor = pool: un jucător cu rating fixat, ca NUME=RATING sau ID=RATING; se poate repeta
    .average = pool: media jucătorilor pe care nu îi fixează nicio ancoră (2300 dacă nu este dată)
    .white_advantage = pool: avantajul Albului în puncte, în locul celui găsit din partide
    .draw_rate = pool: partea de remize din partidele între egali, de la 0 la 1, în locul celei găsite din partide
    .strict_points = Lasă deoparte toate partidele de pe linia unui raport ale cărei puncte nu sunt suma rezultatelor
    .write_list = Scrie lista care rezultă, pentru ca perioada următoare să pornească de la ea: textul FIDE pentru o listă, sau CSV dacă FILE se termină în .csv. Toți cei din cea mai nouă --list rămân pe ea; --period spune pentru ce lună este
    .basis = Din ce rezultate provin lista nouă și partidele reportate
    .carry = Partidele jucătorilor fără rating păstrate de perioada anterioară (--write-carry al ei)
    .write_carry = Păstrează partidele jucătorilor care au prea puține pentru un prim rating, pentru --carry în perioada următoare
    .out = Dosarul rapoartelor sau - pentru ratinguri la ieșirea standard, ca csv sau jsonl
    .encoding = Codificarea textului partidelor: auto sau un nume precum utf-8, windows-1252, ibm850

crosscheck = Compară un raport de turneu cu partidele: fiecare partidă a unuia în celălalt, o singură dată, cu același rezultat

    REPORT este un raport de turneu (TRF16, TRF26), un tabel de rezultate cu coloanele white,black,result[,date,round,white_id,black_id], sau o listă de rating. Partidele se citesc și se judecă la fel ca în `audit`. Se scriu crosscheck.csv și, pentru un raport de turneu, crosscheck_checks.csv: liniile obligatorii, jucătorii comparați cu --list, rundele și orele pe zi, și dacă timpul de gândire este permis pentru ratingul cerut.
    .report = Raportul: un TRF, un tabel de rezultate sau o listă de rating
    .games = Partidele: fișiere, dosare, sau - pentru intrarea standard
    .list = Lista de rating cu care se compară câmpurile jucătorilor: textul sau XML-ul FIDE, sau CSV
    .system = Ratingul cerut: fide-standard, fide-rapid, fide-blitz [implicit: după tipul raportului sau timpul de gândire]
    .event = Regulamentul concursului (TOML); altfel, un event.toml în același dosar cu raportul
    .out = Dosarul rapoartelor, sau - pentru crosscheck la ieșirea standard, ca csv sau jsonl
    .format = Ce rapoarte se scriu: csv, json, jsonl, xlsx (un registru Excel), parquet (pentru baze de date) [implicit: csv]
    .encoding = Codificarea textului raportului și al partidelor: auto, sau un nume ca utf-8, windows-1252, ibm850

standings = Clasează un turneu: clasamentul cu toate departajările și tabelul rezultatelor

    PATH este un raport de turneu (TRF16, TRF26), PGN, sau un tabel de rezultate cu coloanele white,black,result[,date,round,white_id,black_id]. Fiecare raport, fiecare tabel și fiecare competiție pe care o numesc partidele este un turneu aparte. Se scriu standings.csv, crosstable.csv și tournament.html; după regulile catalane promotions.csv, și norms.csv cu ce cere fiecare normă și ce au făcut jucătorii care se apropie de ea. Dacă fișierul concursului are regulile unui concurs pe echipe, și team_checks.csv, iar o regulă încălcată face ca starea finală să fie 1.
    .tiebreaks = Departajările în ordine, ca BH/C1,BH,DE,SB [implicit: cele pe care le numește raportul, altfel cele obișnuite ale regulilor]
    .rules = fide-2023, fide-2026 sau fce-1986 [implicit: ale FIDE din ziua în care a început turneul]
    .kind = Cum se joacă: swiss sau round-robin [implicit: cum spune raportul sau arată împerecherile]
    .round = Clasamentul după această rundă [implicit: ultima cu rezultate]
    .basis = Ce rezultate se socotesc: submitted, sau audited, cum le au partidele însele
    .players = Cuvântul responsabilului de rating despre jucători, pentru promovări și norme: CSV cu id, name, rating, games, category, rating_ca, rating_es, rating_fide, federation, title, și celelalte coloane ale lui `rate`
    .explain = Scrie de unde vin numerele unui jucător sau ale unei echipe, după nume, ID sau număr
    .out = Dosarul rapoartelor, sau - pentru standings la ieșirea standard, ca csv sau jsonl
    .encoding = Codificarea textului partidelor: auto, sau un nume ca utf-8, windows-1252, ibm850

pairings = Verifică împerecherile unui turneu: ce runde urmează regulile și care nu

    PATH este un raport de turneu (TRF16, TRF26), PGN, sau un tabel de rezultate cu coloanele white,black,result[,date,round,white_id,black_id]. Turneele fiecare cu fiecare sunt comparate cu tabelele Berger. Sistemul olandez este judecat de un program de împerechere instalat: bbpPairings pe cale sau numit de ARBITER_BBPPAIRINGS, ori pachetul Python gacrux. Se scrie pairings.csv.
    .system = Regulile împerecherii: round-robin, swiss-1985 sau dutch [implicit: round-robin unde toți se întâlnesc cu toți, dutch unde o spune raportul]
    .out = Dosarul rapoartelor, sau - pentru pairings la ieșirea standard, ca csv sau jsonl
    .format = Ce rapoarte se scriu: csv, json, jsonl, xlsx (un registru Excel), parquet (pentru baze de date) [implicit: csv]
    .encoding = Codificarea textului partidelor: auto, sau un nume ca utf-8, windows-1252, ibm850

reconcile = Compară copiile unei partide ale celor doi jucători sau două dosare cu copii și reface partida
    .white = Copia Albului sau un dosar cu copii
    .black = Copia Negrului sau un dosar cu copii: fișierele se împerechează după nume
    .out = Dosarul pentru reconciled.pgn, reconcile.csv și reconcile.html

normalise = Scrie partidele ca PGN curat în UTF-8, cu litere englezești sau oricare altele
    .to = Literele pieselor care se scriu: en sau un cod precum de ori ca (`arbiter alphabets` le enumeră)
    .out = Fișier în locul ieșirii standard
    .repair = Înlocuiește ce nu poate fi jucat cu mutarea cea mai probabilă, fiecare schimbare fiind marcată într-un comentariu
    .go_on = Scrie mai departe după o mutare ilegală rămasă valabilă, ca altă partidă din poziția de după ea

extract = Scrie partidele care îndeplinesc ce se cere: după verdict, regulă, jucător, dată, rating, deschidere sau orice coloană din games.csv

    O partidă este scrisă dacă îndeplinește tot ce se cere. Mai multe valori despărțite prin virgule, și o opțiune repetată, sunt o alegere între ele; --where repetat cere mai mult. Partidele sunt scrise în ordinea intrării: așa cum sunt, octet cu octet, sau cu --normalised așa cum le scrie `normalise`.

    --where compară coloanele din games.csv, etichetele prin tag(ECO) și numărul de constatări prin count(MOV), cu numere, date și texte între ghilimele: = != < <= > >=, in (…), between … and …, like, ilike (% înseamnă orice semne, _ unul singur), contains (fără a privi majusculele), is empty; has(MOV002) cere o constatare. Condițiile se leagă prin and, or, not și paranteze. Ca în SQL, despre o celulă goală nu se știe nimic.
    .out = Fișier în locul ieșirii standard
    .rule = Partide cu o constatare a uneia dintre aceste reguli: coduri sau prefixe, ca MOV,END003
    .severity = Partide cu o constatare de această gravitate sau mai gravă; cu --rule, a acestor reguli
    .status = Cum stă partida în ansamblu
    .changed = Partide cărora Legile le dau alt rezultat decât cel prezentat
    .result = Rezultatul prezentat, ca 1-0
    .audited = Rezultatul pe care îl dau Legile
    .termination = Ce a încheiat partida
    .player = Un jucător de oricare culoare: un nume așa cum îl scriu oamenii, sau un ID FIDE
    .white = Cel cu piesele albe
    .black = Cel cu piesele negre
    .players = Un fișier cu jucători de oricare culoare, câte unul pe linie
    .elo_min = Ratinguri de la acest număr în sus
    .elo_max = Ratinguri până la acest număr
    .elo_of = Ale cui sunt ratingurile
    .date_from = Partide jucate în acea zi sau mai târziu: 1985-12-31, 1985-12 sau 1985
    .date_to = Partide jucate în acea zi sau mai devreme
    .event_name = Partide din competiții cu aceasta în nume
    .eco = Deschideri după codul etichetei ECO: B90, C, D10-D15
    .plies_min = Partide de atâtea semimutări sau mai multe
    .plies_max = Partide de atâtea semimutări sau mai puține
    .fen = Partide în care a apărut această poziție
    .where_ = O condiție asupra coloanelor din games.csv, ca "white_elo > 2500 and has(MOV)"
    .invert = Scrie partidele care nu îndeplinesc ce se cere
    .skip = Trece peste atâtea dintre partidele care îndeplinesc
    .first = Se încheie după atâtea partide
    .sample = O mostră de atâtea dintre partidele care îndeplinesc, în ordinea intrării
    .seed = Altă mostră pentru fiecare număr
    .count = Scrie doar numărul partidelor care îndeplinesc
    .as_it_stands = Scrie partidele octet cu octet așa cum sunt, în codările lor; așa se face implicit
    .normalised = Scrie partidele din nou, ca PGN curat în UTF-8
    .to = Litere ale pieselor care se scriu: en, sau un cod ca de sau ca (`arbiter alphabets` le enumeră)

position = Spune ce hotărăsc Legile despre o poziție: șah, mat, pat, moartă, dacă Albul sau Negrul mai poate da mat

    Dacă o parte mai poate da mat se întreabă pentru orice serie de mutări legale, fără contoare și repetări: `yes` se sprijină pe o linie jucată până la capăt, `no` pe o demonstrație, iar `undecided` este când nu s-a găsit niciuna. O poziție este moartă când nicio parte nu mai poate da mat.

    Cu --format json, câte un obiect pe linie: fen, legal (dacă este false, și reason), check, checkmate, stalemate, dead (null dacă nu s-a decis), white_can_mate, black_can_mate (yes, no, undecided) și line, mutările până la mat separate prin spații (al Albului dacă există, altfel al Negrului), dacă s-a găsit; apoi, dacă poziția nu încheie partida, laws, halfmove_clock, fifty_now, fifty_with (mutările care pot fi anunțate pentru o solicitare), seventyfive. Când un FEN nu dă nimic ce se poate juca, răspunsurile sunt null.

    Cu --game, o poziție dintr-o partidă: de câte ori a apărut și cu ce mutări ar fi corectă o solicitare de triplă repetare; în JSON file, game, ply, repetitions, repeated_at, threefold_now, threefold_with.

    Starea finală: 0 sau 1 dacă vreun FEN nu dă nimic ce se poate juca.
    .fens = Poziții în FEN, fiecare între ghilimele; - pentru câte una pe linie la intrarea standard
    .game = În loc de aceasta, o partidă: cea cu acest număr din orice fișier pe care îl citește `audit`
    .ply = Mutările ambelor părți făcute înaintea poziției (implicit: toate cele care pot fi jucate)
    .laws = Ediția Legilor: auto (cea mai nouă; pentru o partidă, cea din ziua ei), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 sau 2023
    .format = Cum se răspunde
    .budget = Renunță la o poziție după atâtea milisecunde: răspunsurile rămase deschise sunt atunci `undecided`. Singura opțiune prin care răspunsurile depind de ceas
    .threads = Fire de execuție care răspund (implicit: toate nucleele)

explain = Explică o regulă în întregime: ce găsește, de ce, articolul din fiecare ediție, un exemplu
    .rule = Codul regulii, precum MOV004; fără el, catalogul

laws = Spune ce conține fiecare ediție a Legilor și care este în vigoare într-o zi
    .date = O zi, precum 2014-09-01: ce ediție era în vigoare, de unde se știe și ce nu se știe despre ea

alphabets = Arată literele pieselor din toate limbile cunoscute

completions = Scrie completările unui interpretor de comenzi, pentru a fi puse unde le caută
    .shell = bash, elvish, fish, powershell sau zsh

man = Scrie pagina de manual a programului sau a unei comenzi, așa cum o citește man
    .command = O comandă, precum audit; fără ea, pagina programului
