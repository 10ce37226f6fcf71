//! What the languages of chess players look like: for each, names and words of
//! tournaments that carry its own letters. `plausible` counts neighbouring letters
//! in them; nothing here is looked up as a whole word.
//!
//! To teach a language, or to correct a bad reading, add names.

/// One entry per language: its code, and words in lower case. `İ` stays: its
/// small letter is two characters.
pub(super) static LANGUAGES: [(&str, &str); 33] = [
    (
        "de",
        "müller jäger größe schröder köhler böhm könig krämer schäfer weiß voß groß hübner \
         günter jürgen jörg björn götz gräf lütke bäcker schönfeld schütz schütze büchner kühn \
         kühne kröger möller förster böttcher vögel grünfeld sämisch süchting köln münchen \
         düsseldorf österreich zürich nürnberg würzburg lübeck göttingen tübingen mühlheim für \
         züge schlüssel spaß straße fuß preuß rößler häußler strauß kieß maßmann weißbach \
         weißenberger bürger bär löwe hölzl döring röder rüdiger käthe jänisch händel wünsch \
         hänsel wölfle schürmann krüger düring übung ägypten öffnung läufer königsgambit \
         damenflügel schwäche schwarzwälder meißen gießen gießmann preußen fürth fürst \
         fürstenau führer füchse lüneburg hühner schübel hüttig äpfel bäumler häusler träger \
         gärtner wähler mädler lämmel römisch röhrich böse höhn höfer töpfer nölting körner \
         schüler gütersloh güstrow ingelbäch stöckl mörs ländle südwest nürtingen schweißer \
         schließer größer heß hoß",
    ),
    (
        "fr",
        "andré rené françois benoît jérôme stéphane frédéric gaël joël noël zoé chloé hélène \
         irène émile éric étienne édouard élise besançon orléans neuchâtel genève vénissieux \
         évry châlons mâcon nîmes béziers échecs équipe échiquier première deuxième château \
         forêt île côte hôtel août français d'été à où là lefèvre lévêque bénard gérard gérault \
         véron mongé barré clément dégraeve bézier léon théo cléo rémi rémy geneviève thérèse \
         agnès anaïs naïs loïc maël daniël françoise garçon leçon niçois façade gâteau pâques \
         bâton tête fête maître bœuf cœur sœur œuvre bûche dû sûr brûlé mûrier goût hervé \
         désiré fédération méditerranée élite pépinière guérin guénée aurélien valérie amélie \
         mélodie bérengère régis rénald lazaré célestin vézelay angoulême crépin drômois rhône \
         saône hôpital côté cédric céline raphaël israël michaël éliane évelyne mickaël",
    ),
    (
        "es",
        "garcía martínez lópez gómez pérez gonzález rodríguez hernández sánchez fernández \
         jiménez díaz álvarez muñoz ibáñez núñez peña vázquez ramírez gutiérrez domínguez \
         suárez velázquez méndez ordóñez yáñez castañeda españa cataluña coruña josé maría \
         jesús andrés tomás nicolás sebastián martín joaquín agustín adrián iván raúl ángel \
         óscar álvaro íñigo begoña inés mónica verónica sofía lucía rubén héctor víctor \
         cristóbal león málaga cádiz córdoba jaén almería bogotá medellín méxico perú panamá \
         asunción campeón simultánea años niño católica lechería república águilas édgar úrsula \
         capítulo último fundación partición rápido clásico categoría compañía ávila río días \
         güemes agüero argüelles güell bermúdez cárdenas valdés cortés córdova cóndor cortázar \
         peñarol señor niñez viñas viña ocaña zúñiga acuña patiño treviño avendaño bolaños \
         baños briceño escartín marín román durán galán roldán beltrán guzmán bazán morán \
         alarcón calderón garzón falcón chacón bernabé josué noé tarragó rincón gascón lázaro \
         bárbara débora júnior érika íker óliver simón gastón ramón salomón peñalosa peñaloza \
         peñafiel",
    ),
    (
        "ca",
        "català barcelonès barberà lluís jordà llúcia núria mònica ramón josé àlex àngel òscar \
         èric martí adrià agustí vallès penedès vilà solà serrà gràcia güell lluïsa raül \
         çaragossa plaça força barça campió partícules tècnic òbert màlaga col·legi col·lectiu \
         paral·lel sèrie divisió cañé mañé españó valència alcàsser algemesí gandía castelló \
         llançà bàsquet bàrbara narcís franquès cortès tomàs nicolàs sebastià damià marià fèlix \
         cèsar òrrius àvila",
    ),
    (
        "pt",
        "joão são conceição assunção josé antónio antônio luís andré mário márcio flávio \
         cláudio fábio sérgio júlio rogério patrícia letícia gonçalves gonçalo lourenço \
         moçambique magalhães guimarães simões simão leitão brandão falcão galvão romão damião \
         sebastião sertão gusmão aragão mourão peão peões campeão campeões limões araújo \
         américa brasília paraná amapá pará ceará goiás maranhão vitória histórico inácio \
         estêvão açores évora setúbal português três avô avó maçã lições não câmara cândido \
         crônica fundação seleção associação confederação seção ângela ítalo óbidos érica \
         úrsula íris luísa luíza césar hélio célio lúcio múcio vinícius aloísio dionísio anísio \
         tomé josué maurício fabrício eugênio armênio gênova antônia capitão bertão frazão \
         paixão beltrão varzeão catalão verão irmão mão pão cão eleições nações corações ação \
         atenção opção jatobá corumbá marajó xingú macapá cuiabá maringá",
    ),
    (
        "it",
        "città società nicolò niccolò perché più già università libertà caffè forlì cantù \
         mondovì sarà è calabrò cefalù nardò verità novità serietà viganò salò patanè",
    ),
    (
        "sv",
        "åke åsa måns pär björn göran jörgen sören östen örjan växjö malmö göteborg örebro \
         västerås linköping norrköping jönköping södertälje sjöberg åberg åström öberg öhman \
         ström nyström lindström hellström sjöström bergström söderberg söderström västerlund \
         hägg häggström grönlund grönqvist öquist håkansson håkan mårtensson gårdén lindén \
         hallén rosén norén almén för mästerskap på från årets små blå åkesson bäckström \
         sjögren lindgård sandström ängelholm älvsjö hälsingborg ståhl ståhlberg smål råberg \
         mårten bråten råsunda skåne skåning vårberg hårding gräns gränna järfälla täby västra \
         östra österlen österman ölander söder södra köping höganäs mörby sjö sjöbo flöjt ål \
         åmål årjäng ängby täng länsspel häradsmästare börje björk björklund strömberg \
         strömbäck östlund österberg umeå luleå piteå skellefteå alingsås borås två då nå få gå \
         stå så",
    ),
    (
        "da",
        "jørgen søren sørensen bjørn kjær kjærgaard nørregaard nørgaard sønderjylland møller \
         jørgensen østergaard østerbro københavn århus ålborg åge brønshøj brøndby skælskør \
         næstved køge helsingør hillerød træningsmøde på små blå påske ærø ærbødigst højgaard \
         højrup højbjerg grønfeld krøyer lægaard bæk holbæk kærsgaard præst væver sæther grænge \
         ø årsmøde bøgh bøje ørsted ågård nygård ødegaard æsel øst øster åboulevarden rødby \
         rødgaard røde nørre nørreby nørrebro nørager sønder bækkelund bærum rønne rønde røn \
         høng høje øllgaard jæger værløse værum lærke mærsk blåvand gråsten århusianer nykøbing \
         ringkøbing køb søby søgaard sø ærtholm hjørring tårnby måløv løve løvstad løkke \
         løgstør mørch mørup mørke ræv rævskov skår skårupøre gårde vindegård glædelig blæsen \
         lærer kæmpe",
    ),
    (
        "no",
        "bjørnar tromsø bodø ålesund lillestrøm drøbak førde sør trøndelag østlandet ødegård \
         solgård myrgård håkon pål gøran øyvind øystein ørjan åsmund åse sørli nordbø sæther \
         sætre søby tønsberg gjøvik hønefoss sjøvik høiberg bjørnsen grøn jørn tørn støle strøm \
         bråten lågen vågan mæhlum ræder æresnes østby årnes mjøs håland håvik hågen nøtterøy \
         nøkland nøst sørum sørland høyre høydahl rød rødland grøtte bølge åsane åsen årdal \
         båtvik fåberg måløy ålgård bærum værnes stjørdal røros førland øst østfold østre løvik \
         løken mørkved mørland skår skåre skårdal",
    ),
    (
        "fi",
        "jääskeläinen hämäläinen mäkinen mäki mäkelä väisänen räisänen pääkkönen nyrkkönen \
         häkkinen hyvärinen lehtimäki järvinen järvi järvenpää jyväskylä hyvinkää tyrvää \
         hämeenlinna äänekoski östermalm pöyry töölö tölö syväjärvi kärki pärssinen säynäjoki \
         pitkänen yrjölä kytöniemi väinö päivö yrjö öhman heikkilä seppälä nissilä määttä \
         köykkä käyrä työ yö päivä pöytä pentilä vänttä sääksi kylä jyrkkä hölttä",
    ),
    (
        "is",
        "þórhallsson þorsteinsson þröstur friðrik guðmundur guðmundsson sigurður sigurðsson \
         jóhann jón jónsson björn björnsson ólafsson ólafur hlífar stefánsson héðinn \
         steingrímsson pétursson pétur áss grétarsson jóhannesson þorfinnsson ægir ævar \
         kópavogur reykjavík árni ásgeir ásgeirsson magnús örn þór eiður viðar viðarsson gísli \
         davíð már íslands skákþing hraðskák skák vigfús bárður færeyjar þýskaland ýr útvegs",
    ),
    (
        "et",
        "pärnu tõnu tõnis jõgi jõhvi jõe õunapuu õnne mõttus kõiv põder põld võru põltsamaa \
         lääne läänemaa nõmme kärner käsper rägo nüüd üksküla müür hüüs küla kütt püss rüütel \
         söber töö öö mägi mäe jäär jääger kaljujärv järv põhja žürii šahhi šnepper žukov \
         meistrivõistlused võistlus üle täht tähe sõber hõbe kõrge päts lõhmus rõuge rõigas \
         sõmeru mõis mõisa õismäe õie tõivo jõul ülo ülle jüri jürgen pääsu",
    ),
    (
        "cs",
        "přebor šimáček dvořák novák černý veselý horák němec pokorný hájek král růžička beneš \
         sedláček doležal kolář krejčí navrátil čermák vaněk blažek kříž kratochvíl bartoš \
         vlček polák šimek konečný malý čech štěpánek staněk šťastný mareš sýkora tichý vávra \
         matoušek bláha říha ševčík bureš hruška mašek dušek hlaváč havlíček řezáč jiří tomáš \
         lukáš ondřej matěj vojtěch přemysl zdeněk luboš miloš aleš mikuláš jaromír vladimír \
         vítězslav božena věra růžena česká plzeň třebíč líšeň děčín ústí kroměříž žďár ždár \
         hodějov přerov říčany třinec mistrovství soutěž družstev bílý dáma pěšec věž střelec \
         jablůnka šachy šach krátký čtvrtý ďáblice ťoupal řehoř hřebík tři při před máčik \
         vyšehrad prášek dřevo dvůr kůň dobřany dobříš dobřichovice řepa řepík řezníček říman \
         řada řádek hřebec břeclav stříbro příbram poříčí bařina bařinka mařík mařenka kopřiva \
         skřivan zářecký zářicí ježek ježková nováková dvořáková svobodová procházka \
         procházková kučera kučerová němcová marková poláková králová šulc šafář šafránek štich \
         škoda škvor žák žáček žižka čapek čáp čížek čihák líbal lázně mariánské františkovy \
         poděbrady říjen září únor květen červen těšín těšínský jeřáb jeřábek pětka míša mánek \
         hořejší vokáč žatec žabka žaneta žampach radošov",
    ),
    (
        "sk",
        "šachový ľubomír ľudovít ľuboš ján štefan žilina košice prešov trenčín piešťany lučenec \
         šaľa dubník petrík kováč kováčik hudák baláž tóth molnár lukáč gašparík jurčík mikuš \
         michalík ondruš čierny majstrovstvá družstiev päť deväť mäso vôľa kôň stôl dĺžka stĺp \
         vŕba hŕba plavčan maňo repková ftáčnik jakubčík vít mrňa ťažký ďuriš žigo šimko ďurica \
         čačko líška slávik dávid dobrovoľský áno kráľ učiteľ priateľ roľník vasiľ soľ kosť \
         pamäť peťko maťko niť žiť maľarik kukaľ ružičková ružinov žiar žilinčan dobšiná krížik \
         tichý mížka pavčo gáplovský šahy šurany čadca ľvov ľupták ľachký kľúč nedeľa škriniar \
         hviezdička",
    ),
    (
        "pl",
        "wójcik zieliński szymański woźniak dąbrowski kozłowski pawłowski król wróbel jabłoński \
         stępień górski głowacki zając wójtowicz błaszczyk zięba kołodziej cieślak szczepański \
         brzeziński wilczyński łuczak urbański krzemiński łukasz paweł michał rafał stanisław \
         bolesław władysław wacław mirosław jarosław świętosław święty świdnica łódź kraków \
         gdańsk wrocław poznań toruń białystok rzeszów częstochowa świercz śliwa ślązak żak \
         żółty żołądek żmuda ćwik ćwiek gościniak kość maść szachów drużynowe młodzików \
         juniorów środa dębica piątek książek księżak węgry wąsik dziób jaś jędrzej miś \
         polański tomczyński łoś włoch członek wieża źródło późny niedźwiedź źrebak kaźmierczak \
         będzin kędzior jędrzejów lędziny świerk świerczek świat światek świnoujście ślusarczyk \
         ślęza śmigiel śniadek środowisko miśkiewicz jaśkiewicz jaśkowski wiśniewski wiśniowski \
         iść gość liść bożek bożena boży różański różycki mężyk wężyk bartłomiejczyk \
         bartłoszewicz tłomacki młodziński kłosiński piłka małecki zawiłowski kamiński \
         kamieński lipiński baliński gliński czyżewski jeżewski starzyński skrzyński opoczyński \
         wołoszyn wołowiec pułkownik ząbek ząbkowski kącki łącki łęcki gąsior sądecki zagłębie \
         pogoń śląsk wisła legią mąż dąb jędruś pięć dziewięć więcek więckowski sęk bąk \
         bąkowski bączek pąk mąka mączyński ćmiel ćma ćwikła ćwiertnia żabka żagań żyła żywczak \
         łobez łomża kępa kępka tępy olżycki grześkowiak miśko wąż wąsowicz rząsa kąkol bożym \
         jożwiak jóźwiak",
    ),
    (
        "hu",
        "kovács tóth szabó horváth molnár németh takács juhász mészáros oláh rácz szilágyi \
         török fehér balázs gál szűcs orsós pintér lukács gulyás biró bíró király lászló jónás \
         bogdán sándor fülöp váradi hegedűs deák bálint pál illés szőke vörös bognár fábián \
         bodnár szücs hajdú halász máté székely gáspár pásztor dudás jános józsef istván zoltán \
         gábor péter györgy árpád géza béla ödön örs előd ernő jenő rezső győző dezső szőnyi \
         erdős győr kőszeg őszi csoportbajnokság bajnokság magyarország mérkőzés első tűz fű \
         hölgy női ifjúsági győri szegő ökör üveg ügyes űr ágnes éva írisz ónodi ország pécs \
         nyíregyháza ősz útja gyűjtemény gyűrű műszaki művész keserű fűzy gyűlés betű szűr derű \
         fűszer bűvös tűzoltó szűk szűz szűrő kőbánya kőrösi kőműves bőhm főiskola főváros erdő \
         mező mezőkövesd szőlős jászberény bánya lajosné istvánné andrás ádám márta mária \
         krisztián kálmán tamás miklós szentgyörgyi győrffy gyöngyös gyöngyösi sárvári \
         sárospatak sáros ribáry lékai lévai portörő hódmezővásárhely csongrád kecskeméti \
         fehérvári szécsi szűcsi tűrő gyűrűs művelődési bűn hűség szűts",
    ),
    (
        "ro",
        "bucureşti bucurești timişoara timișoara iaşi iași ploieşti ploiești constanţa \
         constanța galaţi galați braşov brașov piteşti argeş argeș târgu mureş mureș bacău \
         brăila buzău călăraşi călărași râmnicu vâlcea sînandrei cîmpina băile ştefan ștefan \
         şerban șerban ţurcan țurcan ţepeş gîrbea mărgărit pârvu pîrvu bîrsan mădălina cătălin \
         cătălina răzvan ionuţ ionuț dănuț dănuţ mihăiță lăcrămioara istrăţescu istrățescu \
         pădureanu stănescu rădulescu dumitrăche vişan lupşa şuta naţional național românia \
         românească câmpionat înscriere împotriva între şah șah echipă tânăr săptămână şcoala \
         școala muşat grădinaru pârâu pâine pârlog câmp câmpeanu lângă sfântu sân gânju \
         vânătoru mâine română român florinţa stoinţa ionţa ştiinţa știința viţă viță negoiţă \
         negoiță ghiţă ghiță mitruţă floriţa grigoriţă costiţa bistriţa târgovişte târgoviște \
         focşani focșani botoşani botoșani reşiţa reșița păun păduraru lăpuşneanu mărăşti \
         văcărescu bălan bărbulescu dănilă gavrilă ioniţă ioniță chiriţă năstase mândra \
         mândrescu gândac rând pământ cuvânt sfânt oţel oţelul oţeleanu preoţescu moţoc soţ \
         hoţul",
    ),
    (
        "hr",
        "đurić đurđević đorđe đoković đukić žarko željko žagar živković žunić šarić šimić \
         šimunović škoro šoljan čabarkapa čović čolić ćosić ćirić ćurić ćetković petrović \
         jovanović marković nikolić ilić pavlović popović stanković ivanović tomić kovačević \
         hadžić babić matić novaković perić bogdanović milošević mišić mišo miloš saša aleša \
         dušan siniša snežana božidar boško bošković mladenović krešimir fišer ljubojević \
         bojković matanović gligorić rađenović brđanin mađar niš čačak užice požarevac požega \
         đakovo šibenik varaždin čakovec križevci šahovski šah međunarodni radnički kožul \
         zelčić žaja brkić jović nedić vučić vuković bačić kovač domaći noć moć kuća sreća žena \
         muškarci čekić uroš vlašić krstić jurišić đenović đani đuro đuričić anđa anđelković \
         anđić grđan đak šešelj šenoa šepić šeparović ženski žene zubčić sarić žitković žitnik \
         ivaniš ivanišić mošić kašić rašić rašković radošević kulaš čanak popčević savčić rogić \
         begić redžepi džeko džamić bariš mikoš",
    ),
    (
        "sl",
        "žiga matjaž tomaž blaž aljaž boštjan uroš jože jožef črnomelj škofja škofljica šentjur \
         šiška špela anže žalec brežice krško križ župe beliš lenič pavasovič šebenik grošelj \
         šolar žnidarčič žižek čuden čeh čibej kočevje hočevar potočnik kovačič turščak mušič \
         mihelič petrovič jovanič markovič zupančič pirš državno šahovska člani članice končno \
         češnja rožič rožman božič božičnik žibert mohorič kožuh žužek grižič",
    ),
    (
        "tr",
        "yılmaz yıldız yıldırım öztürk aydın özdemir doğan kılıç çetin koç özkan şimşek özcan \
         çakır erdoğan şen aktaş güler yalçın güneş ünal gül özer işık avcı sarı taş köse \
         yüksel ateş ışık çiçek güngör uçar kılınç çelik barış oğuzhan oğuz çağrı çağlar \
         ağaoğlu çavuşoğlu karaoğlu ipatoğlu daştan atalık süleyman şükrü gürcan yağız köksal \
         sarıtaş sıla betül kübra büşra ümit ömer özgür türkiye şampiyonası satranç turnuvası \
         büyük küçük çorum eskişehir muğla ağrı iğdır tekirdağ beşiktaş kadıköy üsküdar ığdır \
         özgül müjdat İstanbul İzmir İpek İbrahim İlhan İsmail İnan maraş arkadaş yavaş savaş \
         şanlıurfa şanlı şener şentürk bahçe bahçeli şehir şehirli kıvılcım kıvrak doğu doğuş \
         oğul oğulcan emiroğlu hacıoğlu ışıklar ışıl alışık karşı başak başaran yaşar taşkın \
         çınar çıtak gençler kuşadası",
    ),
    (
        "lt",
        "šiauliai panevėžys klaipėda mažeikiai telšiai marijampolė kėdainiai rokiškis šarūnas \
         šulskis čmilytė žukauskas žemaitis kęstutis kazlauskienė vaičiulis vaičius šimkus \
         šidlauskas stančikas česnauskas čepulis ąžuolas butkutė grybauskaitė jokūbas jūratė \
         rūta birutė eglė giedrė kalvaitytė čempionatas pirmenybė žirgas šachmatai jaunių \
         mokinių moterų vyrų žaibo taurė įmonė įvykis dvyliktų ūkininkas vėlių petrulytė \
         mikėnas žvynė žibėnas žydrūnas ramūnas arūnas liūtas būga kačys pačėsa gražinys \
         pėsčias kūčios rugpjūtis tvarkaraštis rugsėjis žilinskas žilinskaitė žiemys žigas \
         laurušonis rušas kriaušė bagušytė mindaugė pultinavičius stankevičius marcinkevičius \
         petkevičius lukoševičius sinkevičius tamošaitis tamošiūnas kriščiūnas balčiūnas žiūkas \
         butėnas balsėnas dauguvėlis dargėlis šeškas šeškauskas kęstaitis salomėjus neringėlė \
         naujokaitė šarkauskas vaitkevičiūtė kavaliauskaitė naumiesčio žemaičių ąsotis žvirblys \
         žvalgas žvejas šnipas gėlė rėza sėkla būda ūla ūdra bučys bučas rušė",
    ),
    (
        "lv",
        "jānis jēkabs pēteris kārlis mārtiņš bērziņš kalniņš ozoliņš liepiņš krūmiņš zariņš \
         siliņš rudzītis zemītis lācis vītols vītoliņš šķēle šmits šics ķirsis ķezbere ķeniņš \
         ģertrūde ģirts ņikita ļaudis ļeņins āboliņš ābele āris ēriks ērglis īvande ūdris čaks \
         žagars žanis žukova rīga jūrmala rēzekne liepāja jēkabpils cēsis limbaži čempionāts \
         sacensības šahs šaha dāma mežs lazdiņš bākāns lūsis krastiņš puriņš kļaviņš grīnbergs \
         sprenģe sīlis tīrums pētersone zēns māte brālis vēsture jauniešu līga mēnesis turnīrs \
         šahists meistarsacīkstes kantāns starostīts jēgers sveša neikšs kovaļovs kovaļevskis \
         vasiļjevs iļja iļjins aivārs ivārs gunārs egīls guntārs ilmārs ingmārs kalēja kalējiņš \
         jāzeps ādaži ādamsons ādolfs jūlijs jūsma zūle šāvējs kāpēc bērzs bērzkalns svētki \
         dzērve ēdole vējš zvīnis sirmāis kauliņš kārkls pāvils cīņa cīpars zīle vīksna dīķis \
         ērkšķis ērts ēvele ēķis spāre svārs ģēvele mežaparks",
    ),
    (
        "el",
        "παπαδόπουλος παπαδοπούλου γεωργίου ιωάννης ιωάννου νικολαΐδης κωνσταντίνος \
         κωνσταντίνου δημήτρης δημητρίου χρήστος χρήστου αντώνης αθανάσιος βασίλης βασίλειος \
         γιώργος γεώργιος ευάγγελος θεόδωρος σπύρος στέλιος σταύρος παναγιώτης παναγιώτου \
         μιχάλης μαρία ελένη αικατερίνη άννα σοφία αθήνα θεσσαλονίκη πάτρα ηράκλειο λάρισα \
         βόλος ρόδος χαλκίδα χανιά κέρκυρα ελλάδα ελληνικό πρωτάθλημα κύπελλο σκάκι σκακιστικός \
         όμιλος αγώνας γύρος λευκά μαύρα κοτρωνιάς μπανίκας γκριβας παυλίδης μαστροβασίλης \
         καλαϊτζόγλου τσορμπατζόγλου αλεξάκης μακρόπουλος σκέμπρης τριανταφυλλίδης οικονόμου \
         έλενα ήλιος ίρις ύδρα ώρα και του της ομάδα διεθνές τουρνουά ζωγράφος ξένος ψαράς \
         φίλιππος ισοπαλία νίκη ήττα ιωαννίδης παπαϊωάννου παπαδάκης μανωλάκης χατζηδάκης \
         θωμαΐδης νικολάου ανδρέου στέφανος λεωνίδας άγγελος άρης άγιος αγία έβρος ήπειρος \
         όλυμπος",
    ),
    (
        "ru",
        "чемпионат первенство россии москвы москва ленинград санкт петербург турнир матч партия \
         ботвинник таль смыслов петросян спасский карпов каспаров крамник алехин бронштейн \
         корчной полугаевский геллер тайманов керес авербах котов болеславский иванов петр пётр \
         сидоров олег кузнецов попов васильев соколов михайлов новиков фёдоров федоров морозов \
         волков алексеев лебедев семёнов семенов егоров павлов козлов степанов николаев орлов \
         андреев макаров никитин захаров зайцев соловьёв борисов яковлев григорьев романов \
         воробьёв сергеев александр сергей владимир андрей алексей дмитрий михаил николай юрий \
         евгений виктор игорь анатолий борис василий константин павел максим артём ольга елена \
         наталья татьяна ирина светлана анна мария екатерина кодировка финал полуфинал \
         командный открытый кубок мемориал шахматы белые чёрные ничья мат пат шах ход лучше \
         после угрожает хорошо плохо конь слон ладья ферзь король пешка рокировка вариант \
         грищук свидлер непомнящий карякин морозевич яковенко томашевский харьков киев минск \
         область город ссср юношеский женщины мужчины быстрые блиц раунд тур дом спорт эндшпиль \
         щербаков цветков хохлов шишкин жуков эстрин юдасин яновский и в на не с по за что это \
         если этого также чтобы только белых черных чёрных фигур позиция преимущество уфа \
         уфимцев ухов умнов усов ёлкин ёжиков ёршов тимофеев тимошин тихонов тула омск пермь \
         казань баку рига",
    ),
    (
        "uk",
        "україна чемпіонат київ львів харків одеса дніпро запоріжжя чернівці тернопіль полтава \
         вінниця житомир рівне луцьк ужгород івано франківськ кривий ріг іванчук василь руслан \
         пономарьов ельянов павло андрій олексій сергій володимир дмитро михайло микола юрій \
         євген віктор ігор анатолій шевченко коваленко бондаренко ткаченко кравченко олійник \
         шевчук ковальчук поліщук бойко мельник лисенко марченко савченко руденко мороз \
         петренко клименко павленко кузьменко гончаренко захарченко їжакевич її єфименко \
         єременко ґудзь ґалаґан міжнародний турнір перший вищої ліги кубок шахи білі чорні \
         нічия тура кінь ганна наталія тетяна оксана любов марія катерина ілля кирило онищук \
         сторожчук область місто області обласний командний жіночий юнацький м'яч подільський \
         хмельницький гравець",
    ),
    (
        "bg",
        "българия първенство държавно софия пловдив варна бургас русе стара загора плевен \
         сливен веселин топалов кирил георгиев иван иванов георги димитров димитър стоянов \
         тодоров николов христов христо петров ангелов василев янков илиев атанасов марин \
         стефанов ивайло божидар любомир красимир пламен валентин румен светлозар антоанета \
         стефанова ценка ъгъл ръка мъже жени шахмат турнир кръг царица офицер кон топ цар щука \
         жълъд купа отборно международен открит югославия яворов въпрос чепаринов делчев \
         бобоцов",
    ),
    (
        "sr",
        "ђурић ђорђевић ђурђевић јован јовановић петар петровић марко марковић никола николић \
         илић стојановић павловић поповић живковић милан драган љубомир љубојевић љиљана њего \
         његош ћирић ћурић џаџић хаџић александар светозар глигорић милунка лазаревић борислав \
         ивков београд нови сад ниш крагујевац чачак ужице србија југославија првенство турнир \
         шах краљ дама топ ловац скакач пешак бели црни реми македонија битола скопје куманово \
         ѓорѓи ќосев ѕвезда тошо илија трајко недев",
    ),
    (
        "mt",
        "żammit żejtun żurrieq żebbuġ ħamrun ħal għaxaq għawdex għarb ġorġ ġużeppi ġwanni ċensu \
         ċikku ċetta birżebbuġa siġġiewi għargħur mellieħa ħaż ċess reġina għaqda",
    ),
    (
        "eo",
        "ĉampionado ŝako ŝakturniro ĝenerala ĵurnalo ĥoro aŭtoro eŭropo antaŭ ankaŭ ĉiuj ŝi ĝi \
         ĵaŭdo reĝo reĝino ĉevalo neŭtrala ĉefurbo",
    ),
    (
        "cy",
        "llŷr siôn tŷ dŵr ŵyn gwŷr siân môn cŵn hŵyl ŷd llŷn rhŷs prŷs bedwŷr ddŵr gŵr gŵyl bûm \
         tân cân gwên brân",
    ),
    (
        "he",
        "גלפנד בוריס סמירין אילן סוטובסקי אמיל רודשטיין מקסים ליאור פסחיס דורפמן אלכסנדר ישראל \
         תל אביב ירושלים חיפה באר שבע אליפות ליגה סיבוב תחרות שחמט כהן לוי מזרחי פרץ ביטון דהן \
         אברהם פרידמן משה דוד יוסף יעקב שלום אורי נתן מלכה צריח רץ פרש חייל מלך עם של על את \
         הלבן השחור ניצחון תיקו ראשון בית ספר פתוחה נוער זוהר",
    ),
    (
        "ar",
        "محمد أحمد محمود علي حسن حسين عبد الله عبدالرحمن خالد سعيد يوسف إبراهيم مصطفى عمر عثمان \
         بطولة العرب الشطرنج القاهرة مصر المغرب تونس الجزائر الإمارات قطر السعودية دبي الدوحة \
         باسم أمين سامي صالح فاطمة زينب مريم كريم طارق ناصر جمال فوزي الدولية المفتوحة الجولة \
         دور كأس نادي اتحاد منتخب شباب لاعب نقطة فوز تعادل ملك وزير رخ فيل حصان جندي",
    ),
    (
        "vi",
        "nguyễn trần lê phạm hoàng huỳnh vũ võ đặng bùi đỗ hồ ngô dương lý liêm ngọc trường sơn \
         tuấn đức thảo nguyên hải thắng việt hà nội thành phố đà nẵng cần thơ hồng thị kiều \
         hưng bảo trâm vương thuỳ cờ giải vô địch quốc trẻ toàn đồng đội kỳ thủ tú ấn lương từ \
         đào thiên hoà bình quân phương khương lâm tấn tài",
    ),
];
