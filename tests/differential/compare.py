#!/usr/bin/env python3
"""Holds what three readers play of the same damaged games against one another.

    compare.py OUT REPORTS ORACLE.tsv --table DIFFERENCES.csv

OUT is what mutate.py was given, REPORTS the folder of
`arbiter audit OUT.pgn --out REPORTS --format csv,jsonl --select ALL`, ORACLE.tsv what
`examples/shakmaty_plays.rs` writes for OUT.parted. For each game: the main line as far as it was played, and the position there. A reader that
leaves out a word it cannot read, and goes on, is told apart from one that stops at it. DIFFERENCES.csv holds
one row for each game on which the three are not at one.
"""

import argparse
import collections
import csv
import io
import logging
import sys

import chess
import chess.pgn


class MainLine(chess.pgn.BaseVisitor):
    """The main line up to the first word that python-chess tells as an error, without its tree of variations."""

    def begin_game(self):
        self.board, self.plies, self.depth, self.fault = chess.Board(), 0, 0, ""

    def visit_move(self, board, move):
        if self.depth == 0 and not self.fault:
            self.board = board.copy(stack=False)
            self.board.push(move)
            self.plies += 1

    def begin_variation(self):
        self.depth += 1

    def end_variation(self):
        self.depth = max(0, self.depth - 1)

    def handle_error(self, error):
        # What stands in a variation is no fault of the game.
        if self.depth == 0:
            self.fault = self.fault or str(error)

    def result(self):
        return self.plies, self.board.fen(), self.fault


def python_chess(text):
    """Plies, position, fault; and whether its own tree of the game falls over."""
    found = chess.pgn.read_game(io.StringIO(text), Visitor=MainLine) or (0, chess.STARTING_FEN, "no game")
    try:
        game = chess.pgn.read_game(io.StringIO(text))
        if game is not None:
            game.end().board()
        return *found, ""
    except (AssertionError, IndexError) as error:
        return *found, type(error).__name__


def main():
    logging.disable(logging.CRITICAL)
    csv.field_size_limit(sys.maxsize)
    options = argparse.ArgumentParser()
    options.add_argument("out")
    options.add_argument("reports")
    options.add_argument("oracle")
    options.add_argument("--table", required=True)
    asked = options.parse_args()

    arbiter, unnamed = collections.defaultdict(list), 0
    with open(asked.reports + "/games.csv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if not row["event"]:
                unnamed += 1
            arbiter[row["event"]].append(row)
    findings = collections.defaultdict(list)
    with open(asked.reports + "/findings.csv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            findings[row["game"]].append(row)
    theirs = {}
    with open(asked.oracle, encoding="utf-8", newline="") as file:
        for line in file:
            name, plies, fen, stopped, games, fault = line.rstrip("\n").split("\t")
            theirs[name] = (int(plies), fen, stopped or fault, int(games))
    kinds = {}
    with open(asked.out + ".csv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            kinds[row["name"]] = row

    counts = collections.Counter()
    with open(asked.out + ".parted", encoding="utf-8", newline="") as file, open(asked.table, "w", encoding="utf-8", newline="") as out:
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow("name game kinds arbiter_plies python_plies shakmaty_plies arbiter_faults resumed alphabet arbiter_said python_said shakmaty_said "
                      "arbiter_fen python_fen shakmaty_fen after".split())
        for part in file.read().split("\x1e")[1:]:
            name, text = part.split("\n", 1)
            counts["games"] += 1
            python, shakmaty = python_chess(text), theirs[name]
            if python[3]:
                counts["the tree of python-chess falls over"] += 1
            ours = arbiter.get(name)
            if not ours:
                counts["not in arbiter's table"] += 1
                rows.writerow((name, "", kinds[name]["kinds"], -1, python[0], shakmaty[0], "", "", "", "no row", python[2], shakmaty[2], "", python[1], shakmaty[1], kinds[name]["after"]))
                continue
            row = ours[0]
            plies, fen = int(row["plies"] or 0), row["final_fen"]
            said = " | ".join(f"{f['rule']} {f['severity'][0]} {f['ply']} {f['written']!r} {f['san']}" for f in findings[row["game"]] if f["rule"][:3] in ("NOT", "MOV", "INP", "VAR", "HDR"))
            same = [(plies, fen) == python[:2], (plies, fen) == shakmaty[:2], python[:2] == shakmaty[:2]]
            counts["all same" if all(same) else "only python-chess agrees" if same[0] else "only shakmaty agrees" if same[1] else "both agree against arbiter" if same[2] else "three answers"] += 1
            faulty = (row["faults"] not in ("", "0")) == bool(python[2])
            if plies == python[0] and not faulty:
                counts["same plies, but one tells a fault and the other does not (python-chess)"] += 1
            if not all(same) or not faulty:
                rows.writerow((name, row["game"], kinds[name]["kinds"], plies, python[0], shakmaty[0], row["faults"], row["resumed"], row["alphabet"], said,
                               python[2], shakmaty[2], fen, python[1], shakmaty[1], kinds[name]["after"]))
    counts["games without a tag that arbiter found besides"] = unnamed
    for what, count in counts.most_common():
        print(f"{count:6} {what}")


if __name__ == "__main__":
    main()
