// The board: positions are played through from two squares a move, and drawn. No rule of chess is decided here: whether a
// move can stand was found out by the program, and the page only moves the pieces as it says.

const SQUARE = 45;
const MARGIN = 16;
const USUAL_START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const NO_PIECES = '8/8/8/8/8/8/8/8 w - - 0 1';
const ROLES = [
  ['K', 'king'],
  ['Q', 'queen'],
  ['R', 'rook'],
  ['B', 'bishop'],
  ['N', 'knight'],
  ['P', 'pawn'],
];

/** The pieces of a FEN by square (a1 is 0, h8 is 63; `wK` or nothing), who is to move, and the number of the move; null
 * where it is none. */
function readFen(fen) {
  const [placement = '', turn = 'w', , , , number = '1'] = fen.split(' ');
  const ranks = placement.split('/');
  if (ranks.length !== 8) return null;
  const squares = new Array(64).fill('');
  for (const [row, rank] of ranks.entries()) {
    let file = 0;
    for (const sign of rank) {
      if (/[1-8]/.test(sign)) file += Number(sign);
      else if (/[KQRBNP]/i.test(sign) && file < 8) {
        const colour = sign === sign.toUpperCase() ? 'w' : 'b';
        squares[(7 - row) * 8 + file] = colour + sign.toUpperCase();
        file += 1;
      } else return null;
    }
    if (file !== 8) return null;
  }
  return { squares, turn: turn === 'b' ? 'black' : 'white', number: Number(number) || 1 };
}

/** `e4` as a number, or -1. */
function squareOf(name) {
  return /^[a-h][1-8]$/.test(name) ? (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97 : -1;
}

function nameOf(square) {
  return 'abcdefgh'[square % 8] + (Math.floor(square / 8) + 1);
}

/** The squares after a move. Castling comes as the king taking his own rook, which is also right in Chess960; a word that is
 * no move (a pass that the replay went over) leaves everything as it is. */
function played(squares, move) {
  const from = squareOf(move.slice(0, 2));
  const to = squareOf(move.slice(2, 4));
  const piece = squares[from];
  if (from < 0 || to < 0 || from === to || !piece) return squares;
  const after = squares.slice();
  const rank = from - (from % 8);
  after[from] = '';
  if (piece[1] === 'K' && squares[to] === `${piece[0]}R`) {
    after[to] = '';
    const short = to > from;
    after[rank + (short ? 6 : 2)] = piece;
    after[rank + (short ? 5 : 3)] = squares[to];
    return after;
  }
  const inPassing = rank + (to % 8);
  if (piece[1] === 'P' && from % 8 !== to % 8 && !squares[to] && squares[inPassing]?.[1] === 'P') after[inPassing] = '';
  after[to] = move.length > 4 ? piece[0] + move[4].toUpperCase() : piece;
  return after;
}

/** Every position of a game: the first is the start, each next one is after one more ply. */
function positionsOf(start, moves) {
  const positions = [start.squares];
  for (const move of moves) positions.push(played(positions[positions.length - 1], move));
  return positions;
}

/** `9.` or `9…` for a ply (from 1) of a game with this start. */
function moveNumber(start, ply) {
  const half = ply - 1 + (start.turn === 'black' ? 1 : 0);
  return `${start.number + Math.floor(half / 2)}${half % 2 === 0 ? '.' : '…'}`;
}

/** Who made a ply. */
function moverOf(start, ply) {
  return (ply % 2 === 1) === (start.turn === 'white') ? 'white' : 'black';
}

/** The position in words, for those who do not see it. */
function boardInWords(squares) {
  const side = (colour) => {
    const told = ROLES.flatMap(([letter, role]) => {
      const at = squares.flatMap((piece, square) => (piece === colour + letter ? [nameOf(square)] : []));
      return at.length ? [say('page-board-pieces', { role, squares: at.join(' ') })] : [];
    });
    return told.join(', ') || '–';
  };
  return say('page-board-label', { white: side('w'), black: side('b') });
}

/** Draws a position. `arrows` are `{ kind, move }` (kind: bad, move, suggested), `marks` names of squares, `last` the two
 * squares of the move that led here. */
function drawBoard({ squares, turned = false, arrows = [], marks = [], last = '' }) {
  const size = 8 * SQUARE;
  const label = boardInWords(squares);
  const board = draw('svg', {
    class: 'board',
    viewBox: `${-MARGIN} 0 ${size + MARGIN} ${size + MARGIN}`,
    role: 'img',
    'aria-label': label,
  });
  const place = (square) => {
    const file = square % 8;
    const rank = Math.floor(square / 8);
    return turned ? [(7 - file) * SQUARE, rank * SQUARE] : [file * SQUARE, (7 - rank) * SQUARE];
  };
  const onSquare = (square, tag, attributes) => {
    const [x, y] = place(square);
    return draw(tag, { x, y, width: SQUARE, height: SQUARE, ...attributes });
  };

  for (let square = 0; square < 64; square += 1) {
    const isLight = ((square % 8) + Math.floor(square / 8)) % 2 === 1;
    board.append(onSquare(square, 'rect', { class: isLight ? 'light' : 'dark' }));
  }
  for (const name of [last.slice(0, 2), last.slice(2, 4)]) {
    const square = squareOf(name);
    if (square >= 0) board.append(onSquare(square, 'rect', { class: 'last' }));
  }
  for (let line = 0; line < 8; line += 1) {
    const file = turned ? 7 - line : line;
    const rank = turned ? line : 7 - line;
    board.append(
      draw(
        'text',
        { class: 'coordinate', x: (line + 0.5) * SQUARE, y: size + 12, 'text-anchor': 'middle' },
        'abcdefgh'[file],
      ),
      draw(
        'text',
        { class: 'coordinate', x: -9, y: (line + 0.5) * SQUARE + 4, 'text-anchor': 'middle' },
        String(rank + 1),
      ),
    );
  }
  for (let square = 0; square < 64; square += 1) {
    if (squares[square])
      board.append(onSquare(square, 'use', { href: `#${squares[square]}`, 'data-square': nameOf(square) }));
  }
  for (const name of marks) {
    const square = squareOf(name);
    if (square < 0) continue;
    const [x, y] = place(square);
    board.append(draw('rect', { class: 'mark', x: x + 2.5, y: y + 2.5, width: SQUARE - 5, height: SQUARE - 5 }));
  }
  const drawn = arrows
    .map(({ kind, move }) => ({ kind, from: squareOf(move.slice(0, 2)), to: squareOf(move.slice(2, 4)) }))
    .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to)
    .map(({ kind, from, to }) => ({ kind, from: place(from), to: place(to) }));
  // The longest first: a shorter one lies on top of it, and aside where both are on one line.
  const length = ({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  drawn.sort((a, b) => length(b) - length(a));
  const [first, ...rest] = drawn;
  const onOneLine = rest.some(({ from, to }) =>
    [from, to].every(
      ([x, y]) =>
        (x - first.from[0]) * (first.to[1] - first.from[1]) === (y - first.from[1]) * (first.to[0] - first.from[0]),
    ),
  );
  for (const { kind, from, to } of drawn)
    board.append(arrow(kind, from, to, !onOneLine || kind === 'bad' ? 0 : 9));
  return board;
}

/** An arrow between the middles of two squares. A move that cannot stand is crossed out and a suggested one is broken, so that
 * they differ in black and white too. */
function arrow(kind, [fromX, fromY], [toX, toY], beside = 0) {
  const half = SQUARE / 2;
  const [x1, y1, x2, y2] = [fromX + half, fromY + half, toX + half, toY + half];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along, across) => {
    const aside = across + beside;
    const round = (number) => Math.round(number * 10) / 10;
    return `${round(x1 + dx * along - dy * aside)} ${round(y1 + dy * along + dx * aside)}`;
  };
  const tip = length - 3;
  const shaft = `M${at(10, 0)}L${at(tip - 14, 0)}`;
  const head = `M${at(tip, 0)}L${at(tip - 17, 9)}L${at(tip - 17, -9)}Z`;
  const group = draw('g', { class: `arrow ${kind}` });
  group.append(
    draw('path', { class: 'casing', d: shaft + head }),
    draw('path', { class: 'shaft', d: shaft }),
    draw('path', { class: 'head', d: head }),
  );
  if (kind === 'bad') {
    // Close to the head: the middle of a short arrow is where the piece in the way stands.
    const middle = Math.max(tip - 25, 14);
    const cross = `M${at(middle - 6, -6)}L${at(middle + 6, 6)}M${at(middle - 6, 6)}L${at(middle + 6, -6)}`;
    group.append(draw('path', { class: 'casing', d: cross }), draw('path', { class: 'cross', d: cross }));
  }
  return group;
}
