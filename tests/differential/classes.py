#!/usr/bin/env python3
"""Counts the rows of compare.py by classes: classes.py OUT DIFFERENCES.csv

A game with two kinds of damage is counted under the one that makes the readers differ more often where it is alone.
"""

import collections
import csv
import sys

CLASSES = {
    "small letters for pieces": "lower_piece lower_bishop lower_bishop_false_x lower_game",
    "capitals": "upper_word upper_b_pawn",
    "letters of another language": "foreign_word foreign_game foreign_from_there pawns_then_looks_foreign",
    "moves by squares, in digits, descriptive": "all_by_squares by_squares digits descriptive",
    "captures by custom": "pawn_takes_short x_dropped x_other x_behind taken_piece_named pawn_origin",
    "a capture sign and no capture": "x_false b_pawn_false_x",
    "castling": "castling castling_there castling_other_side",
    "check, mate and opinion": "check_sign check_dropped nag",
    "en passant": "en_passant en_passant_false",
    "promotion": "promotion promotion_false piece_promoted",
    "signs and moves glued": "mark_before mark_behind glued comment_inside",
    "a damaged word": "letter_changed letter_dropped letter_doubled letters_turned square_turned square_cut digit_for_letter "
                      "other_file other_rank piece_left_out piece_put_before_pawn other_piece",
    "words that are no moves, null moves, comments": "noise number null_move comment",
    "blanks and line ends": "blanks blank_line",
    "the end of the game": "result_inside result_final moves_behind_end moves_behind_mate",
    "variations": "variation",
    "which of two, and whole moves": "origin_dropped origin_wrong origin_needless origin_false pawn_letter pinned_helper other_legal leaves_king "
                                     "word_of_elsewhere move_dropped move_doubled moves_turned line_dropped beheaded pawns_then_illegal pawns_then_two",
}
CLASS_OF = {kind: name for name, kinds in CLASSES.items() for kind in kinds.split()}


def main():
    csv.field_size_limit(sys.maxsize)
    with open(sys.argv[1] + ".csv", encoding="utf-8", newline="") as file:
        games = {row["name"]: row["kinds"].split("+") for row in csv.DictReader(file)}
    with open(sys.argv[2], encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    alone = collections.Counter(kinds[0] for kinds in games.values() if len(kinds) == 1)
    differ = collections.Counter(row["kinds"] for row in rows if "+" not in row["kinds"])
    rate = lambda kind: differ[kind] / max(alone[kind], 1)
    made, found = collections.Counter(), collections.defaultdict(collections.Counter)
    for kinds in games.values():
        made[CLASS_OF[max(kinds, key=rate)]] += 1
    for row in rows:
        name = CLASS_OF[max(row["kinds"].split("+"), key=rate)]
        ours, python, shakmaty = (int(row[f"{who}_plies"]) for who in ("arbiter", "python", "shakmaty"))
        furthest = max(python, shakmaty)
        how = "further" if ours > furthest else "less far" if ours < min(python, shakmaty) else "as python" if ours == python != shakmaty \
            else "as shakmaty" if ours == shakmaty != python else "as far as both" if ours == python == shakmaty else "between"
        found[name][how] += 1
    hows = ["further", "as python", "as shakmaty", "as far as both", "between", "less far"]
    print("| class | games | differ |", " | ".join(hows), "|")
    for name in CLASSES:
        print(f"| {name} | {made[name]} | {sum(found[name].values())} |", " | ".join(str(found[name][how]) for how in hows), "|")
    print(f"| all | {len(games)} | {len(rows)} |", " | ".join(str(sum(found[name][how] for name in CLASSES)) for how in hows), "|")


if __name__ == "__main__":
    main()
