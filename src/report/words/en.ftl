# The English of arbiter: one message for every kind of fact.
#
# Keys are those of the facts in the code; $names are their values. Pieces, players and kinds of pieces come whole, by
# PIECE($piece), PLAYER($player), ROLE($role); a second word asks for another form, which is an attribute below.
# An attribute .suggestion says what the user can do.

## How things are called

decimal-sign = .
list-end = { $rest } and { $last }

player-white = White
player-black = Black

piece-white-pawn = the white pawn
piece-white-knight = the white knight
piece-white-bishop = the white bishop
piece-white-rook = the white rook
piece-white-queen = the white queen
piece-white-king = the white king
piece-black-pawn = the black pawn
piece-black-knight = the black knight
piece-black-bishop = the black bishop
piece-black-rook = the black rook
piece-black-queen = the black queen
piece-black-king = the black king

role-pawn = pawn
    .a = a pawn
    .plural = pawns
role-knight = knight
    .a = a knight
    .plural = knights
role-bishop = bishop
    .a = a bishop
    .plural = bishops
role-rook = rook
    .a = a rook
    .plural = rooks
role-queen = queen
    .a = a queen
    .plural = queens
role-king = king
    .a = a king
    .plural = kings

file = { $file }-file
departure-file = the { $file }
departure-rank = the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
} rank
departure-board = the board

## Starting positions

fen-empty = the FEN is empty
fen-rank-count = the board has { $found } ranks instead of 8
fen-rank-length = rank { $rank } has { $found } squares instead of 8
fen-letter = `{ $letter }` on rank { $rank } is neither a piece nor a number of empty squares
fen-no-king = { $color } has no king
fen-kings = { $color } has { $count } kings
fen-pawn = a pawn stands on { $square }
fen-turn = the side to move is `{ $found }` instead of `w` or `b`
fen-check = { $color } is in check though it is not { $color }'s move
fen-turn-missing = the side to move is missing: White assumed
fen-castling-missing = the castling field is missing: no rights assumed
fen-en-passant-missing = the en passant field is missing: none assumed
fen-castling-letter = `{ $letter }` is no castling right
fen-right-without-pieces = castling right `{ $letter }` left out: king and rook do not stand for it
fen-right-of-chess960 = castling right `{ $letter }` left out: it exists in Chess960 only
fen-right-repeated = castling right `{ $letter }` is given twice, or with a second rook on one side
fen-en-passant-unreadable = en passant `{ $found }` left out: it is no square
fen-en-passant-impossible = en passant on { $square } left out: no pawn has just passed there
fen-count-unreadable = the count of moves without capture or pawn move, `{ $found }`, is no number: 0 assumed
fen-number-unreadable = the move number `{ $found }` is no number from 1: 1 assumed
fen-text-afterwards = text after the FEN ignored: `{ $found }`
fen-material = { $color } has more pieces than sixteen, or more promoted pieces than missing pawns
fen-checkers = { $count } pieces give check at once

## Ratings

rating-complaint = { $line ->
    [none] { $file }: { $what }
   *[other] { $file }, line { $line }: { $what }
}

# Why a game does not count
rating-player-unresolved = { $name }: { $why }
rating-default = won or lost by default
rating-too-short = not both players made a move
rating-no-result = no result
rating-opponent-unrated = opponent unrated
rating-other-variant = not played by the Laws of Chess for standard positions
rating-both-sides = one player has both sides
rating-wrong-pace = the event is { $event }, not { $asked }
rating-too-far-apart = 600 points or more apart with a player above 2600
rating-not-on-list = not on the list in force when the event began
rating-too-old = more than { $months } months before the latest event
rating-zero-score = a zero score in the first event is disregarded
rating-few-team-games = a team event counts from { $needed } games played on, not { $games }
rating-few-preferent = a team event counts if half of the opponents are Preferent, not { $preferent } of { $games }
rating-far-above = { $points } points or more above the opponents, and nothing gained

# Time controls: what a player has for 60 moves
rating-times-unequal = unequal times are not rated in { $pace }
rating-time = { $seconds ->
    [0] { $minutes } minutes
   *[other] { $minutes } minutes { $seconds } s
}
rating-too-fast-for-standard = { $rating ->
    [none] { rating-time } for 60 moves: standard play needs { $needed } minutes
   *[other] { rating-time } for 60 moves: standard play needs { $needed } minutes where a player has { $rating }
}
rating-not-rapid = { rating-time } for 60 moves: rapid is more than 10 and less than 60 minutes
rating-not-blitz = { rating-time } for 60 moves: blitz is more than 3 and at most 10 minutes
rating-first-period = a first period of { $moves } moves: standard play needs 30

# Remarks
rating-first = first rating
rating-unrated-without-games = unrated, no game that counts
rating-rules-undated = no date: rated by the rules of 1 October 2025
rating-rules-too-early = an event before 2022: rated by the rules of 1 January 2022
rating-enters-with-standard = enters with his standard rating
rating-k-nothing-known = K 20: neither birth year nor number of games is known
rating-k-games-unknown = K 20: number of games unknown, taken as 30 or more
rating-k-limited = K { $k } instead of { $instead_of }: { $games } games in the period and no more than 700
rating-rounded-apart = rounded event by event it would be { $rating }
rating-too-few-games = { $games } of the { $needed } games against rated opponents that a first rating needs: kept for later periods
rating-below-floor = { $rating } is below { $floor }: unrated
rating-raised = { $rating } raised to { $raised } on the list of 1 March 2024
rating-no-class = class of the event not given: K of an open
rating-between-ranges = a difference of { $difference } lies between two ranges of the table: taken as { $taken }
rating-change-limited = a change of { $change } in one tournament is limited to { $per_game } points a game
rating-none-without-games = no rating, no game that counts
rating-no-category = category not given: taken as Preferent
rating-below-preferent = below category Preferent: no rating
rating-too-few-games-on-list = { $games } of the { $needed } games that a first rating needs: kept for later lists
rating-percentage-fraction = a percentage with a fraction is taken as { $percentage }
rating-no-point = no point scored: the table has no value for it, no rating
rating-half-way = half way between two multiples of five: rounded up
rating-lowest = { $rating } is below the lowest rating: { $lowest }
rating-no-deviation = deviation not given: taken as { $taken }
rating-glicko2 = deviation { $deviation }, volatility { $volatility }
rating-no-number-of-games = number of games not given: taken as { $taken }
rating-approximation = by the approximation: the federation solves an equation here
rating-no-index = index not given: taken as { $taken }
rating-index = index { $index }
rating-first-dwz = first rating, index 1
rating-first-dwz-too-few-games = fewer than 5 games against rated opponents: no first rating
rating-first-dwz-no-middle = all games won or all lost: no first rating
rating-no-age = birth year or date not given: taken as older than 25

# Where a rating comes from
rating-not-resolved = not resolved: { $why }
rating-identified-by-decision = identified by decision of the officer
rating-identified-as = identified as { $why }
rating-catalan-from-input = no national rating in the input: its rating is taken as the Catalan one
rating-input-differs = { $input } in the input, { $listed } on the list
rating-file-differs = { $own } by the players file, { $listed } on the list
rating-list-out-of-date = rated by the list of { $month }, the event began on { $start }

# Who a player is
rating-by-decision = by decision of the officer
rating-by-evidence = { $listed } by { $evidence }
rating-not-in-file = { $file } has not his name
rating-neither-in-file = { $file } has neither his name nor the id { $id }
rating-decided-for-nobody = decided to be { $id }, whom no list has
rating-id-of-another = the id { $id } is that of { $name } on the list
rating-faulty-row = { $file }, line { $line }: { $fault }
rating-namesakes-in-file = { $file } has { $players } players of this name
rating-no-such-name = the list has no such name
rating-neither-on-list = the list has no such name and not the id { $id }
rating-other-id = the list has not the id { $id }, but { $listed } by { $evidence }
rating-name-alone = the list has the name, but a name alone proves nothing
rating-several-fit = { $players } players on the list fit
rating-proof = { $of ->
    [federation-birth-rating] name and federation, birth year, rating
    [federation-birth] name and federation, birth year
    [federation-rating] name and federation, rating
    [federation] name and federation
    [birth-rating] name and birth year, rating
    [birth] name and birth year
   *[rating] name and rating
}
rating-candidate-birth = { $birth ->
    [none] ?
   *[other] { $birth }
}
rating-candidate = { $rating ->
    [none] { $id } { $name } { $federation } { rating-candidate-birth } unrated
   *[other] { $id } { $name } { $federation } { rating-candidate-birth } { $rating }
}
rating-candidate-row = { $id } (line { $line })
rating-id-shared = '{ $name }' has the id { $id } of '{ $other }': expected an ID for each player; they are kept apart
rating-unresolved = player '{ $name }' is not resolved: { $why }; expected an ID, or a line for the name in --decisions
rating-undecided = player '{ $name }' is not resolved: { $why } (candidates: { $candidates }); expected an ID, or a line for the name in --decisions

# The calculation on paper
rating-no-tournament = Games without a tournament
rating-tournament-of-day = Tournament of { $start }
rating-tournament = { $name }
rating-tournament-and-day = { $name }, { $start }
rating-step-change = score { $score } - expected { $expected }, times K { $k }: { $change }, rounded { $rounded }
rating-step-after = { $before } { $rounded } = { $after }
rating-step-mean = Ra = mean of { $games } rated opponents = { $mean }
rating-step-above-even = Ru = Ra { $difference } (20 for each of { $above } half points above 50 %) = { $rating }
rating-step-performance = Ru = Ra { $difference } (dp of { $percentage } %) = { $rating }
rating-step-mean-with-two = Ra = mean of { $games } rated opponents and two of { $hypothetical } = { $mean }
rating-step-with-two-draws = p = ({ $score } + 1) / ({ $games } + 2) = { $percentage } %, dp { $difference }; Ru = { $rating }
rating-step-highest = a first rating is at most { $rating }
rating-step-worth = { $name } counts as { $rating }: { $why }
rating-worth-default = a default counts as a game against 2000
rating-worth-below-preferent = an opponent below Preferent counts as 2000
rating-worth-spanish = by the Spanish rating
rating-worth-international = by the international rating
rating-worth-by-score = without a rating, by { $score } of { $games }
rating-step-tournament = { $title }: Rc = { $mean }, D = { $before } - Rc = { $difference }, { $per_game } a game, We = { $games } x { $per_game } = { $expected }; K (W - We) = { $k } ({ $score } - { $expected }) = { $change }
rating-step-first = Rc = { $mean }; P = 100 x { $score } / { $games } = { $percentage } %, DP { $points }; Rp = { $rating }
rating-step-nearest-five = { $exact }, to the nearest five: { $rating }
paper-heading = { $system }, as { $basis ->
    [submitted] submitted
   *[audited] audited
}
paper-player = { $rating ->
    [none] { $name }: unrated
   *[other] { $name }: { $rating }
}
paper-player-with-id = { $rating ->
    [none] { $name } ({ $id }): unrated
   *[other] { $name } ({ $id }): { $rating }
}
paper-color = { $color ->
    [white] white
   *[black] black
}
paper-score = { $score ->
    [none] {"*"}
   *[other] { $score }
}
paper-game = { $rating ->
    [none] { paper-color } v. { $opponent }: { paper-score }
   *[other] { paper-color } v. { $opponent } ({ $rating }): { paper-score }
}
paper-game-of-round = round { $round }, { paper-game }
paper-difference = D = { $difference }
paper-counted-difference = D = { $difference }, counts as { $counted }
paper-gain = { $score } - { $expected } = { $gain }
paper-not-counted = not counted: { $why }
paper-sum = { $mean ->
    [none] { $score } of { $games } games
   *[other] { $score } of { $games } games, mean of the opponents { $mean }
}

# What statistical systems refuse
rating-score = a game is worth 0, 1 or 2 half points to a player, not { $half_points }
rating-value = { $what ->
    [rating] a rating is { $value }, which cannot be
    [deviation] a deviation is { $value }, which cannot be
    [volatility] a volatility is { $value }, which cannot be
    [bonus-threshold] the bonus threshold is { $value }, which cannot be
   *[tau] tau is { $value }, which cannot be
}

# Pools
pool-unknown-player = game { $game } names player { $player }, but there are { $players } players
pool-own-opponent = in game { $game }, player { $player } plays himself
pool-score = in game { $game }, White made { $half_points } half points, where 0, 1 or 2 are possible
pool-too-many-games = more games than can be counted
pool-anchor-twice = player { $player } is an anchor twice
pool-unknown-anchor = the anchor is player { $player }, but there are { $players } players
pool-value = { $what ->
    [anchor] an anchor's rating is { $value }, which cannot be
    [average] the average is { $value }, which cannot be
    [white-advantage] White's advantage is { $value }, which cannot be
   *[draw-rate] the draw rate is { $value }, which cannot be
}
pool-white-advantage-unknown = White's advantage cannot be told from these games: either some players always have White against the same others, or White's results have no bound; lay it down
pool-not-settled = the ratings did not settle after { $steps } steps
pool-games = { $rated } games rated, { $left_out } left out because they tie nobody to anybody
pool-parameters = White's advantage { $white_advantage } (standard error { $error }); games between equals drawn: { $draws } %
pool-exact-errors = error bars from the inverse: exact
pool-probed-errors = error bars from { $probes } probes: the least certain within { $doubt } %
pool-groups = { $groups } groups that no chain of results ties: ratings of different groups must not be compared
pool-without-white = White's advantage cannot be told from these games and is taken as 0: lay it down with --white-advantage
pool-standard-error = standard error { $error }
pool-group = group { $group }
pool-won-all = won every game: no rating is high enough
pool-lost-all = lost every game: no rating is low enough
pool-one-sided = no chain of results leads to another player and back: no rating
pool-no-games = no game that counts
pool-of-two-groups = the players are of different groups, which no chain of results ties
pool-unrated = { $name }: { $why }
pool-uneven = the players did not share one point

## Lists and the officer's files

list-unreadable = { $file } could not be read ({ $cause }): check the path and the disk
list-none = { $file } is no rating list: expected FIDE's text with its header line (ID Number, Name, …), its XML (<playerslist>), or CSV with the columns id, name and rating; read '{ $read }'
list-xml = { $file }: the XML breaks off or is damaged near byte { $position }: { $cause }
list-xml-ends-inside-player = it ends inside a player
list-xml-end-without-player = the end of a player who has not begun
list-xml-parser = { $message }
list-table = { $file }: { $cause }
list-month = '{ $read }' is no month: write YYYY-MM, such as 2025-11
list-rating = rating '{ $read }' of { $id } { $name } is no rating: expected a number such as 2105, or 0 for an unrated player
list-id-again = { $line ->
    [none] id '{ $id }' stands in the list already, which counts: expected one entry for each player
   *[other] id '{ $id }' stands on line { $line } already, which counts: expected one entry for each player
}
list-second-for-month = a second list for { $month }, beside { $first }: expected one list for each date; the first is used
list-second-without-month = a second list without a month in its header or file name, beside { $first }: expected one list for each date; the first is used

officer-unreadable = { $file } could not be read ({ $cause }): check the path
officer-players-header = { $file }: the header must name name or id; read '{ $read }'
officer-decisions-header = { $file }: the header must name name and id; read '{ $read }'
officer-table = { $file }: { $cause }
officer-nobody = neither id nor name: expected one of them
officer-id-again = id '{ $id }' stands on line { $line } already, which counts: expected one line for each player
officer-rating-zero = { $column } '0' is no rating: expected a number above 0, or nothing for an unrated player
officer-rating = { $column } '{ $read }' is no rating: expected a number such as 2105, or nothing
officer-k = k '{ $read }': expected a number such as 20
officer-index = index '{ $read }': expected the number of events rated so far
officer-games = games '{ $read }': expected the number of games rated so far
officer-birth = birth '{ $read }': expected a year such as 1990
officer-category = category '{ $read }': expected preferent, 1a, 2a or 3a
officer-ever-2400 = ever_2400 '{ $read }': expected yes or no
officer-decimal = { $column } '{ $read }': expected a number such as 62.5
officer-decision-incomplete = name '{ $name }', id '{ $id }': expected both
officer-decided-twice = '{ $name }' was decided otherwise above: the last line counts
officer-unreadable-rating = { $column } '{ $read }' cannot be read

## Tournament reports

trf-points-barred = TRF001: the points of { $name } do not add up (line { $line })
trf-mirror-barred = TRF002: the lines of the two players do not agree
trf-player-missing = his line in the report cannot be used

# What should stand where a line cannot be read: "'…' is not a name"
trf-rank = a start rank, right-aligned to column 8
trf-own-rank = a start rank that no other player has
trf-players-rank = the start rank of a player
trf-name = a name
trf-blank-in-player = a blank between the rating, the federation and the number
trf-rating = a rating of up to four digits, or blanks
trf-own-id = an ID of the player's own: line { $line } has it too
trf-points = points such as 3.5
trf-opponent = an opponent's start rank
trf-blank-in-round = a blank between the fields of a round
trf-color = w, b or -
trf-result = a result: 1 = 0 + - W D L H F U Z
trf-bye-or-game = no opponent beside a bye, or a result of the game
trf-day = a date that can be read in one way, such as 2025/11/07

# Tables of results
table-no-row = '{ $message }': expected a row of CSV
table-no-players = '{ $read }': expected a name or an ID for White and for Black
table-result-impossible = result '{ $read }': no rule gives these two scores; expected 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ or *
table-result-missing = no result: expected 1-0, 0-1, 1/2-1/2 or *
table-result-unreadable = result '{ $read }' cannot be read: expected 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ or *
table-date = date '{ $read }': { $fault }
table-rating = { $column } '{ $read }' is no rating: expected a number from { $lowest } to { $highest }, or nothing for an unrated player

## Dates

date-shape = not a date: expected YYYY.MM.DD, with ?? for what is unknown
date-year = no such year: { $year }
date-month = no such month: { $month }
date-day = no such day: { $day }
