// The clocks of a game as a curve: the time that each player had left, by ply. White's line is thin with hollow points,
// Black's thick and full, so that they differ without colour.

/** `ply:seconds ply:seconds` as pairs of numbers. */
function readClocks(text) {
  if (!text) return [];
  return text
    .split(' ')
    .map((reading) => reading.split(':').map(Number))
    .filter(([ply, left]) => ply > 0 && Number.isFinite(left));
}

/** `1:05:09`, or `0:09.5` where there are tenths. */
function clockTime(seconds) {
  const sign = seconds < 0 ? '-' : '';
  const tenths = Math.round(Math.abs(seconds) * 10);
  const whole = Math.floor(tenths / 10);
  const two = (number) => String(number).padStart(2, '0');
  const rest = tenths % 10 ? `${say('decimal-sign')}${tenths % 10}` : '';
  return `${sign}${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${rest}`;
}

/** The chart, and a function that rings the reading of a ply. `pick` is called with the ply that is pointed at. */
function clockChart(readings, start, plies, pick) {
  const [width, height, left, bottom, top] = [640, 132, 58, 18, 8];
  const last = Math.max(plies, ...readings.map(([ply]) => ply), 1);
  const most = Math.max(...readings.map(([, seconds]) => seconds), 1);
  const least = Math.min(...readings.map(([, seconds]) => seconds), 0);
  const x = (ply) => left + ((width - left - 8) * ply) / last;
  const y = (seconds) => top + ((height - top - bottom) * (most - seconds)) / (most - least);
  const chart = draw('svg', {
    class: 'clock-curve',
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': say('page-clocks'),
  });

  for (const seconds of [most, (most + least) / 2, 0]) {
    chart.append(
      draw('line', { class: 'grid', x1: left, x2: width - 8, y1: y(seconds), y2: y(seconds) }),
      draw(
        'text',
        { class: 'axis', x: left - 6, y: y(seconds) + 4, 'text-anchor': 'end' },
        clockTime(Math.round(seconds)),
      ),
    );
  }
  const step = [10, 20, 40, 80, 160, 400].find((size) => last / size <= 10) ?? 1000;
  for (let ply = step; ply <= last; ply += step) {
    const number = moveNumber(start, ply).replace(/\D/g, '');
    chart.append(draw('text', { class: 'axis', x: x(ply), y: height - 4, 'text-anchor': 'middle' }, number));
  }
  for (const side of ['white', 'black']) {
    const own = readings.filter(([ply]) => moverOf(start, ply) === side);
    const points = own.map(([ply, seconds]) => `${x(ply).toFixed(1)},${y(seconds).toFixed(1)}`).join(' ');
    chart.append(draw('polyline', { class: `time ${side}`, points }));
    for (const [ply, seconds] of own) {
      const point = draw('circle', {
        class: `reading ${side}`,
        cx: x(ply),
        cy: y(seconds),
        r: side === 'white' ? 1.9 : 1.5,
      });
      chart.append(point);
    }
  }
  const ring = draw('circle', { class: 'ring', r: 6, visibility: 'hidden' });
  chart.append(ring);
  chart.addEventListener('click', (event) => {
    const box = chart.getBoundingClientRect();
    const ply = Math.round((((event.clientX - box.left) * width) / box.width - left) * (last / (width - left - 8)));
    if (ply >= 0 && ply <= plies) pick(ply);
  });

  const said = make('p', { class: 'clock-said' });
  const byPly = new Map(readings);
  const show = (ply) => {
    const seconds = byPly.get(ply);
    ring.setAttribute('visibility', seconds === undefined ? 'hidden' : 'visible');
    if (seconds !== undefined) {
      ring.setAttribute('cx', x(ply));
      ring.setAttribute('cy', y(seconds));
    }
    const latest = (side) => {
      let found = null;
      for (const [at, time] of readings) if (at <= ply && moverOf(start, at) === side) found = time;
      return found === null ? '–' : clockTime(found);
    };
    said.replaceChildren(
      make('span', { class: 'key white' }, say('page-clock-white', { time: latest('white') })),
      make('span', { class: 'key black' }, say('page-clock-black', { time: latest('black') })),
    );
  };
  return { element: make('section', { class: 'clocks' }, make('h3', {}, say('page-clocks')), chart, said), show };
}
