// A mixture of requests to the site, with the priorities by which an overloaded server rejects them.

/** Ordered from the last to the first to be rejected. Files are never rejected. */
export const PRIORITIES = ['file', 'page', 'read', 'write', 'report'];

const HTML = { accept: 'text/html' };
/** The number of the matchday of this date in UTC. */
const TODAY = Math.floor((Date.now() - Date.UTC(2026, 5, 29)) / 86_400_000);
const SEARCHES = ['ronal', 'messi', 'mar', 'silva', 'zidane'];

const REQUESTS = [
  (index) => ({ priority: 'file', path: `/art/crest/${1 + (index % 40)}.svg` }),
  (index) => ({ priority: 'page', path: `/futwordle?lang=${['en', 'de', 'fr'][index % 3]}`, headers: HTML }),
  () => ({ priority: 'read', path: '/api/player-grid/game' }),
  (index) => ({ priority: 'read', path: `/api/players/${1001 + (index % 90)}` }),
  (index) => ({ priority: 'read', path: `/api/players/search?q=${SEARCHES[index % SEARCHES.length]}` }),
  () => ({ priority: 'read', path: '/api/game/new', body: {} }),
  () => ({ priority: 'write', path: `/api/matchdays/${TODAY}/tickets`, body: { game: 'memo-game' } }),
  () => ({ priority: 'report', path: '/api/client-reports', body: { errors: [], vitals: [] } }),
];

/** Returns the nth request of the mixture. */
export function mixedRequest(index) {
  return REQUESTS[index % REQUESTS.length](Math.floor(index / REQUESTS.length));
}
