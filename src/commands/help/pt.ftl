# A ajuda da linha de comando em português: uma mensagem por comando, um atributo por opção. O inglês está com as opções.

heading-usage = Uso
heading-options = Opções
heading-commands = Comandos
heading-arguments = Argumentos
heading-default = padrão
heading-values = valores possíveis
usage-options = [OPÇÕES]
usage-command = <COMANDO>
for-more = Para mais informações, usar “--help”.
man-name = NOME
man-synopsis = SINOPSE
man-description = DESCRIÇÃO
man-options = OPÇÕES
man-subcommands = COMANDOS
man-version = VERSÃO

help = Mostra esta ajuda ou a de um comando

arbiter = Audita partidas de xadrez em massa: cada partida é legal, o resultado combina com o tabuleiro, e qual artigo das Leis o diz?

# Opções que vários comandos compartilham
shared =
    .help = Mostra a ajuda
    .version = Mostra a versão
    .color = Quando usar cores
    .lang = Idioma das mensagens: en, ca, es, pt, ro [padrão: a tela e a página seguem a máquina, as tabelas ficam em inglês]
    .pieces = Letras das peças nas mensagens: figurine, ou um código como de [padrão: as do idioma]
    .settings = Um arquivo com as opções habituais, ou none [padrão: arbiter.toml na pasta do primeiro caminho]
    .paths = Arquivos, pastas, ou - para a entrada padrão
    .threads = Threads com que se trabalha (padrão: todos os núcleos)
    .quiet = Sem resumo, nem progresso, nem queixas sobre as partidas: só a saída e o estado final
    .no_progress = Sem barra de progresso
    .alphabet = Letras das peças a ler: auto, ou códigos como de ou ca,es (`arbiter alphabets` os lista)
    .encoding = Codificação do texto a ler: auto, ou um nome como utf-8, windows-1252, ibm850
    .max_unpacked = Bytes que um arquivo compactado pode ocupar ao ser descompactado, como 500M ou 10G; 0: sem limite
    .csv = A forma do CSV: plain, ou excel, que abre no Excel com um clique duplo: com marca de ordem de bytes, e com ponto e vírgula e vírgula decimal onde a configuração regional (LC_ALL, LC_NUMERIC, LANG) os tem
    .format = Quais relatórios gravar: csv, json, jsonl, xlsx (uma pasta de trabalho do Excel), parquet (para bancos de dados), e html, uma página para olhar [padrão: csv,html]
    .duplicates = Procura partidas que estão duas vezes na entrada: auto (enquanto houver espaço para isso no disco), always, ou never
    .event = O regulamento do evento (TOML); senão, um event.toml na mesma pasta das partidas
    .laws = Edição das Leis: auto (pela data de cada partida), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 ou 2023
    .select = Só estas regras: códigos ou prefixos, como MOV,END004; ALL para todas
    .ignore = Todas menos estas regras: códigos ou prefixos
    .ratings = Uma lista de rating (o texto ou o XML da FIDE, ou CSV): os ratings das etiquetas são comparados com ela, pelo ID FIDE

audit = Lê todas as partidas dos caminhos, reproduz, julga e grava os relatórios
    .out = Pasta dos relatórios, ou - para as constatações na saída padrão, como csv ou jsonl
    .accepted = Constatações que o árbitro decidiu: CSV com as colunas file, game, rule, reason, e se desejado white, black, round, date, com que uma partida é reencontrada sob outro número ou em outra pasta
    .write_accepted = Grava as constatações que ainda contam em um arquivo assim, para preencher os motivos
    .fail_on = A gravidade a partir da qual o estado final é 1
    .show = Quantas constatações a tela mostra: um número, ou all (na ordem das partidas)
    .severity = A gravidade a partir da qual a tela mostra constatações [padrão: erros, ou avisos se não há erros]
    .suggest = Diz como se poderia ler uma partida que não pode ser jogada até o fim
    .resume = Continua onde foi interrompida uma execução com os mesmos caminhos, opções e pasta de relatórios; se não houver nenhuma, começa do início

rate = Recalcula os ratings a partir dos resultados, como informados e como auditados

    PATH é PGN, um relatório de torneio (TRF16, TRF26), ou uma tabela de resultados com as colunas white,black,result[,date,round,white_id,black_id]. Sem --list nem --players os ratings são os que estão na entrada.
    .system = fide-standard, fide-rapid, fide-blitz, fce-1986, glicko2, uscf, dwz, ou pool (todos de uma vez, para acervos)
    .list = Uma lista de rating: o texto ou o XML da FIDE, ou CSV; várias, se os eventos começaram sob listas diferentes
    .players = A palavra do oficial de rating sobre os jogadores: CSV com id, name, rating, k, birth, games, ever_2400, category, rating_ca, rating_es, rating_fide, federation, title
    .decisions = Quem é cada nome: CSV com name, id
    .period = A lista para a qual são os ratings, como AAAA-MM
    .explain = Mostra o cálculo de um jogador, por nome ou ID, como se faria no papel
    .scale = pool: o que significa um ponto, elo (o habitual) ou ordo
    .anchor = pool: um jogador com rating fixado, como NOME=RATING ou ID=RATING; pode ser repetido
    .average = pool: a média dos jogadores que nenhuma âncora fixa (2300 se não for dada)
    .white_advantage = pool: a vantagem das Brancas em pontos, em vez da encontrada nas partidas
    .draw_rate = pool: a parte das partidas entre iguais que empata, de 0 a 1, em vez da encontrada nas partidas
    .strict_points = Deixa de fora todas as partidas da linha de um relatório cujos pontos não são a soma dos resultados
    .write_list = Grava a lista que resulta, para o período seguinte começar dela: o texto da FIDE para uma lista, ou CSV se FILE termina em .csv. Todos os da --list mais nova continuam nela; --period diz para que mês é
    .basis = De que resultados saem a lista nova e as partidas transportadas
    .carry = Partidas de jogadores sem rating que o período anterior guardou (o seu --write-carry)
    .write_carry = Guarda as partidas dos jogadores que têm poucas para um primeiro rating, para --carry no período seguinte
    .out = Pasta dos relatórios, ou - para os ratings na saída padrão, como csv ou jsonl
    .encoding = Codificação do texto das partidas: auto, ou um nome como utf-8, windows-1252, ibm850

crosscheck = Compara um relatório de torneio com as partidas: cada partida de um no outro, uma vez, com o mesmo resultado

    REPORT é um relatório de torneio (TRF16, TRF26), uma tabela de resultados com as colunas white,black,result[,date,round,white_id,black_id], ou uma lista de rating. As partidas são lidas e julgadas como em `audit`. São gravados crosscheck.csv e, de um relatório de torneio, crosscheck_checks.csv: as linhas obrigatórias, os jogadores comparados com --list, as rodadas e horas por dia, e se o ritmo de jogo é permitido para o rating pedido.
    .report = O relatório: um TRF, uma tabela de resultados ou uma lista de rating
    .games = As partidas: arquivos, pastas, ou - para a entrada padrão
    .list = A lista de rating com que se comparam os campos dos jogadores: o texto ou o XML da FIDE, ou CSV
    .system = O rating pedido: fide-standard, fide-rapid, fide-blitz [padrão: pelo tipo do relatório ou pelo ritmo de jogo]
    .event = O regulamento do evento (TOML); senão, um event.toml na mesma pasta que o relatório
    .out = Pasta dos relatórios, ou - para crosscheck na saída padrão, como csv ou jsonl
    .format = Quais relatórios são gravados: csv, json, jsonl, xlsx (uma pasta de trabalho do Excel), parquet (para bancos de dados) [padrão: csv]
    .encoding = Codificação do texto do relatório e das partidas: auto, ou um nome como utf-8, windows-1252, ibm850

standings = Classifica um torneio: a classificação com todos os desempates, e o quadro de resultados

    PATH é um relatório de torneio (TRF16, TRF26), PGN, ou uma tabela de resultados com as colunas white,black,result[,date,round,white_id,black_id]. Cada relatório, cada tabela e cada competição que as partidas nomeiam é um torneio à parte. São gravados standings.csv, crosstable.csv e tournament.html; com as regras catalãs promotions.csv, e norms.csv com o que cada norma pede e o que fizeram os jogadores que se aproximam dela. Se o arquivo do evento tem as regras de um evento por equipes, também team_checks.csv, e uma regra infringida faz com que o estado final seja 1.
    .tiebreaks = Os desempates em ordem, como BH/C1,BH,DE,SB [padrão: os que o relatório diz, senão os habituais das regras]
    .rules = fide-2023, fide-2026 ou fce-1986 [padrão: as da FIDE do dia em que o torneio começou]
    .kind = Como se joga: swiss ou round-robin [padrão: como diz o relatório ou mostram os emparceiramentos]
    .round = A classificação depois desta rodada [padrão: a última com resultados]
    .basis = Que resultados contam: submitted, ou audited, como as próprias partidas os têm
    .players = A palavra do oficial de rating sobre os jogadores, para promoções e normas: CSV com id, name, rating, games, category, rating_ca, rating_es, rating_fide, federation, title, e as outras colunas de `rate`
    .explain = Mostra de onde vêm os números de um jogador ou equipe, por nome, ID ou número
    .out = Pasta dos relatórios, ou - para standings na saída padrão, como csv ou jsonl
    .encoding = Codificação do texto das partidas: auto, ou um nome como utf-8, windows-1252, ibm850

pairings = Verifica os emparceiramentos de um torneio: quais rodadas seguem as regras e quais não

    PATH é um relatório de torneio (TRF16, TRF26), PGN, ou uma tabela de resultados com as colunas white,black,result[,date,round,white_id,black_id]. Os torneios de todos contra todos são comparados com as tabelas de Berger. O sistema holandês é julgado por um programa de emparceiramento instalado: bbpPairings no caminho ou nomeado por ARBITER_BBPPAIRINGS, ou o pacote de Python gacrux. É gravado pairings.csv.
    .system = As regras do emparceiramento: round-robin, swiss-1985 ou dutch [padrão: round-robin onde todos enfrentam todos, dutch onde o relatório o diz]
    .out = Pasta dos relatórios, ou - para pairings na saída padrão, como csv ou jsonl
    .format = Que relatórios são gravados: csv, json, jsonl, xlsx (uma pasta de trabalho do Excel), parquet (para bancos de dados) [padrão: csv]
    .encoding = Codificação do texto das partidas: auto, ou um nome como utf-8, windows-1252, ibm850

reconcile = Compara as cópias de uma partida dos dois jogadores, ou duas pastas delas, e reconstrói a partida
    .white = A cópia das Brancas, ou uma pasta de cópias
    .black = A cópia das Pretas, ou uma pasta de cópias: os arquivos formam pares pelo nome
    .out = Pasta para reconciled.pgn, reconcile.csv e reconcile.html

normalise = Grava as partidas como PGN limpo em UTF-8, com letras inglesas ou quaisquer outras
    .to = Letras das peças a gravar: en, ou um código como de ou ca (`arbiter alphabets` os lista)
    .out = Arquivo em vez da saída padrão
    .repair = Substitui o que não pode ser jogado pelo lance mais provável, com cada mudança marcada em um comentário
    .go_on = Segue além de um lance ilegal que foi mantido, como outra partida a partir da posição seguinte

extract = Grava as partidas que cumprem o que se pede: por veredicto, regra, jogador, data, rating, abertura ou qualquer coluna de games.csv

    Uma partida é gravada se cumprir tudo o que se pede. Vários valores separados por vírgulas, e uma opção repetida, são uma escolha entre eles; --where repetido pede mais. As partidas são gravadas na ordem da entrada: como estão, byte por byte, ou com --normalised como as grava `normalise`.

    --where compara as colunas de games.csv, as etiquetas com tag(ECO) e o número de ocorrências com count(MOV), com números, datas e textos entre aspas: = != < <= > >=, in (…), between … and …, like, ilike (% significa quaisquer sinais, _ um só), contains (sem olhar a maiúsculas), is empty; has(MOV002) pede uma ocorrência. As condições unem-se com and, or, not e parênteses. Como em SQL, de uma célula vazia nada se sabe.
    .out = Ficheiro em vez da saída padrão
    .rule = Partidas com uma ocorrência de uma destas regras: códigos ou prefixos, como MOV,END003
    .severity = Partidas com uma ocorrência desta gravidade ou de outra maior; com --rule, destas regras
    .status = Como fica a partida no conjunto
    .changed = Partidas a que as Leis dão outro resultado que o apresentado
    .result = O resultado apresentado, como 1-0
    .audited = O resultado que as Leis dão
    .termination = O que terminou a partida
    .player = Um jogador de qualquer cor: um nome como as pessoas os escrevem, ou um identificador FIDE
    .white = Quem jogava com as brancas
    .black = Quem jogava com as pretas
    .players = Um ficheiro com jogadores de qualquer cor, um em cada linha
    .elo_min = Ratings a partir deste número
    .elo_max = Ratings até este número
    .elo_of = De quem são os ratings
    .date_from = Partidas jogadas nesse dia ou depois: 1985-12-31, 1985-12 ou 1985
    .date_to = Partidas jogadas nesse dia ou antes
    .event_name = Partidas de competições com isto no nome
    .eco = Aberturas pelo código da etiqueta ECO: B90, C, D10-D15
    .plies_min = Partidas de tantos lances (de um só lado) ou mais
    .plies_max = Partidas de tantos lances (de um só lado) ou menos
    .fen = Partidas em que surgiu esta posição
    .where_ = Uma condição sobre as colunas de games.csv, como "white_elo > 2500 and has(MOV)"
    .invert = Grava as partidas que não cumprem o que se pede
    .skip = Passa por cima de tantas das partidas que o cumprem
    .first = Termina depois de tantas partidas
    .sample = Uma amostra de tantas das partidas que o cumprem, na ordem da entrada
    .seed = Outra amostra para cada número
    .count = Escreve apenas o número de partidas que o cumprem
    .as_it_stands = Grava as partidas byte por byte como estão, nas suas codificações; é o que se faz por omissão
    .normalised = Grava as partidas de novo, como PGN limpo em UTF-8
    .to = Letras das peças que se gravam: en, ou um código como de ou ca (`arbiter alphabets` enumera-os)

position = Diz o que as Leis determinam sobre uma posição: xeque, mate, afogamento, morta, se as Brancas ou as Pretas ainda podem dar mate

    Se um lado ainda pode dar mate é perguntado a todas as séries de lances legais, sem contadores nem repetições: `yes` baseia-se em uma linha jogada até o fim, `no` em uma prova, e `undecided` é quando não se achou nem uma coisa nem outra. Uma posição é morta quando nenhum lado pode mais dar mate.

    Com --format json, um objeto por linha: fen, legal (se false, também reason), check, checkmate, stalemate, dead (null se não foi decidido), white_can_mate, black_can_mate (yes, no, undecided), e line, os lances até o mate separados por espaços (o das Brancas se houver, senão o das Pretas), se foi achado; depois, se a posição não termina a partida, laws, halfmove_clock, fifty_now, fifty_with (os lances que podem ser anunciados para uma reclamação), seventyfive. Quando um FEN não dá nada que se possa jogar, as respostas são null.

    Com --game, uma posição de uma partida: quantas vezes apareceu, e com quais lances seria correta uma reclamação de tríplice repetição; em JSON file, game, ply, repetitions, repeated_at, threefold_now, threefold_with.

    Estado final: 0, ou 1 se algum FEN não dá nada que se possa jogar.
    .fens = Posições em FEN, cada uma entre aspas; - para uma por linha na entrada padrão
    .game = Uma partida em vez disso: a de tal número em qualquer arquivo que `audit` lê
    .ply = Os lances de ambos os lados feitos antes da posição (padrão: todos os que podem ser jogados)
    .laws = Edição das Leis: auto (a mais nova; de uma partida, a do seu dia), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 ou 2023
    .format = Como responder
    .budget = Desiste de uma posição depois de tantos milissegundos: as respostas em aberto são então `undecided`. A única opção que faz as respostas dependerem do relógio
    .threads = Threads que respondem (padrão: todos os núcleos)

explain = Explica uma regra por inteiro: o que encontra, por quê, o artigo em cada edição, um exemplo
    .rule = Código da regra, como MOV004; sem ele, o catálogo

laws = Diz o que contém cada edição das Leis, e qual vale em um dia
    .date = Um dia, como 2014-09-01: qual edição valia, de onde se sabe, e o que não se sabe dela

alphabets = Mostra as letras das peças de todos os idiomas conhecidos

completions = Escreve os complementos de um shell, para pôr onde ele os procura
    .shell = bash, elvish, fish, powershell ou zsh

man = Escreve a página de manual do programa ou de um comando, como man a lê
    .command = Um comando, como audit; sem ele, a página do programa
