# L'ajuda de la línia d'ordres en català: un missatge per ordre, un atribut per opció. L'anglès és amb les opcions mateixes.

heading-usage = Ús
heading-options = Opcions
heading-commands = Ordres
heading-arguments = Arguments
heading-default = per defecte
heading-values = valors possibles
usage-options = [OPCIONS]
usage-command = <ORDRE>
for-more = Per a més informació, proveu «--help».
man-name = NOM
man-synopsis = SINOPSI
man-description = DESCRIPCIÓ
man-options = OPCIONS
man-subcommands = ORDRES
man-version = VERSIÓ

help = Mostra aquesta ajuda o la d'una ordre

arbiter = Audita partides d'escacs en massa: és cada partida legal, s'adiu el resultat amb el tauler, i quin article de les Lleis ho diu?

# Opcions que comparteixen diverses ordres
shared =
    .help = Mostra l'ajuda
    .version = Mostra la versió
    .color = Quan es fan servir colors
    .lang = Llengua dels missatges: en, ca, es, pt, ro [per defecte: la pantalla i la pàgina segueixen la màquina, les taules són en anglès]
    .pieces = Lletres de les peces als missatges: figurine, o un codi com de [per defecte: les de la llengua]
    .settings = Un fitxer amb les opcions habituals, o none [per defecte: arbiter.toml a la carpeta del primer camí]
    .paths = Fitxers, carpetes, o - per a l'entrada estàndard
    .threads = Fils d'execució amb què es treballa (per defecte: tots els nuclis)
    .quiet = Sense resum, ni progrés, ni queixes sobre les partides: només la sortida i l'estat final
    .no_progress = Sense barra de progrés
    .alphabet = Lletres de les peces que es llegeixen: auto, o codis com de o ca,es (`arbiter alphabets` els enumera)
    .encoding = Codificació del text que es llegeix: auto, o un nom com utf-8, windows-1252, ibm850
    .max_unpacked = Bytes en què es pot descomprimir un fitxer comprimit, com 500M o 10G; 0: sense límit
    .csv = La forma del CSV: plain, o excel, que s'obre a l'Excel amb un doble clic: amb marca d'ordre de bytes, i amb punts i comes i comes decimals on la configuració local (LC_ALL, LC_NUMERIC, LANG) en té
    .format = Quins informes s'escriuen: csv, json, jsonl, xlsx (un llibre de l'Excel), parquet (per a bases de dades), i html, una pàgina per mirar [per defecte: csv,html]
    .duplicates = Busca partides que són dues vegades a l'entrada: auto (mentre hi hagi prou espai al disc), always, o never
    .event = El reglament de la competició (TOML); si no, un event.toml a la mateixa carpeta que les partides
    .laws = Edició de les Lleis: auto (per la data de cada partida), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
    .select = Només aquestes regles: codis o prefixos, com MOV,END004; ALL per a totes
    .ignore = Totes menys aquestes regles: codis o prefixos
    .ratings = Una llista de ràting (el text o l'XML de la FIDE, o CSV): s'hi comparen els ràtings de les etiquetes, per l'identificador FIDE

audit = Llegeix totes les partides dels camins, les reprodueix, les jutja i escriu els informes
    .out = Carpeta dels informes, o - per a les incidències a la sortida estàndard, com a csv o jsonl
    .accepted = Incidències que l'àrbitre ha decidit: CSV amb les columnes file, game, rule, reason, i si es vol white, black, round, date, amb què es retroba una partida amb un altre número o en una altra carpeta
    .write_accepted = Escriu les incidències que encara compten en un fitxer així, per emplenar-ne els motius
    .fail_on = La gravetat a partir de la qual l'estat final és 1
    .show = Quantes incidències mostra la pantalla: un nombre, o all (en l'ordre de les partides)
    .severity = La gravetat a partir de la qual la pantalla mostra incidències [per defecte: errors, o avisos si no hi ha errors]
    .suggest = Diu com es podria llegir una partida que no es pot jugar fins al final
    .resume = Continua on es va interrompre una execució amb els mateixos camins, opcions i carpeta d'informes; si no n'hi ha cap, comença des del principi

rate = Recalcula els ràtings a partir dels resultats, tal com s'han presentat i tal com s'han auditat

    PATH és PGN, un informe de torneig (TRF16, TRF26), o una taula de resultats amb les columnes white,black,result[,date,round,white_id,black_id]. Sense --list ni --players els ràtings són els de l'entrada.
    .system = fide-standard, fide-rapid, fide-blitz, fce-1986, glicko2, uscf, dwz, o pool (tothom alhora, per a arxius)
    .list = Una llista de ràting: el text o l'XML de la FIDE, o CSV; diverses, si les competicions van començar amb llistes diferents
    .players = El que diu l'oficial de ràting sobre els jugadors: CSV amb id, name, rating, k, birth, games, ever_2400, category, rating_ca, rating_es, rating_fide, federation, title
    .decisions = Qui és cada nom: CSV amb name, id
    .period = La llista per a la qual són els ràtings, com a AAAA-MM
    .explain = Escriu el càlcul d'un jugador, pel nom o l'identificador, com es faria en paper
    .scale = pool: què vol dir un punt, elo (l'habitual) o ordo
    .anchor = pool: un jugador amb el ràting fixat, com a NOM=RÀTING o ID=RÀTING; es pot repetir
    .average = pool: la mitjana dels jugadors que cap àncora no fixa (2300 si no es dona)
    .white_advantage = pool: l'avantatge de les blanques en punts, en lloc del que es troba a les partides
    .draw_rate = pool: la part de partides entre iguals que són taules, de 0 a 1, en lloc de la que es troba a les partides
    .strict_points = Deixa de banda totes les partides de la línia d'un informe si els punts no són la suma dels resultats
    .write_list = Escriu la llista que en resulta, per començar-hi el període següent: el text de la FIDE per a una llista, o CSV si FILE acaba en .csv. Tothom de la --list més nova hi continua; --period diu per a quin mes és
    .basis = De quins resultats surten la llista nova i les partides arrossegades
    .carry = Partides de jugadors sense ràting que el període anterior ha guardat (el seu --write-carry)
    .write_carry = Guarda les partides dels jugadors que en tenen massa poques per a un primer ràting, per a --carry en el període següent
    .out = Carpeta dels informes, o - per als ràtings a la sortida estàndard, com a csv o jsonl
    .encoding = Codificació del text de les partides: auto, o un nom com utf-8, windows-1252, ibm850

crosscheck = Compara un informe de torneig amb les partides: cada partida d'un en l'altre, una vegada, amb el mateix resultat

    REPORT és un informe de torneig (TRF16, TRF26), una taula de resultats amb les columnes white,black,result[,date,round,white_id,black_id], o una llista de ràting. Les partides es llegeixen i es jutgen com ho fa `audit`. S'escriuen crosscheck.csv i, d'un informe de torneig, crosscheck_checks.csv: les línies obligatòries, els jugadors comparats amb --list, les rondes i hores per dia, i si el control de temps és permès per al ràting que es demana.
    .report = L'informe: un TRF, una taula de resultats o una llista de ràting
    .games = Les partides: fitxers, carpetes, o - per a l'entrada estàndard
    .list = La llista de ràting amb què es comparen els camps dels jugadors: el text o l'XML de la FIDE, o CSV
    .system = El ràting que es demana: fide-standard, fide-rapid, fide-blitz [per defecte: pel tipus de l'informe o el control de temps]
    .event = El reglament de la competició (TOML); si no, un event.toml a la mateixa carpeta que l'informe
    .out = Carpeta dels informes, o - per a crosscheck a la sortida estàndard, com a csv o jsonl
    .format = Quins informes s'escriuen: csv, json, jsonl, xlsx (un llibre de l'Excel), parquet (per a bases de dades) [per defecte: csv]
    .encoding = Codificació del text de l'informe i de les partides: auto, o un nom com utf-8, windows-1252, ibm850

standings = Classifica un torneig: la classificació amb tots els desempats, i la taula de resultats

    PATH és un informe de torneig (TRF16, TRF26), PGN, o una taula de resultats amb les columnes white,black,result[,date,round,white_id,black_id]. Cada informe, cada taula i cada competició que les partides anomenen és un torneig a part. S'escriuen standings.csv, crosstable.csv i tournament.html; amb les regles catalanes promotions.csv, i norms.csv amb el que demana cada norma i el que han fet els jugadors que s'hi acosten. Si el fitxer de la competició té les regles d'una competició per equips, també team_checks.csv, i una regla infringida fa que l'estat final sigui 1.
    .tiebreaks = Els desempats en ordre, com BH/C1,BH,DE,SB [per defecte: els que l'informe diu, si no els habituals de les regles]
    .rules = fide-2023, fide-2026 o fce-1986 [per defecte: les de la FIDE del dia que començà el torneig]
    .kind = Com es juga: swiss o round-robin [per defecte: com diu l'informe o mostren els aparellaments]
    .round = La classificació després d'aquesta ronda [per defecte: l'última amb resultats]
    .basis = Quins resultats compten: submitted, o audited, com els tenen les partides mateixes
    .players = El que diu l'oficial de ràting sobre els jugadors, per als ascensos i les normes: CSV amb id, name, rating, games, category, rating_ca, rating_es, rating_fide, federation, title, i les altres columnes de `rate`
    .explain = Escriu d'on surten els nombres d'un jugador o equip, pel nom, l'identificador o el número
    .out = Carpeta dels informes, o - per a standings a la sortida estàndard, com a csv o jsonl
    .encoding = Codificació del text de les partides: auto, o un nom com utf-8, windows-1252, ibm850

pairings = Comprova els aparellaments d'un torneig: quines rondes segueixen les regles i quines no

    PATH és un informe de torneig (TRF16, TRF26), PGN, o una taula de resultats amb les columnes white,black,result[,date,round,white_id,black_id]. Les lligues es comparen amb les taules de Berger. El sistema holandès el jutja un programa d'aparellaments instal·lat: bbpPairings al camí o anomenat per ARBITER_BBPPAIRINGS, o el paquet de Python gacrux. S'escriu pairings.csv.
    .system = Les regles de l'aparellament: round-robin, swiss-1985 o dutch [per defecte: round-robin quan tots es troben amb tots, dutch quan l'informe ho diu]
    .out = Carpeta dels informes, o - per a pairings a la sortida estàndard, com a csv o jsonl
    .format = Quins informes s'escriuen: csv, json, jsonl, xlsx (un llibre de l'Excel), parquet (per a bases de dades) [per defecte: csv]
    .encoding = Codificació del text de les partides: auto, o un nom com utf-8, windows-1252, ibm850

reconcile = Compara les còpies d'una partida dels dos jugadors, o dues carpetes de còpies, i reconstrueix la partida
    .white = La còpia de les blanques, o una carpeta de còpies
    .black = La còpia de les negres, o una carpeta de còpies: els fitxers s'aparellen pel nom
    .out = Carpeta per a reconciled.pgn, reconcile.csv i reconcile.html

normalise = Escriu les partides com a PGN net en UTF-8, amb lletres angleses o qualssevol altres
    .to = Lletres de les peces que s'escriuen: en, o un codi com de o ca (`arbiter alphabets` els enumera)
    .out = Fitxer en lloc de la sortida estàndard
    .repair = Substitueix el que no es pot jugar per la jugada més probable, amb cada canvi marcat en un comentari
    .go_on = Continua més enllà d'una jugada il·legal que es va mantenir, com una altra partida des de la posició següent

extract = Escriu les partides que compleixen el que es demana: per veredicte, regla, jugador, data, ràting, obertura o qualsevol columna de games.csv

    Una partida s'escriu si compleix tot el que es demana. Diversos valors separats per comes, i una opció repetida, són una tria entre ells; --where repetit demana més. Les partides s'escriuen en l'ordre de l'entrada: tal com són, byte per byte, o amb --normalised com les escriu `normalise`.

    --where compara les columnes de games.csv, les etiquetes amb tag(ECO) i el nombre d'incidències amb count(MOV), amb nombres, dates i textos entre cometes: = != < <= > >=, in (…), between … and …, like, ilike (% vol dir qualssevol signes, _ un de sol), contains (sense mirar majúscules), is empty; has(MOV002) demana una incidència. Les condicions s'uneixen amb and, or, not i parèntesis. Com en SQL, d'una cel·la buida no se'n sap res.
    .out = Fitxer en lloc de la sortida estàndard
    .rule = Partides amb una incidència d'una d'aquestes regles: codis o prefixos, com MOV,END003
    .severity = Partides amb una incidència d'aquesta gravetat o d'una de més alta; amb --rule, d'aquestes regles
    .status = Com queda la partida en conjunt
    .changed = Partides a què les Lleis donen un altre resultat que el presentat
    .result = El resultat presentat, com 1-0
    .audited = El resultat que donen les Lleis
    .termination = Què va acabar la partida
    .player = Un jugador de qualsevol color: un nom com els escriu la gent, o un identificador FIDE
    .white = Qui portava les blanques
    .black = Qui portava les negres
    .players = Un fitxer amb jugadors de qualsevol color, un a cada línia
    .elo_min = Ràtings a partir d'aquest nombre
    .elo_max = Ràtings fins a aquest nombre
    .elo_of = De qui són els ràtings
    .date_from = Partides jugades aquest dia o després: 1985-12-31, 1985-12 o 1985
    .date_to = Partides jugades aquest dia o abans
    .event_name = Partides de competicions amb això al nom
    .eco = Obertures pel codi de l'etiqueta ECO: B90, C, D10-D15
    .plies_min = Partides d'aquestes jugades (d'un sol bàndol) o més
    .plies_max = Partides d'aquestes jugades (d'un sol bàndol) o menys
    .fen = Partides en què es va produir aquesta posició
    .where_ = Una condició sobre les columnes de games.csv, com "white_elo > 2500 and has(MOV)"
    .invert = Escriu les partides que no compleixen el que es demana
    .skip = Passa per alt aquest nombre de partides que ho compleixen
    .first = Acaba després d'aquest nombre de partides
    .sample = Una mostra d'aquest nombre de partides que ho compleixen, en l'ordre de l'entrada
    .seed = Una altra mostra per a cada nombre
    .count = Escriu només el nombre de partides que ho compleixen
    .as_it_stands = Escriu les partides byte per byte tal com són, en les seves codificacions; és el que es fa per defecte
    .normalised = Escriu les partides de nou, com a PGN net en UTF-8
    .to = Lletres de les peces que s'escriuen: en, o un codi com de o ca (`arbiter alphabets` els enumera)

position = Diu què determinen les Lleis d'una posició: escac, mat, ofegat, morta, si les blanques o les negres encara poden fer mat

    Si un bàndol encara pot fer mat es pregunta a totes les sèries de jugades legals, sense comptadors ni repeticions: `yes` es basa en una línia jugada fins al final, `no` en una demostració, i `undecided` és quan no s'ha trobat ni una cosa ni l'altra. Una posició és morta quan cap bàndol ja no pot fer mat.

    Amb --format json, un objecte per línia: fen, legal (si és false, també reason), check, checkmate, stalemate, dead (null si no s'ha decidit), white_can_mate, black_can_mate (yes, no, undecided), i line, les jugades fins al mat separades per espais (el de les blanques si n'hi ha, si no el de les negres), si se n'ha trobat; després, si la posició no acaba la partida, laws, halfmove_clock, fifty_now, fifty_with (les jugades que es poden anunciar per a una reclamació), seventyfive. Quan un FEN no dona res que es pugui jugar, les respostes són null.

    Amb --game, una posició d'una partida: quantes vegades s'ha produït, i amb quines jugades seria correcta una reclamació de triple repetició; en JSON file, game, ply, repetitions, repeated_at, threefold_now, threefold_with.

    Estat final: 0, o 1 si algun FEN no dona res que es pugui jugar.
    .fens = Posicions en FEN, cadascuna entre cometes; - per a una per línia a l'entrada estàndard
    .game = Una partida en lloc d'això: la d'aquest número en qualsevol fitxer que llegeix `audit`
    .ply = Les jugades dels dos bàndols fetes abans de la posició (per defecte: totes les que es poden jugar)
    .laws = Edició de les Lleis: auto (la més nova; d'una partida, la del seu dia), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
    .format = Com es respon
    .budget = Abandona una posició després de tants mil·lisegons: les respostes obertes són llavors `undecided`. L'única opció que fa que les respostes depenguin del rellotge
    .threads = Fils d'execució que responen (per defecte: tots els nuclis)

explain = Explica una regla del tot: què troba, per què, l'article a cada edició, un exemple
    .rule = Codi de la regla, com MOV004; sense cap, el catàleg

laws = Diu què conté cada edició de les Lleis, i quina és vigent un dia
    .date = Un dia, com 2014-09-01: quina edició era vigent, d'on se sap, i què no se'n sap

alphabets = Mostra les lletres de les peces de totes les llengües conegudes

completions = Escriu els completaments d'un intèrpret d'ordres, per posar-los on els busca
    .shell = bash, elvish, fish, powershell o zsh

man = Escriu la pàgina de manual del programa o d'una ordre, com la llegeix man
    .command = Una ordre, com audit; sense cap, la pàgina del programa
