# La ayuda de la línea de órdenes en español: un mensaje por orden, un atributo por opción. El inglés está con las opciones.

heading-usage = Uso
heading-options = Opciones
heading-commands = Órdenes
heading-arguments = Argumentos
heading-default = por defecto
heading-values = valores posibles
usage-options = [OPCIONES]
usage-command = <ORDEN>
for-more = Para más información, pruébese «--help».
man-name = NOMBRE
man-synopsis = SINOPSIS
man-description = DESCRIPCIÓN
man-options = OPCIONES
man-subcommands = ÓRDENES
man-version = VERSIÓN

help = Muestra esta ayuda o la de una orden

arbiter = Audita partidas de ajedrez en masa: ¿es legal cada partida, concuerda el resultado con el tablero, y qué artículo de las Leyes lo dice?

# Opciones que comparten varias órdenes
shared =
    .help = Muestra la ayuda
    .version = Muestra la versión
    .color = Cuándo se usan colores
    .lang = Lengua de los mensajes: en, ca, es, pt, ro [por defecto: la pantalla y la página siguen a la máquina, las tablas están en inglés]
    .pieces = Letras de las piezas en los mensajes: figurine, o un código como de [por defecto: las de la lengua]
    .settings = Un archivo con las opciones habituales, o none [por defecto: arbiter.toml en la carpeta de la primera ruta]
    .paths = Archivos, carpetas, o - para la entrada estándar
    .threads = Hilos de ejecución con que se trabaja (por defecto: todos los núcleos)
    .quiet = Sin resumen, ni progreso, ni quejas sobre las partidas: solo la salida y el estado final
    .no_progress = Sin barra de progreso
    .alphabet = Letras de las piezas que se leen: auto, o códigos como de o ca,es (`arbiter alphabets` los enumera)
    .encoding = Codificación del texto que se lee: auto, o un nombre como utf-8, windows-1252, ibm850
    .max_unpacked = Bytes en que se puede descomprimir un archivo comprimido, como 500M o 10G; 0: sin límite
    .csv = La forma del CSV: plain, o excel, que se abre en Excel con un doble clic: con marca de orden de bytes, y con puntos y comas y comas decimales donde la configuración local (LC_ALL, LC_NUMERIC, LANG) los tiene
    .format = Qué informes se escriben: csv, json, jsonl, xlsx (un libro de Excel), parquet (para bases de datos), y html, una página para mirar [por defecto: csv,html]
    .duplicates = Busca partidas que están dos veces en la entrada: auto (mientras haya espacio para ello en el disco), always, o never
    .event = El reglamento de la competición (TOML); si no, un event.toml en la misma carpeta que las partidas
    .laws = Edición de las Leyes: auto (por la fecha de cada partida), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
    .select = Solo estas reglas: códigos o prefijos, como MOV,END004; ALL para todas
    .ignore = Todas menos estas reglas: códigos o prefijos
    .ratings = Una lista de rating (el texto o el XML de la FIDE, o CSV): con ella se comparan los ratings de las etiquetas, por el ID FIDE

audit = Lee todas las partidas de las rutas, las reproduce, las juzga y escribe los informes
    .out = Carpeta de los informes, o - para las incidencias en la salida estándar, como csv o jsonl
    .accepted = Incidencias que el árbitro ha decidido: CSV con las columnas file, game, rule, reason, y si se quiere white, black, round, date, con que se vuelve a encontrar una partida con otro número o en otra carpeta
    .write_accepted = Escribe las incidencias que aún cuentan en un archivo así, para rellenar los motivos
    .fail_on = La gravedad a partir de la cual el estado final es 1
    .show = Cuántas incidencias muestra la pantalla: un número, o all (en el orden de las partidas)
    .severity = La gravedad a partir de la cual la pantalla muestra incidencias [por defecto: errores, o avisos si no hay errores]
    .suggest = Dice cómo podría leerse una partida que no se puede jugar hasta el final
    .resume = Continúa donde se interrumpió una ejecución con las mismas rutas, opciones y carpeta de informes; si no hay ninguna, empieza desde el principio

rate = Recalcula los ratings a partir de los resultados, tal como se han presentado y tal como se han auditado

    PATH es PGN, un informe de torneo (TRF16, TRF26), o una tabla de resultados con las columnas white,black,result[,date,round,white_id,black_id]. Sin --list ni --players los ratings son los de la entrada.
    .system = fide-standard, fide-rapid, fide-blitz, fce-1986, glicko2, uscf, dwz, o pool (todos a la vez, para archivos históricos)
    .list = Una lista de rating: el texto o el XML de la FIDE, o CSV; varias, si las competiciones empezaron con listas distintas
    .players = Lo que dice el oficial de rating de los jugadores: CSV con id, name, rating, k, birth, games, ever_2400, category, rating_ca, rating_es, rating_fide, federation, title
    .decisions = Quién es cada nombre: CSV con name, id
    .period = La lista para la que son los ratings, como AAAA-MM
    .explain = Escribe el cálculo de un jugador, por nombre o ID, como se haría en papel
    .scale = pool: qué significa un punto, elo (lo habitual) u ordo
    .anchor = pool: un jugador con el rating fijado, como NOMBRE=RATING o ID=RATING; se puede repetir
    .average = pool: la media de los jugadores que ningún ancla fija (2300 si no se da)
    .white_advantage = pool: la ventaja de las blancas en puntos, en lugar de la que se halla en las partidas
    .draw_rate = pool: la parte de partidas entre iguales que son tablas, de 0 a 1, en lugar de la que se halla en las partidas
    .strict_points = Deja fuera todas las partidas de la línea de un informe cuyos puntos no son la suma de sus resultados
    .write_list = Escribe la lista que resulta, para empezar con ella el período siguiente: el texto de la FIDE para una lista, o CSV si FILE termina en .csv. Todos los de la --list más nueva siguen en ella; --period dice para qué mes es
    .basis = De qué resultados salen la lista nueva y las partidas arrastradas
    .carry = Partidas de jugadores sin rating que el período anterior ha guardado (su --write-carry)
    .write_carry = Guarda las partidas de los jugadores que tienen pocas para un primer rating, para --carry en el período siguiente
    .out = Carpeta de los informes, o - para los ratings en la salida estándar, como csv o jsonl
    .encoding = Codificación del texto de las partidas: auto, o un nombre como utf-8, windows-1252, ibm850

crosscheck = Compara un informe de torneo con las partidas: cada partida de uno en el otro, una vez, con el mismo resultado

    REPORT es un informe de torneo (TRF16, TRF26), una tabla de resultados con las columnas white,black,result[,date,round,white_id,black_id], o una lista de rating. Las partidas se leen y se juzgan como lo hace `audit`. Se escriben crosscheck.csv y, de un informe de torneo, crosscheck_checks.csv: las líneas obligatorias, los jugadores comparados con --list, las rondas y horas por día, y si el control de tiempo está permitido para el rating que se pide.
    .report = El informe: un TRF, una tabla de resultados o una lista de rating
    .games = Las partidas: archivos, carpetas, o - para la entrada estándar
    .list = La lista de rating con la que se comparan los campos de los jugadores: el texto o el XML de la FIDE, o CSV
    .system = El rating que se pide: fide-standard, fide-rapid, fide-blitz [por defecto: por el tipo del informe o el control de tiempo]
    .event = El reglamento de la competición (TOML); si no, un event.toml en la misma carpeta que el informe
    .out = Carpeta de los informes, o - para crosscheck en la salida estándar, como csv o jsonl
    .format = Qué informes se escriben: csv, json, jsonl, xlsx (un libro de Excel), parquet (para bases de datos) [por defecto: csv]
    .encoding = Codificación del texto del informe y de las partidas: auto, o un nombre como utf-8, windows-1252, ibm850

standings = Clasifica un torneo: la clasificación con todos los desempates, y el cuadro de resultados

    PATH es un informe de torneo (TRF16, TRF26), PGN, o una tabla de resultados con las columnas white,black,result[,date,round,white_id,black_id]. Cada informe, cada tabla y cada competición que las partidas nombran es un torneo aparte. Se escriben standings.csv, crosstable.csv y tournament.html; con las reglas catalanas promotions.csv, y norms.csv con lo que pide cada norma y lo que han hecho los jugadores que se acercan a ella. Si el archivo de la competición tiene las reglas de una competición por equipos, también team_checks.csv, y una regla infringida hace que el estado final sea 1.
    .tiebreaks = Los desempates en orden, como BH/C1,BH,DE,SB [por defecto: los que dice el informe, si no los habituales de las reglas]
    .rules = fide-2023, fide-2026 o fce-1986 [por defecto: las de la FIDE del día en que empezó el torneo]
    .kind = Cómo se juega: swiss o round-robin [por defecto: como dice el informe o muestran los emparejamientos]
    .round = La clasificación tras esta ronda [por defecto: la última con resultados]
    .basis = Qué resultados cuentan: submitted, o audited, como los tienen las partidas mismas
    .players = Lo que dice el oficial de rating de los jugadores, para ascensos y normas: CSV con id, name, rating, games, category, rating_ca, rating_es, rating_fide, federation, title, y las demás columnas de `rate`
    .explain = Escribe de dónde salen los números de un jugador o equipo, por nombre, ID o número
    .out = Carpeta de los informes, o - para standings en la salida estándar, como csv o jsonl
    .encoding = Codificación del texto de las partidas: auto, o un nombre como utf-8, windows-1252, ibm850

pairings = Comprueba los emparejamientos de un torneo: qué rondas siguen las reglas y cuáles no

    PATH es un informe de torneo (TRF16, TRF26), PGN, o una tabla de resultados con las columnas white,black,result[,date,round,white_id,black_id]. Las ligas se comparan con las tablas de Berger. El sistema holandés lo juzga un programa de emparejamientos instalado: bbpPairings en la ruta o nombrado por ARBITER_BBPPAIRINGS, o el paquete de Python gacrux. Se escribe pairings.csv.
    .system = Las reglas del emparejamiento: round-robin, swiss-1985 o dutch [por defecto: round-robin donde todos se enfrentan a todos, dutch donde lo dice el informe]
    .out = Carpeta de los informes, o - para pairings en la salida estándar, como csv o jsonl
    .format = Qué informes se escriben: csv, json, jsonl, xlsx (un libro de Excel), parquet (para bases de datos) [por defecto: csv]
    .encoding = Codificación del texto de las partidas: auto, o un nombre como utf-8, windows-1252, ibm850

reconcile = Compara las copias de una partida de los dos jugadores, o dos carpetas de copias, y reconstruye la partida
    .white = La copia de las blancas, o una carpeta de copias
    .black = La copia de las negras, o una carpeta de copias: los archivos se emparejan por su nombre
    .out = Carpeta para reconciled.pgn, reconcile.csv y reconcile.html

normalise = Escribe las partidas como PGN limpio en UTF-8, con letras inglesas o cualesquiera otras
    .to = Letras de las piezas que se escriben: en, o un código como de o ca (`arbiter alphabets` los enumera)
    .out = Archivo en lugar de la salida estándar
    .repair = Sustituye lo que no se puede jugar por la jugada más probable, con cada cambio marcado en un comentario
    .go_on = Sigue más allá de una jugada ilegal que se mantuvo, como otra partida desde la posición siguiente

extract = Escribe las partidas que cumplen lo que se pide: por veredicto, regla, jugador, fecha, rating, apertura o cualquier columna de games.csv

    Una partida se escribe si cumple todo lo que se pide. Varios valores separados por comas, y una opción repetida, son una elección entre ellos; --where repetido pide más. Las partidas se escriben en el orden de la entrada: tal como están, byte por byte, o con --normalised como las escribe `normalise`.

    --where compara las columnas de games.csv, las etiquetas con tag(ECO) y el número de incidencias con count(MOV), con números, fechas y textos entre comillas: = != < <= > >=, in (…), between … and …, like, ilike (% significa cualesquiera signos, _ uno solo), contains (sin mirar mayúsculas), is empty; has(MOV002) pide una incidencia. Las condiciones se unen con and, or, not y paréntesis. Como en SQL, de una celda vacía no se sabe nada.
    .out = Archivo en lugar de la salida estándar
    .rule = Partidas con una incidencia de una de estas reglas: códigos o prefijos, como MOV,END003
    .severity = Partidas con una incidencia de esta gravedad o de otra mayor; con --rule, de estas reglas
    .status = Cómo queda la partida en conjunto
    .changed = Partidas a las que las Leyes dan otro resultado que el presentado
    .result = El resultado presentado, como 1-0
    .audited = El resultado que dan las Leyes
    .termination = Qué terminó la partida
    .player = Un jugador de cualquier color: un nombre como los escribe la gente, o un identificador FIDE
    .white = Quien llevaba las blancas
    .black = Quien llevaba las negras
    .players = Un archivo con jugadores de cualquier color, uno en cada línea
    .elo_min = Ratings a partir de este número
    .elo_max = Ratings hasta este número
    .elo_of = De quién son los ratings
    .date_from = Partidas jugadas ese día o después: 1985-12-31, 1985-12 o 1985
    .date_to = Partidas jugadas ese día o antes
    .event_name = Partidas de competiciones con esto en su nombre
    .eco = Aperturas por el código de la etiqueta ECO: B90, C, D10-D15
    .plies_min = Partidas de tantas jugadas (de un solo bando) o más
    .plies_max = Partidas de tantas jugadas (de un solo bando) o menos
    .fen = Partidas en las que se dio esta posición
    .where_ = Una condición sobre las columnas de games.csv, como "white_elo > 2500 and has(MOV)"
    .invert = Escribe las partidas que no cumplen lo que se pide
    .skip = Pasa por alto tantas de las partidas que lo cumplen
    .first = Termina tras tantas partidas
    .sample = Una muestra de tantas de las partidas que lo cumplen, en el orden de la entrada
    .seed = Otra muestra para cada número
    .count = Escribe solo el número de partidas que lo cumplen
    .as_it_stands = Escribe las partidas byte por byte tal como están, en sus codificaciones; es lo que se hace por defecto
    .normalised = Escribe las partidas de nuevo, como PGN limpio en UTF-8
    .to = Letras de las piezas que se escriben: en, o un código como de o ca (`arbiter alphabets` los enumera)

position = Dice qué determinan las Leyes de una posición: jaque, mate, ahogado, muerta, si las blancas o las negras aún pueden dar mate

    Si un bando aún puede dar mate se pregunta a todas las series de jugadas legales, sin contadores ni repeticiones: `yes` se basa en una línea jugada hasta el final, `no` en una demostración, y `undecided` es cuando no se ha hallado ni lo uno ni lo otro. Una posición es muerta cuando ningún bando puede ya dar mate.

    Con --format json, un objeto por línea: fen, legal (si es false, también reason), check, checkmate, stalemate, dead (null si no se ha decidido), white_can_mate, black_can_mate (yes, no, undecided), y line, las jugadas hasta el mate separadas por espacios (el de las blancas si lo hay, si no el de las negras), si se ha hallado; después, si la posición no termina la partida, laws, halfmove_clock, fifty_now, fifty_with (las jugadas que se pueden anunciar para una reclamación), seventyfive. Cuando un FEN no da nada que se pueda jugar, las respuestas son null.

    Con --game, una posición de una partida: cuántas veces se ha producido, y con qué jugadas sería correcta una reclamación de triple repetición; en JSON file, game, ply, repetitions, repeated_at, threefold_now, threefold_with.

    Estado final: 0, o 1 si algún FEN no da nada que se pueda jugar.
    .fens = Posiciones en FEN, cada una entre comillas; - para una por línea en la entrada estándar
    .game = Una partida en lugar de eso: la de ese número en cualquier archivo que lee `audit`
    .ply = Las jugadas de ambos bandos hechas antes de la posición (por defecto: todas las que se pueden jugar)
    .laws = Edición de las Leyes: auto (la más nueva; de una partida, la de su día), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
    .format = Cómo se responde
    .budget = Abandona una posición tras tantos milisegundos: sus respuestas abiertas son entonces `undecided`. La única opción que hace que las respuestas dependan del reloj
    .threads = Hilos de ejecución que responden (por defecto: todos los núcleos)

explain = Explica una regla por completo: qué halla, por qué, el artículo en cada edición, un ejemplo
    .rule = Código de la regla, como MOV004; sin ninguno, el catálogo

laws = Dice qué contiene cada edición de las Leyes, y cuál rige en un día
    .date = Un día, como 2014-09-01: qué edición regía, de dónde se sabe, y qué no se sabe de ella

alphabets = Muestra las letras de las piezas de todas las lenguas conocidas

completions = Escribe los completados de un intérprete de órdenes, para ponerlos donde los busca
    .shell = bash, elvish, fish, powershell o zsh

man = Escribe la página de manual del programa o de una orden, como la lee man
    .command = Una orden, como audit; sin ninguna, la página del programa
