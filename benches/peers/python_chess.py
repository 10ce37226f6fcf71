"""Is every move of an archive legal? By python-chess: python_chess.py FILE"""

import sys

import chess.pgn

games = plies = stopped = 0
with open(sys.argv[1], encoding="utf-8", errors="replace") as archive:
    while (game := chess.pgn.read_game(archive)) is not None:
        games += 1
        plies += sum(1 for _ in game.mainline_moves())
        stopped += bool(game.errors)
print(f"{games} games, {plies} plies, {stopped} stopped at an illegal move")
