// The address holds everything that is seen: which case, where in the game, which filters, which language. A link shows
// another reader the same; the back button goes from case to case and from filter to filter, not from letter to letter of a
// search.

/** What is open: rows of a finding and a game (-1: none), and the ply where it is not the finding's own. */
const opened = { finding: -1, game: -1, ply: null };

/** `#g=12&f=40&ply=17&sev=error&rule=MOV002`. A filter that is off is left out; `round=` asks for games without a round. */
function addressNow() {
  const parts = new URLSearchParams();
  if (opened.game >= 0) parts.set('g', opened.game);
  if (opened.finding >= 0) parts.set('f', opened.finding);
  if (opened.ply !== null) parts.set('ply', opened.ply);
  if (filter.severities.size < SEVERITIES.length)
    parts.set('sev', SEVERITIES.filter((severity) => filter.severities.has(severity)).join(','));
  if (!filter.accepted) parts.set('accepted', 'no');
  for (const name of ['rule', 'event', 'round', 'file', 'status'])
    if (filter[name] !== null) parts.set(name, filter[name]);
  if (filter.query) parts.set('q', filter.query);
  if (filter.tab !== 'findings') parts.set('tab', filter.tab);
  if (filter.sort) parts.set('sort', filter.sort);
  if (!filter.groups) parts.set('groups', 'no');
  addSpeech(parts);
  return `#${parts}`;
}

/** Takes filter and case from the address. Whatever is not understood is left out. */
function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  opened.finding = numberIn(parts, 'f');
  opened.game = numberIn(parts, 'g');
  opened.ply = plyIn(parts);
  const severities = parts.has('sev')
    ? parts
        .get('sev')
        .split(',')
        .filter((severity) => SEVERITIES.includes(severity))
    : SEVERITIES;
  filter.severities = new Set(severities);
  filter.accepted = parts.get('accepted') !== 'no';
  for (const name of ['rule', 'event', 'round', 'file', 'status']) filter[name] = parts.get(name);
  filter.query = parts.get('q') ?? '';
  filter.tab = parts.get('tab') === 'games' ? 'games' : 'findings';
  filter.sort = SORTS[filter.tab].includes((parts.get('sort') ?? '').replace(/^-/, '')) ? parts.get('sort') : '';
  filter.groups = parts.get('groups') !== 'no';
  readSpeech(parts);
}
