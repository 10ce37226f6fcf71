#!/usr/bin/env python3
"""Damages games the way people, scanners and programs do, from a seed.

    mutate.py ARCHIVE.pgn OUT [--seed 22] [--games 10000] [--from-first 115000]

Writes OUT.pgn (every game, its name in the Event tag), OUT.parted (the same games, each behind a line
of the byte 0x1e and its name, so that a reader that splits a game still counts as one) and OUT.csv
(name, kinds of damage, the whole movetext before). `--kinds none` writes the games as they were.
"""

import argparse
import csv
import random
import re
import chess
import chess.pgn

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
ALPHABETS = {  # King, Queen, Rook, Bishop, Knight
    "de": "KDTLS", "es": "RDTAC", "fr": "RDTFC", "nl": "KDTLP", "pt": "RDTBC", "pl": "KHWGS", "hu": "KVBFH",
    "ro": "RDTNC", "cs": "KDVSJ", "id": "RMBGK", "tr": "ŞVKFA", "is": "KDHBR", "cy": "TBCEM", "vi": "VHXTM",
    "figurine": "♔♕♖♗♘", "fi": "KDTLR", "et": "KLVOR", "lt": "KVBRŽ", "gl": "RDTBC", "x-prob": "KQRBS",
}
SAN = re.compile(r"^([KQRBN])?([a-h])?([1-8])?(x)?([a-h][1-8])(=[QRBN])?([+#])?$")


class Move:
    """One move: the word for it, what it is, the position before it, and what stands around it."""

    def __init__(self, board, move):
        self.board, self.move, self.san = board.copy(stack=False), move, board.san(move)
        self.word = self.san
        self.before = self.behind = ""
        self.number = f"{board.fullmove_number}." if board.turn else ""

    def text(self):
        glue = "" if self.number.endswith("\0") else " "
        return f"{self.before} {self.number.rstrip(chr(0))}{glue}{self.word}{self.behind}".strip()


class Game:
    def __init__(self, name, tags, moves, result):
        self.name, self.tags, self.moves, self.result = name, tags, moves, result
        self.blank, self.head, self.tail = " ", "", ""

    def movetext(self):
        words = [self.head] * bool(self.head) + [m.text() for m in self.moves] + [self.result] * bool(self.result)
        lines, line = [], ""
        for word in words:
            if line and len(line) + len(word) > 78 and "\n" not in line + word:
                lines.append(line)
                line = word
            else:
                line = f"{line}{self.blank}{word}" if line else word
        return "\n".join(lines + [line]) + self.tail

    def pgn(self):
        tags = "".join(f'[{name} "{value}"]\n' for name, value in self.tags)
        return f"{tags}\n{self.movetext()}\n\n"


def some(game, dice, test=lambda m: True):
    """A move that `test` accepts, any."""
    fits = [m for m in game.moves if test(m)]
    return dice.choice(fits) if fits else None


def parts(m):
    return SAN.match(m.word)


def is_piece(m):
    return m.word[:1] in "KQRBN" and bool(parts(m))


def is_capture(m):
    return "x" in m.word and bool(parts(m))


def is_castling(m):
    return m.word.startswith("O-O")


def other(dice, letters, but):
    return dice.choice([c for c in letters if c != but])


KINDS = {}


def kind(function):
    KINDS[function.__name__] = function
    return function


def on_word(test=lambda m: True, times=1):
    """A kind of damage done to one word: the function gets the move and gives the new word."""

    def make(function):
        def damage(game, dice):
            m = some(game, dice, lambda m: bool(parts(m) or is_castling(m)) and test(m))
            if m is None:
                return False
            new = function(m, dice)
            if new is None or new == m.word:
                return False
            m.word = new
            return True

        damage.__name__ = function.__name__
        return kind(damage)

    return make


# Letters and squares.
@on_word(is_piece)
def other_piece(m, dice): return other(dice, "KQRBN", m.word[0]) + m.word[1:]

@on_word(is_piece)
def piece_left_out(m, dice): return m.word[1:]

@on_word(lambda m: not is_piece(m) and not is_castling(m))
def piece_put_before_pawn(m, dice): return dice.choice("KQRBN") + m.word

@on_word(is_piece)
def lower_piece(m, dice): return m.word[0].lower() + m.word[1:]

@on_word(lambda m: m.word[0] == "B")
def lower_bishop(m, dice): return "b" + m.word[1:]

@on_word(lambda m: m.word[0] == "B" and "x" not in m.word)
def lower_bishop_false_x(m, dice): return "bx" + m.word[1:]

@on_word(lambda m: m.word[0] == "b" and "x" in m.word)
def upper_b_pawn(m, dice): return "B" + m.word[1:]

@on_word(lambda m: m.word[0] == "b" and "x" not in m.word)
def b_pawn_false_x(m, dice): return dice.choice("ac") + "x" + m.word

@on_word()
def upper_word(m, dice): return m.word.upper()

@on_word()
def other_file(m, dice):
    p = parts(m)
    if not p: return None
    file = chr(ord(p[5][0]) + dice.choice((-1, 1)))
    return m.word[:p.start(5)] + file + m.word[p.start(5) + 1:]

@on_word()
def other_rank(m, dice):
    p = parts(m)
    if not p: return None
    rank = str(int(p[5][1]) + dice.choice((-2, -1, 1, 2)))
    return m.word[:p.start(5) + 1] + rank + m.word[p.end(5):]

@on_word()
def square_turned(m, dice):
    p = parts(m)
    return p and m.word[:p.start(5)] + p[5][::-1] + m.word[p.end(5):]

@on_word()
def square_cut(m, dice):
    p = parts(m)
    return p and m.word[:p.start(5) + 1] + m.word[p.end(5):]

@on_word()
def letter_changed(m, dice):
    at = dice.randrange(len(m.word))
    return m.word[:at] + dice.choice("KQRBNPabcdefgh12345678xO-=+#iIlJSTDz09") + m.word[at + 1:]

@on_word()
def letter_dropped(m, dice):
    at = dice.randrange(len(m.word))
    return m.word[:at] + m.word[at + 1:] or None

@on_word()
def letter_doubled(m, dice):
    at = dice.randrange(len(m.word))
    return m.word[:at] + m.word[at] + m.word[at:]

@on_word()
def letters_turned(m, dice):
    at = dice.randrange(max(len(m.word) - 1, 1))
    return m.word[:at] + m.word[at + 1:at + 2] + m.word[at] + m.word[at + 2:]

@on_word()
def digit_for_letter(m, dice):
    looks = {"1": "lIi", "5": "Ss", "8": "B", "6": "bG", "3": "E", "4": "A", "7": "T", "b": "6", "B": "8", "g": "9", "O": "0Q", "c": "e",
             "e": "c", "a": "o", "Q": "O0", "x": "X×", "N": "H", "f": "t", "h": "b", "R": "P", "K": "H"}
    at = [i for i, c in enumerate(m.word) if c in looks]
    if not at: return None
    i = dice.choice(at)
    return m.word[:i] + dice.choice(looks[m.word[i]]) + m.word[i + 1:]


# Foreign letters.
def in_letters(word, letters):
    return "".join(letters["KQRBN".index(c)] if c in "KQRBN" else c for c in word)

@on_word(lambda m: is_piece(m) or "=" in m.word)
def foreign_word(m, dice): return in_letters(m.word, ALPHABETS[dice.choice(sorted(ALPHABETS))])

@kind
def foreign_game(game, dice):
    letters = ALPHABETS[dice.choice(sorted(ALPHABETS))]
    for m in game.moves:
        m.word = in_letters(m.word, letters)
    return True

@kind
def foreign_from_there(game, dice):
    letters, there = ALPHABETS[dice.choice(sorted(ALPHABETS))], dice.randrange(len(game.moves))
    for m in game.moves[there:]:
        m.word = in_letters(m.word, letters)
    return True

@kind
def lower_game(game, dice):
    for m in game.moves:
        if is_piece(m): m.word = m.word[0].lower() + m.word[1:]
    return True


def first_pieces(game, dice, words):
    """Cut to the pawn moves it begins with; behind them English moves of pieces that are not legal."""
    pawns = 0
    while pawns < len(game.moves) and not is_piece(game.moves[pawns]) and not is_castling(game.moves[pawns]):
        pawns += 1
    if pawns == 0 or pawns == len(game.moves): return False
    del game.moves[pawns + 1:]
    board = game.moves[pawns].board
    legal = {board.san(m).rstrip("+#") for m in board.legal_moves}
    for _ in range(60):
        word = dice.choice("KQRBN") + dice.choice(("", "", "x")) + dice.choice("abcdefgh") + dice.choice("12345678")
        if word not in legal and word.replace("x", "") not in legal: break
    game.moves[pawns].word = word
    for _ in range(words - 1):
        extra = Move(board, game.moves[pawns].move)
        extra.number, extra.word = "", dice.choice("KQRBN") + dice.choice("abcdefgh") + dice.choice("12345678")
        game.moves.append(extra)
    return True

@kind
def pawns_then_illegal(game, dice): return first_pieces(game, dice, 1)

@kind
def pawns_then_two(game, dice): return first_pieces(game, dice, 2)

@kind
def pawns_then_looks_foreign(game, dice):
    """Pawn moves, then a legal move in another alphabet's letters that English has for another piece: Bc4 as Rc4."""
    pawns = next((i for i, m in enumerate(game.moves) if is_piece(m)), 0)
    if pawns == 0: return False
    del game.moves[pawns + dice.choice((1, 2)):]
    m = game.moves[pawns]
    letter = {"N": "KBSR", "B": "NRK", "R": "BK", "Q": "BN", "K": "RN"}[m.word[0]]
    m.word = dice.choice(letter) + m.word[1:]
    return True


# Signs.
@on_word()
def check_sign(m, dice):
    word = m.word.rstrip("+#")
    return word + dice.choice(("+", "#", "++", "†", "‡", "ch", " ch", " mate", " +", "+!", "dis.ch", ", check", "+#", "#+", "x"))

@on_word(lambda m: m.word[-1:] in "+#")
def check_dropped(m, dice): return m.word.rstrip("+#")

@on_word(is_capture)
def x_dropped(m, dice): return m.word.replace("x", "")

@on_word(is_capture)
def x_other(m, dice): return m.word.replace("x", dice.choice((":", "-", "×", "X", "xx", "*", " x ", "takes", "/", " : ")))

@on_word(is_capture)
def x_behind(m, dice):
    p = parts(m)
    return m.word[:p.start(4)] + p[5] + dice.choice("x:") + m.word[p.end(5):]

@on_word(lambda m: parts(m) and "x" not in m.word)
def x_false(m, dice):
    p = parts(m)
    return m.word[:p.start(5)] + "x" + m.word[p.start(5):]

@on_word(lambda m: is_capture(m) and not is_piece(m))
def pawn_takes_short(m, dice):
    p = parts(m)
    rest = m.word[p.end(5):]
    return dice.choice(((p[2] or "") + "x" + p[5][0], (p[2] or "") + p[5][0], "x" + p[5], p[5], "Px" + p[5], f"{chess.square_name(m.move.from_square)}x{p[5]}")) + rest

@on_word(is_capture)
def taken_piece_named(m, dice):
    taken = m.board.piece_at(m.move.to_square)
    name = taken.symbol().upper() if taken else "P"
    return m.word.replace("x", "x" + name) if dice.random() < .5 else (m.word[0] if is_piece(m) else "P") + "x" + name


# Which of two.
@on_word(lambda m: parts(m) and parts(m)[1] and (parts(m)[2] or parts(m)[3]))
def origin_dropped(m, dice):
    p = parts(m)
    return m.word[0] + (p[4] or "") + m.word[p.start(5):]

@on_word(lambda m: parts(m) and parts(m)[1] and (parts(m)[2] or parts(m)[3]))
def origin_wrong(m, dice):
    p = parts(m)
    return m.word[0] + dice.choice("abcdefgh12345678") + (p[4] or "") + m.word[p.start(5):]

@on_word(is_piece)
def origin_needless(m, dice):
    p, name = parts(m), chess.square_name(m.move.from_square)
    return m.word[0] + dice.choice((name, name[0], name[1])) + (p[4] or "") + m.word[p.start(5):]

@on_word(is_piece)
def origin_false(m, dice):
    p = parts(m)
    return m.word[0] + dice.choice(("abcdefgh12345678")) + (p[4] or "") + m.word[p.start(5):]

@on_word(lambda m: parts(m) and not is_piece(m))
def pawn_origin(m, dice):
    p, name = parts(m), chess.square_name(m.move.from_square)
    return dice.choice((name, name[0], name[1])) + (p[4] or "") + m.word[p.start(5):]

@on_word(lambda m: parts(m) and not is_piece(m))
def pawn_letter(m, dice): return "P" + m.word


# Promotion.
@on_word(lambda m: "=" in m.word)
def promotion(m, dice):
    p = parts(m)
    letter, front, end = p[6][1], m.word[:p.end(5)], p[7] or ""
    return front + dice.choice((letter, f"({letter})", f"/{letter}", f"={letter.lower()}", letter.lower(), "", "=", "=K", "=P", "=D", "D", " = " + letter,
                                "=" + other(dice, "QRBN", letter), f"=({letter})", "=" + letter * 2, "q", "b", "=T", "=♕", "♕", "ddd")) + end

@on_word(lambda m: parts(m) and not is_piece(m) and "=" not in m.word)
def promotion_false(m, dice):
    p = parts(m)
    return m.word[:p.end(5)] + "=" * dice.randrange(2) + dice.choice("QRBNKq") + (p[7] or "")

@on_word(is_piece)
def piece_promoted(m, dice):
    p = parts(m)
    return m.word[:p.end(5)] + "=Q" + (p[7] or "")


# Castling.
@on_word(is_castling)
def castling(m, dice):
    short, end = not m.word.startswith("O-O-O"), m.word.replace("O-O-O", "").replace("O-O", "")
    rank = "1" if m.board.turn else "8"
    to = ("g" if short else "c") + rank
    sides = ("0-0", "o-o", "OO", "00", "O—O", "O - O", "O–O", "0–0", "O-0", "Q-Q", "()-()", "О-О", "O‑O", "o-O", "o–o", "O.O", "O_O", "O-O-O-O",
             "castles K", "K-R", "0-0-") if short else (
             "0-0-0", "o-o-o", "OOO", "000", "O—O—O", "O - O - O", "0-0-O", "О-О-О", "O-OO", "castles Q", "O-O-O-O", "0-0-0-0")
    return dice.choice(sides + ("K" + to, f"Ke{rank}{to}", f"e{rank}{to}", f"e{rank}-{to}", f"Ke{rank}-{to}",
                                f"e{rank}{'h' if short else 'a'}{rank}", f"K{'h' if short else 'a'}{rank}", f"Kx{'h' if short else 'a'}{rank}")) + end

@on_word(is_castling)
def castling_other_side(m, dice):
    return m.word.replace("O-O-O", "O-O") if "O-O-O" in m.word else m.word.replace("O-O", "O-O-O")

@on_word(lambda m: not is_castling(m))
def castling_there(m, dice): return dice.choice(("O-O", "O-O-O", "0-0", "0-0-0"))


# En passant.
@on_word(lambda m: m.board.is_en_passant(m.move))
def en_passant(m, dice):
    p, end = parts(m), parts(m)[7] or ""
    bare = (p[2] or "") + "x" + p[5]
    return dice.choice((bare + "e.p." + end, bare + " e.p." + end, bare + "ep" + end, bare + end + " ep", bare + " e. p." + end, bare + "e.p" + end, bare + "EP" + end,
                        (p[2] or "") + "x" + p[5][0] + str(int(p[5][1]) + (-1 if m.board.turn else 1)) + end, p[5] + end, bare + " (e.p.)" + end, bare + "/ep"))

@on_word(lambda m: is_capture(m) and not is_piece(m) and not m.board.is_en_passant(m.move))
def en_passant_false(m, dice): return m.word.rstrip("+#") + dice.choice(("e.p.", " e.p.", "ep", " ep"))


# Other notations.
@on_word(lambda m: not is_castling(m))
def by_squares(m, dice):
    a, b = chess.square_name(m.move.from_square), chess.square_name(m.move.to_square)
    letter = m.word[0] if is_piece(m) else ""
    promoted = chess.piece_symbol(m.move.promotion) if m.move.promotion else ""
    sign = "x" if is_capture(m) else "-"
    return dice.choice((a + b + promoted, f"{letter}{a}{sign}{b}" + ("=" + promoted.upper()) * bool(promoted), f"{letter}{a}{b}" + promoted.upper(),
                        f"{a}-{b}" + promoted, f"{a} {b}", f"{letter}{a} - {b}", (a + b + promoted).upper(), f"{letter}-{b}", f"{letter}/{a}-{b}"))

@kind
def all_by_squares(game, dice):
    style = dice.randrange(4)
    for m in game.moves:
        a, b = chess.square_name(m.move.from_square), chess.square_name(m.move.to_square)
        promoted = chess.piece_symbol(m.move.promotion) if m.move.promotion else ""
        sign = "x" if "x" in m.san else "-"
        letter = m.san[0] if m.san[0] in "KQRBN" else ""
        if m.san.startswith("O-O"):
            if style in (0, 3): m.word = a + ("-" if style == 3 else "") + b
        else:
            m.word = (a + b + promoted, f"{letter}{a}{sign}{b}" + promoted.upper(), f"{letter}{a}{b}" + promoted.upper(), f"{a}-{b}{promoted}")[style]
    return True

@on_word()
def descriptive(m, dice): return dice.choice(("P-K4", "N-KB3", "BxN", "QxPch", "Castles", "KR-K1", "P-Q4", "PxP", "N-B3", "R-K1"))

@on_word()
def digits(m, dice):
    name = m.move.uci()
    return "".join(str("abcdefgh".index(c) + 1) if c in "abcdefgh" else c for c in name[:4])


# Moves that the board refuses, or that lead the game elsewhere.
@on_word()
def other_legal(m, dice):
    return m.board.san(dice.choice(sorted(m.board.legal_moves, key=str)))

@on_word()
def leaves_king(m, dice):
    """A move that leaves the king in check."""
    bad = [x for x in m.board.pseudo_legal_moves if not m.board.is_legal(x) and not m.board.is_castling(x)]
    if not bad: return None
    x = dice.choice(sorted(bad, key=str))
    piece = m.board.piece_at(x.from_square).symbol().upper()
    taken = m.board.is_capture(x)
    a, b = chess.square_name(x.from_square), chess.square_name(x.to_square)
    if piece == "P": return (a[0] + "x" if taken else "") + b
    return piece + dice.choice(("", a)) + ("x" if taken else "") + b

@kind
def pinned_helper(game, dice):
    """The one of two like pieces that may move is not named, as the Laws allow; or is, needlessly; or the pinned one is named."""
    def fits(m):
        if not is_piece(m): return False
        twin = [x for x in m.board.pseudo_legal_moves if x.to_square == m.move.to_square and x != m.move and not m.board.is_legal(x)
                and m.board.piece_at(x.from_square) == m.board.piece_at(m.move.from_square)]
        m.twin = twin
        return bool(twin)
    m = some(game, dice, fits)
    if m is None: return False
    p = parts(m)
    own, theirs = chess.square_name(m.move.from_square), chess.square_name(m.twin[0].from_square)
    m.word = m.word[0] + dice.choice((own, own[0], own[1], theirs, theirs[0])) + (p[4] or "") + m.word[p.start(5):]
    return m.word != m.san

@on_word()
def word_of_elsewhere(m, dice): return None if dice is None else dice.choice("e4 d5 Nf3 Nc6 Bb5 O-O Re1 Qd2 c5 exd5 Rad1 Kf1 h6 b5 Bxb7 axb5 bxc3".split())

@kind
def move_dropped(game, dice):
    if len(game.moves) < 3: return False
    at = dice.randrange(len(game.moves))
    keep = dice.random() < .5 and game.moves[at].number
    del game.moves[at]
    if keep and at < len(game.moves): game.moves[at].number = keep
    return True

@kind
def move_doubled(game, dice):
    at = dice.randrange(len(game.moves))
    again = Move(game.moves[at].board, game.moves[at].move)
    again.number = dice.choice((again.number, ""))
    game.moves.insert(at + 1, again)
    return True

@kind
def moves_turned(game, dice):
    at = dice.randrange(len(game.moves) - 1)
    a, b = game.moves[at], game.moves[at + 1]
    a.word, b.word = b.word, a.word
    return True

@kind
def line_dropped(game, dice):
    at = dice.randrange(len(game.moves))
    del game.moves[at:at + dice.randrange(2, 12)]
    return bool(game.moves)

@kind
def beheaded(game, dice):
    del game.moves[:dice.randrange(1, 4)]
    return bool(game.moves)


# What stands between the moves.
@kind
def comment(game, dice):
    m = some(game, dice)
    text = dice.choice(("{fine}", "{ 12. Nf3 was better }", "{}", "{a {nested} one}", "{ ( } ", "{ ) }", "{1-0}", "{ open", "closed }", "{[%clk 0:10:00]}", "{[%eval 0.3]}",
                        "; to the end of the line\n", ";\n", "\n% a line for programs\n", "{ over\nlines }", "{ ; }", "; { \n", "{}{}", "{\\}}", "{[%csl Gd4]}", "% no comment here ", "<reserved>", "[a note]", '"quoted"',
                        "{ (=) }", "{[%illegal Nf3]}", "{[%claim mate]}", "/* c */", "// c\n", "{é}", "{{}}"))
    if dice.random() < .5: m.behind += " " + text
    else: m.before += text
    return True

@on_word(lambda m: len(m.word) > 2)
def comment_inside(m, dice):
    at = dice.randrange(1, len(m.word))
    return m.word[:at] + dice.choice(("{c}", "{", "}", "(", ")", ";", "$1", " ", "\n", "\t", "\u200b", "\u00a0", "-", ".", ",", "'")) + m.word[at:]

@kind
def variation(game, dice):
    m = some(game, dice)
    legal = m.board.san(dice.choice(sorted(m.board.legal_moves, key=str)))
    dots = f"{m.board.fullmove_number}." if m.board.turn else f"{m.board.fullmove_number}..."
    m.behind += " " + dice.choice((f"({dots} {legal})", f"({legal})", f"({dots}{legal} {{why not}})", f"({dots} Qxh9)", f"({dots} Ke4)", f"( {legal} (", f"( {legal}", ")", "()", f"({legal} ({legal}) 1-0)",
                        f"({dots} {legal} $1) (2. e4)", "(=)", "(better!)", f"[{legal}]", f"({legal}!)({legal}?)", "(0:10:00)", "(12)", f"({legal} *)", "((", f"({legal}))", f"({legal} -- )"))
    return True

@kind
def nag(game, dice):
    m = some(game, dice)
    m.behind += dice.choice((" $1", "$2", "!", "?", "!?", " !?", " ??", "$", " $999", " $1 $2$3", "+-", " +-", " ±", "=", " =", " N", "N", " ∞", "!!!", " =+", "⩲", " +/-", " D", " -+", "□", " (!)", "?!!", " $-1", " !$1"))
    return True

@kind
def null_move(game, dice):
    at = dice.randrange(len(game.moves))
    null = Move(game.moves[at].board, game.moves[at].move)
    null.number, null.word = "", dice.choice(("--", "Z0", "null", "@@@@", "...", "..", "pass", "0000", "—", "-", "<>", "(null)", "xx"))
    if dice.random() < .5: game.moves.insert(at, null)
    else: game.moves[at].word = null.word
    return True

@kind
def result_inside(game, dice):
    m = some(game, dice)
    m.behind += " " + dice.choice(("1-0", "0-1", "1/2-1/2", "*", "½-½", "1/2", "1:0", "0.5-0.5", "1–0", "draw", "resigns", "1-0 (time)", "1 - 0", "+-", "0-0", "1/2 - 1/2", "White wins", "remis", "#", "+/-"))
    return True

@kind
def result_final(game, dice):
    game.result = dice.choice(("", "*", "1-0", "0-1", "1/2-1/2", "½-½", "1:0", "1/2", "1–0", "1-0 1-0", "0-1 0-1", "Resigns", "1-O", "O-1", "l-0", "+", "1-0.", "draw", "(1-0)", "{1-0}", "1 - 0", "1/2-1/2 *"))
    return True

@kind
def moves_behind_end(game, dice):
    if not game.moves: return False
    board = game.moves[-1].board.copy(stack=False)
    board.push(game.moves[-1].move)
    extra = dice.choice(("Kf1", "e4", "O-O", "Nf3", "Qd2", "Kh8", "a6", "Rd1 Kg7", "h3 h6", "Nf3+"))
    for word in extra.split():
        m = Move(game.moves[-1].board, game.moves[-1].move)
        m.number, m.word = f"{board.fullmove_number}." if dice.random() < .5 else "", word
        game.moves.append(m)
    if dice.random() < .3: game.moves[-1].before = dice.choice(RESULTS)
    return True

@kind
def moves_behind_mate(game, dice):
    """A mate on the board, moves behind it: the fastest mates, by any hand."""
    board = chess.Board()
    line = dice.choice(("f3 e5 g4 Qh4#", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "e4 g5 d4 f6 Qh5#", "d4 f5 Bg5 h6 Bh4 g5 Bg3 f4 e3 h5 Bd3 Rh6 Qxh5+ Rxh5 Bg6#",
                        "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6")).split()
    game.moves = []
    for san in line:
        move = board.parse_san(san)
        game.moves.append(Move(board, move))
        board.push(move)
    for word in dice.choice(("Kxh4", "g3", "Ke7", "Kxf7", "Kf2", "O-O", "a3 a6", "Kd8", "--", "Kh7", "Qxe6", "")).split():
        m = Move(game.moves[-1].board, game.moves[-1].move)
        m.number, m.word = "", word
        game.moves.append(m)
    if dice.random() < .3: game.moves[len(line) - 1].word = line[-1].rstrip("#")
    return True

@kind
def number(game, dice):
    m = some(game, dice, lambda m: m.number)
    n = m.board.fullmove_number
    m.number = dice.choice((f"{n + 1}.", f"{n - 1}.", "", f"{n}..", f"{n}...", f"{n}…", f"{n}", f"{n})", f"{n}.\0", f"{n}...\0", f"{n} .", f"{n}:", f"{n}-", f"{n}/", f"{n},", f"{n}.{n}.", f"#{n}", f"({n})", "1.", f"{n}.-", f"{n}. ...",
                            f"{n}.{'0' if n > 9 else ''}\0", f"{n}º", f"l{n}.", f"{n}\0"))
    return True

@kind
def glued(game, dice):
    at = dice.randrange(len(game.moves) - 1)
    a, b = game.moves[at], game.moves[at + 1]
    glue = dice.choice(("", ",", ";", "/", "-", "|", ".", "\u00a0", "\u200b", "_", "&", ":", "…", "=", "\u3000"))
    a.word = a.word + glue + (b.number.rstrip("\0") if dice.random() < .6 else "") + b.word
    del game.moves[at + 1]
    return True

@kind
def blanks(game, dice):
    game.blank = dice.choice(("  ", "\t", "\n", "\r\n", "\u00a0", "\r", "\n\n", " \n ", "\u2009", "\v", "\f", "\u3000"))
    return True

@kind
def blank_line(game, dice):
    m = some(game, dice)
    m.before = dice.choice(("\n\n", "\n \n", "\n\n\n", "\r\n\r\n", "\n[", "\n\n[Note \"x\"]\n\n", "\n[Event", "\n--\n", "\n\n[%clk 0:01]\n"))
    return True

@on_word()
def mark_behind(m, dice): return m.word + dice.choice((",", ".", ";", ":", "'", '"', ")", "]", "*", "_", "/", "-", "=", "|", "(", "}", "\\", "&", "~", "@", "^", "<", ">", "%", "0", "1", "9"))

@on_word()
def mark_before(m, dice): return dice.choice((",", ".", ":", "'", '"', "(", "[", "*", "_", "/", "-", "=", "|", "\\", "&", "~", "@", "^", "<", ">", "+", "#", "!", "?", "..", "…", "0", "1")) + m.word

@kind
def noise(game, dice):
    m = some(game, dice)
    m.behind += " " + dice.choice(("hello", "the move", "12", "7.", "x", "+", "e", "4", "N", "Nb", "f", "O", "0", "K Q", "White", "diagram", "[D]", "#12", "1", "=Q", "ep", "Kk", "bb", "::", "&", "\\", "|", "^", "0:12:33", "12'", "+0.33", "a9", "i4", "Zf3", "♞", "xx"))
    return True


def games_of(path, count, first, dice):
    """`count` games of the first `first`, evenly by chance, as (tags, moves, result)."""
    chosen = set(dice.sample(range(first), min(first, count * 13 // 10)))
    chosen = sorted(chosen)
    want = set(chosen)
    found = {}
    number, lines = -1, []

    def close():
        if number in want: found[number] = "".join(lines)

    with open(path, encoding="latin-1") as archive:
        for line in archive:
            if line.startswith("[Event "):
                close()
                number, lines = number + 1, []
            lines.append(line)
        close()
    dice.shuffle(chosen)
    return [found[n] for n in chosen if n in found]


def read(name, text):
    tags = [(n, v) for n, v in re.findall(r'^\[(\w+) "(.*)"\]', text, re.M) if n in ("Date", "White", "Black", "Result")]
    if re.search(r"^\[(FEN|Variant)", text, re.M): return None
    words = re.sub(r"\{[^}]*\}|\d+\.+|\$\d+", " ", text[text.rindex('"]') + 2:]).split()
    board, moves, result = chess.Board(), [], "*"
    for word in words:
        if word in RESULTS:
            result = word
            break
        try:
            move = board.parse_san(word)
        except ValueError:
            return None
        moves.append(Move(board, move))
        board.push(move)
    if len(moves) < 8: return None
    return Game(name, [("Event", name), ("Site", "?"), *tags], moves, result)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("archive")
    options.add_argument("out")
    options.add_argument("--seed", type=int, default=22)
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--from-first", type=int, default=115_000)
    options.add_argument("--kinds", default="all")
    asked = options.parse_args()
    dice = random.Random(asked.seed)
    names = sorted(KINDS) if asked.kinds == "all" else [] if asked.kinds == "none" else asked.kinds.split(",")
    texts = games_of(asked.archive, asked.games, asked.from_first, dice)
    made = 0
    with open(asked.out + ".pgn", "w", encoding="utf-8", newline="") as pgn, \
            open(asked.out + ".parted", "w", encoding="utf-8", newline="") as parted, \
            open(asked.out + ".csv", "w", encoding="utf-8", newline="") as table:
        rows = csv.writer(table, lineterminator="\n")
        rows.writerow(("name", "kinds", "before", "after"))
        for text in texts:
            if made == asked.games: break
            game = read(f"d{asked.seed}-{made + 1:05}", text)
            if game is None: continue
            before, done = game.movetext(), []
            wanted = dice.choice((1, 1, 2)) if names else 0
            for _ in range(80):
                if len(done) == wanted: break
                chosen = dice.choice(names)
                if len(game.moves) > 1 and KINDS[chosen](game, dice): done.append(chosen)
            if len(done) < wanted or not game.moves: continue
            made += 1
            pgn.write(game.pgn())
            parted.write(f"\x1e{game.name}\n{game.pgn()}")
            rows.writerow((game.name, "+".join(done), before, game.movetext()))
    print(f"{made} games, {len(names)} kinds")


if __name__ == "__main__":
    main()
