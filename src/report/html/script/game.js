// One game to step through: the board, the line of moves with everything that was found on it, the clocks, the claims. A
// finding, where there is one, is a place of its own: its position is the one the program judged, also where the moves around
// it could not all be replayed.

/** The lines that can be stepped through. */
const FINDING = 'finding';
const MOVES = 'moves';
const PROOF = 'proof';

const SWIPE = 40;

class GameView {
  /** `game` and `finding` are rows (-1: none); `ply` is where the address says to stand, or null. `stepped` is told the ply
   * after every step, `open` the row of another finding that was picked on the line. */
  constructor({ game, finding, ply, stepped, open }) {
    this.game = game;
    this.finding = finding;
    this.stepped = stepped;
    this.open = open;
    this.read();
    this.turned = this.playerConcerned() === 'black';
    this.place = this.placeAtFirst(ply);
    this.boardPane = make('div', { class: 'board-pane' });
    this.linePane = make('section', { class: 'line-pane' });
    this.buildBoardPane();
    if (this.moves.length || this.faults.size) this.buildLine();
    this.show(false);
  }

  ofGame(name) {
    return this.game < 0 ? '' : report.games.at(name, this.game);
  }

  ofFinding(name) {
    return this.finding < 0 ? '' : report.findings.at(name, this.finding);
  }

  /** Reads everything of the game that the columns hold as text. */
  read() {
    const words = (name) => String(this.ofGame(name)).split(' ').filter(Boolean);
    // A start that nobody can read is shown as an empty board, and never as the usual one.
    this.start = readFen(this.ofGame('start') || USUAL_START) ?? readFen(NO_PIECES);
    this.moves = words('path');
    this.sans = words('san');
    this.positions = positionsOf(this.start, this.moves);
    this.sound = this.ofGame('sound') === '' ? this.moves.length : Number(this.ofGame('sound'));
    this.offers = new Set(words('offers').map(Number));
    this.groups = words('repeats').map((group) => group.split(',').map(Number));
    this.resumed = new Map(
      words('resumed').map((told) => {
        const [ply, way] = told.split(':');
        return [Number(ply), way];
      }),
    );
    this.readings = readClocks(this.ofGame('clocks'));
    this.claims = report.claimsOfGame.get(this.game) ?? [];
    this.others = report.findingsOfGame.get(this.game) ?? (this.finding >= 0 ? [this.finding] : []);
    this.byPly = new Map();
    this.faults = new Map();
    for (const row of this.others) {
      const ply = Number(report.findings.at('ply', row)) || 0;
      listUnder(this.byPly, ply, row);
      // A word that could not be played has no move of its own in the path, or another stands there in its place.
      const written = report.findings.at('written', row);
      const unplayed = ply > this.moves.length || this.resumed.has(ply);
      if (ply > 0 && unplayed && written && !this.faults.has(ply)) this.faults.set(ply, { written, row });
    }

    this.judged = readFen(this.ofFinding('fen'));
    this.findingPly = Number(this.ofFinding('ply')) || 0;
    const proof = this.finding < 0 ? null : report.findings.plain('proof', this.finding);
    const proofStart = proof ? readFen(proof.fen) : null;
    this.proofs = (proofStart ? proof.lines : []).map(({ path, san }) => {
      const moves = path.split(' ').filter(Boolean);
      return { start: proofStart, moves, sans: san.split(' '), positions: positionsOf(proofStart, moves) };
    });
    /** The line that is stepped through. */
    [this.proof] = this.proofs;
  }

  playerConcerned() {
    return this.ofFinding('side') || (this.findingPly > 0 && this.judged?.turn) || 'white';
  }

  /** Where in the moves a finding belongs that is about the whole game: at the end, or at the start if that is at fault. */
  placeOfWhole() {
    return this.ofFinding('rule') === 'MOV012' ? 0 : this.moves.length;
  }

  placeAtFirst(ply) {
    if (ply !== null && ply <= this.moves.length) return { line: MOVES, at: ply };
    if (this.findingPly <= 0) return { line: MOVES, at: this.placeOfWhole() };
    if (this.judged) return { line: FINDING, at: this.findingPly - 1 };
    return { line: MOVES, at: Math.min(this.findingPly - 1, this.moves.length) };
  }

  // -------------------------------------------------------------------------------------------------------------------
  // Stepping

  step(by) {
    const { line, at } = this.place;
    const last = line === PROOF ? this.proof.moves.length : this.moves.length;
    const from = line === FINDING ? Math.min(at, last) : at;
    const to = Math.min(Math.max(from + by, 0), last);
    if (line !== FINDING && to === at) return;
    this.go(line === PROOF ? PROOF : MOVES, to);
  }

  go(line, at) {
    this.place = { line, at };
    this.show(true);
  }

  goToFinding() {
    const { line, at } = this.placeAtFirst(null);
    this.go(line, at);
  }

  /** Whether the board shows the position of the finding, by whichever way it was reached. */
  atFinding() {
    const { line, at } = this.place;
    if (line === FINDING) return true;
    const own = this.findingPly > 0 ? this.findingPly - 1 : this.placeOfWhole();
    if (line !== MOVES || !this.judged || at !== own) return false;
    return this.positions[at].join() === this.judged.squares.join();
  }

  squaresNow() {
    const { line, at } = this.place;
    if (line === FINDING) return this.judged.squares;
    return line === PROOF ? this.proof.positions[at] : this.positions[at];
  }

  lastMoveNow() {
    const { line, at } = this.place;
    if (at === 0 || (this.atFinding() && this.findingPly > 0)) return '';
    const moves = line === PROOF ? this.proof.moves : this.moves;
    return moves[at - 1] ?? '';
  }

  /** Red for what cannot stand, green for what is suggested or was played in its place. */
  arrowsNow() {
    if (!this.atFinding()) return [];
    const arrows = [];
    const written = this.ofFinding('arrow');
    const inPath = this.moves[this.findingPly - 1]?.slice(0, 4) ?? '';
    const way = this.resumed.get(this.findingPly);
    const suggested = this.ofFinding('suggested');
    if (suggested) arrows.push({ kind: 'suggested', move: suggested });
    if (written) {
      const wasPlayed = sameMove(inPath, written, this.squaresNow()) && way !== 'stood';
      const cannotStand =
        !wasPlayed || (this.ofFinding('rule').startsWith('MOV') && this.ofFinding('severity') === 'error');
      arrows.push({ kind: cannotStand ? 'bad' : 'move', move: written });
    }
    return arrows;
  }

  // -------------------------------------------------------------------------------------------------------------------
  // The board

  buildBoardPane() {
    this.boardPlace = make('div', { class: 'board-place' });
    this.caption = make('p', { class: 'caption', 'aria-live': 'polite' });
    this.legend = make('p', { class: 'legend' });
    const steps = make(
      'div',
      { class: 'steps', role: 'group', 'aria-label': say('page-step') },
      signButton('|◀', 'page-step-first', () => this.step(-Infinity)),
      signButton('◀', 'page-step-back', () => this.step(-1)),
      signButton('▶', 'page-step-on', () => this.step(1)),
      signButton('▶|', 'page-step-last', () => this.step(Infinity)),
      this.finding >= 0 ? signButton('◎', 'page-step-finding', () => this.goToFinding()) : null,
      signButton('⇅', 'page-turn-board', () => {
        this.turned = !this.turned;
        this.show(false);
      }),
    );
    this.boardPane.append(this.boardPlace, steps, this.caption, this.legend);
    this.listenToSwipes();
  }

  listenToSwipes() {
    let from = null;
    this.boardPlace.addEventListener('pointerdown', (event) => {
      from = event.clientX;
    });
    this.boardPlace.addEventListener('pointerup', (event) => {
      if (from === null) return;
      const moved = event.clientX - from;
      from = null;
      if (Math.abs(moved) >= SWIPE) this.step(moved < 0 ? 1 : -1);
    });
    this.boardPlace.addEventListener('pointercancel', () => {
      from = null;
    });
  }

  show(tell) {
    const arrows = this.arrowsNow();
    const marks = this.atFinding() ? this.ofFinding('marks').split(' ').filter(Boolean) : [];
    this.boardPlace.replaceChildren(
      drawBoard({
        squares: this.squaresNow(),
        turned: this.turned,
        arrows,
        marks,
        last: this.lastMoveNow(),
      }),
    );
    this.caption.textContent = this.captionNow();
    this.legend.replaceChildren(...arrowLegend(arrows, marks));
    this.markLine();
    this.chart?.show(this.plyOnClock());
    if (tell) this.stepped(this.place.line === FINDING ? null : this.place.line === MOVES ? this.place.at : null);
  }

  /** The reading that is ringed: at a finding its own, for it tells of the clock after the move. */
  plyOnClock() {
    if (this.place.line === PROOF) return -1;
    return this.atFinding() && this.findingPly > 0 ? this.findingPly : this.place.at;
  }

  captionNow() {
    const { line, at } = this.place;
    if (line === PROOF) {
      if (at === 0) return say('page-proof-start');
      return say('page-position-after', {
        move: `${moveNumber(this.proof.start, at)}${inLetters(this.proof.sans[at - 1] ?? '')}`,
      });
    }
    if (this.atFinding() && this.findingPly > 0)
      return say('page-position-before', { move: findingMove(this.finding) });
    if (line === FINDING) return say('page-position-finding');
    if (at === 0) return say('page-position-start');
    return say('page-position-after', { move: this.moveText(at) });
  }

  moveText(ply) {
    return `${moveNumber(this.start, ply)}${inLetters(this.sans[ply - 1] ?? this.moves[ply - 1] ?? '')}`;
  }

  // -------------------------------------------------------------------------------------------------------------------
  // The line of moves

  buildLine() {
    this.line = make('div', { class: 'moves', role: 'group', 'aria-label': say('page-moves') });
    this.buttons = [];
    const signs = new Set();
    const last = Math.max(this.moves.length, ...this.faults.keys(), ...this.byPly.keys());
    let numbered = false;
    for (let ply = 1; ply <= last; ply += 1) {
      const parts = this.partsOfPly(ply, numbered, signs);
      if (parts.length)
        this.line.append(make('span', { class: ply > this.sound ? 'ply unsure' : 'ply' }, ...parts), ' ');
      // Black's move is numbered again where something stands between it and White's.
      numbered = parts.length === 2 && moverOf(this.start, ply) === 'white';
    }
    for (const row of this.byPly.get(0) ?? []) this.line.append(this.findingMark(row), ' ');
    const ends = make('span', { class: 'game-end' }, resultText(this.ofGame('result_submitted')));
    this.line.append(ends);
    this.line.addEventListener('click', (event) => {
      const move = event.target.closest('.move');
      if (move) this.go(MOVES, Number(move.dataset.ply));
    });
    this.line.addEventListener('pointerover', (event) => this.lightUp(event.target.closest('.move')));
    this.line.addEventListener('pointerout', () => this.markLine(false));

    this.linePane.append(make('h3', {}, say('page-moves')), this.line);
    if (signs.size) {
      const told = [...signs].map((sign) => make('span', {}, say(`page-sign-${sign}`)));
      this.linePane.append(make('p', { class: 'signs' }, ...told));
    }
    if (this.proofs.length) this.buildProofs();
    if (this.readings.length) {
      this.chart = clockChart(this.readings, this.start, this.moves.length, (ply) => this.go(MOVES, ply));
      this.linePane.append(this.chart.element);
    }
    if (this.claims.length) this.linePane.append(this.claimList());
  }

  /** The number, the move or the word that could not be played, and the signs behind it. */
  partsOfPly(ply, numbered, signs) {
    const parts = [];
    const fault = this.faults.get(ply);
    const exists = ply <= this.moves.length;
    const isWhite = moverOf(this.start, ply) === 'white';
    if (exists || fault)
      parts.push(isWhite || !numbered ? make('span', { class: 'number' }, moveNumber(this.start, ply)) : '');
    if (fault) {
      const here = fault.row === this.finding ? ' here' : '';
      parts.push(given(fault.written, { class: `fault${here}`, title: say('page-sign-fault') }));
      signs.add('fault');
    }
    if (this.resumed.has(ply)) {
      parts.push(make('span', { class: 'sign', title: resumedWords(this.resumed.get(ply)) }, '≈'));
      signs.add('resumed');
    }
    if (exists) {
      const move = make(
        'button',
        { type: 'button', class: 'move', tabindex: -1, 'data-ply': ply },
        inLetters(this.sans[ply - 1] ?? this.moves[ply - 1]),
      );
      if (ply === this.findingPly && !fault) move.classList.add('here');
      this.buttons[ply] = move;
      parts.push(move);
    }
    const times = this.groups.find((group) => group.includes(ply));
    if (times) {
      parts.push(
        make('sup', { class: 'sign', title: say('page-sign-repeated') }, `${times.indexOf(ply) + 1}/${times.length}`),
      );
      signs.add('repeated');
    }
    if (this.offers.has(ply)) {
      parts.push(make('span', { class: 'sign', title: say('page-sign-offer') }, '(=)'));
      signs.add('offer');
    }
    for (const row of this.claims) {
      if (Number(report.claims.at('ply', row)) !== ply) continue;
      parts.push(make('span', { class: 'sign claim', title: claimWords(row) }, 'C'));
      signs.add('claim');
    }
    for (const row of this.byPly.get(ply) ?? []) parts.push(this.findingMark(row));
    return parts.filter((part) => part !== '');
  }

  /** A finding as a mark on the line; a click opens it. */
  findingMark(row) {
    const severity = report.findings.at('severity', row);
    const detail = report.findings.plain('detail', row);
    const title = `${report.findings.at('rule', row)}: ${detail ? tell(detail) : ''}`;
    const attributes = { type: 'button', class: `finding-mark ${severity}`, title, 'aria-label': title };
    if (row === this.finding) attributes['aria-current'] = 'true';
    return make('button', { ...attributes, on: { click: () => this.open(row) } }, SHAPES[severity]);
  }

  /** Marks the move that led to the position on the board, and the places where the same position stood. */
  markLine(scroll = true) {
    if (!this.line) return;
    const { line, at } = this.place;
    const now = line === PROOF ? -1 : at;
    const same = this.groups
      .filter((group) => group.includes(now) || (this.atFinding() && this.findingPly > 0 && group.includes(this.findingPly)))
      .flat();
    for (const move of this.line.querySelectorAll('.move.now, .move.same')) move.classList.remove('now', 'same');
    for (const ply of same) this.buttons[ply]?.classList.add('same');
    const current = line === FINDING ? undefined : this.buttons[now];
    current?.classList.add('now');
    const focus = current ?? this.line.querySelector('.here');
    if (scroll && focus) scrollWithin(this.line, focus);
    for (const [place, proof] of this.proofs.entries())
      for (const step of this.proofLines?.[place].querySelectorAll('.move') ?? [])
        step.classList.toggle('now', line === PROOF && proof === this.proof && Number(step.dataset.at) === at);
  }

  lightUp(move) {
    if (!move) return;
    const ply = Number(move.dataset.ply);
    for (const group of this.groups)
      if (group.includes(ply)) for (const same of group) this.buttons[same]?.classList.add('same');
  }

  /** The moves that prove what the finding rests on, to step through like a game. */
  buildProofs() {
    this.proofLines = this.proofs.map((proof) => this.proofLine(proof));
    this.linePane.append(make('h3', {}, say('page-proof')), ...this.proofLines);
  }

  proofLine(proof) {
    const line = make('div', { class: 'moves proof', role: 'group', 'aria-label': say('page-proof') });
    for (const [place, san] of proof.sans.entries()) {
      const ply = place + 1;
      if (place === 0 || moverOf(proof.start, ply) === 'white')
        line.append(make('span', { class: 'number' }, moveNumber(proof.start, ply)));
      const go = () => {
        this.proof = proof;
        this.go(PROOF, ply);
      };
      const move = { type: 'button', class: 'move', tabindex: -1, 'data-at': ply, on: { click: go } };
      line.append(make('button', move, inLetters(san)), ' ');
    }
    return line;
  }

  claimList() {
    const rows = this.claims.map((row) => {
      const evidence = report.claims.plain('evidence', row) ?? [];
      return make(
        'li',
        {},
        claimWords(row),
        evidence.length ? make('span', { class: 'quiet' }, ` ${evidence.map(tell).join(BETWEEN_FACTS)}`) : null,
      );
    });
    return make('section', { class: 'claims' }, make('h3', {}, say('page-claims')), make('ul', {}, ...rows));
  }
}

/** Whether a move of the path is the one that an arrow shows: the arrow of a castling king goes to where he stands afterwards. */
function sameMove(inPath, arrowMove, squares) {
  if (!inPath) return false;
  if (inPath === arrowMove.slice(0, 4)) return true;
  return arrowMove === arrowOf(inPath, squares);
}

/** The squares of an arrow for a move of the path: a castling king goes to where he stands afterwards. */
function arrowOf(inPath, squares) {
  const [from, to] = [squareOf(inPath.slice(0, 2)), squareOf(inPath.slice(2, 4))];
  const castles = squares[from]?.[1] === 'K' && squares[to] === `${squares[from][0]}R`;
  return castles ? `${inPath.slice(0, 2)}${to > from ? 'g' : 'c'}${inPath[1]}` : inPath.slice(0, 4);
}

/** What the arrows and frames on the board mean, in words. */
function arrowLegend(arrows, marks) {
  const kinds = [...new Set(arrows.map(({ kind }) => kind))].filter((kind) => kind !== 'move');
  const told = kinds.map((kind) => {
    const sample = draw('svg', { class: 'sample', viewBox: '0 0 34 12', 'aria-hidden': 'true' });
    sample.append(arrowSample(kind));
    return make('span', {}, sample, say(`page-arrow-${kind}`));
  });
  if (marks.length)
    told.push(
      make('span', {}, make('span', { class: 'mark-sample' }), say('page-marked', { squares: marks.join(', ') })),
    );
  return told;
}

function arrowSample(kind) {
  const group = draw('g', { class: `arrow ${kind}` });
  group.append(draw('path', { class: 'shaft', d: 'M1 6H24' }), draw('path', { class: 'head', d: 'M33 6L22 1V11Z' }));
  if (kind === 'bad') group.append(draw('path', { class: 'cross', d: 'M8 2L15 10M8 10L15 2' }));
  return group;
}

function resumedWords(way) {
  return say('page-resumed', { way });
}

/** `White, after 24…Kh7: threefold, correct (9.2.2)`. */
function claimWords(row) {
  const { claims } = report;
  const game = claims.plain('game_row', row);
  const ply = Number(claims.at('ply', row)) || 0;
  const start = readFen(report.games.at('start', game) || USUAL_START) ?? readFen(USUAL_START);
  const san = String(report.games.at('san', game)).split(' ')[ply - 1] ?? '';
  const penalty = claims.plain('penalty_seconds', row);
  const told = say('page-claim', {
    player: claims.at('side', row),
    claim: claims.at('claim', row),
    verdict: claims.at('verdict', row),
    move: ply > 0 ? `${moveNumber(start, ply)}${inLetters(san)}` : ['none'],
    article: claims.at('article', row) === '' ? ['none'] : claims.at('article', row),
  });
  if (penalty === null || penalty === '') return told;
  return `${told}; ${say('page-claim-penalty', { time: clockTime(Number(penalty)), player: claims.at('penalty_to', row) })}`;
}

/** Scrolls a box so that one of its parts is seen, and nothing else on the page moves. */
function scrollWithin(box, part) {
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop += inner.top - outer.top - 4;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 4;
}
