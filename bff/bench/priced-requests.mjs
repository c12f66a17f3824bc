// The requests that prices.bench.mjs measures: one for each route, or several if they differ in cost.
import { randomBytes } from 'node:crypto';
import { TRANSFER_BYTES, TRANSFER_TYPE } from '@soccer-legends/contracts';
import { consoleChanges } from './priced-changes.mjs';

const HTML = { accept: 'text/html', 'accept-encoding': 'br' };
const JSON_ONLY = { 'accept-encoding': 'br' };
const FORGED = 'A'.repeat(43);
/** The built-in sandbox of the data service is slow at times. */
const SERVICE = [200, 503];
const LANGUAGES = ['en', 'es', 'fr', 'pt', 'it', 'de'];
/** Past matchdays. */
const DAYS = 150;

/**
 * @typedef {object} PricedRequest
 * @property {string} route as the server registers it, with its method
 * @property {string} request how the documentation names it
 * @property {(n: number, given: any) => string} path `n` selects the parameters, different ones for each number if possible
 * @property {(n: number, given: any) => unknown} [bodyOf]
 * @property {object} [headers]
 * @property {(n: number, given: any) => object} [headersOf]
 * @property {number | number[]} [status] the expected status or statuses; 200 by default
 * @property {(site: Site, n: number) => Promise<any>} [before] runs before the measurement; returns `given`
 * @property {boolean} [isStream] the client disconnects as soon as the response begins
 * @property {number} [count] requests per round, if different from other routes
 * @property {number} [aftermathMs] time after the responses during which work is measured, if different from other routes
 */

/**
 * @typedef {object} Site what requests need to know about the measured site
 * @property {(path: string, options?: object) => Promise<any>} read sends a request and returns its parsed body
 * @property {(path: string, options?: object) => Promise<any>} asOwner like `read`, in the session of an owner
 * @property {() => Promise<object>} signIn opens another session of an owner and returns its headers
 * @property {string} password of the owner
 * @property {any[]} games items of `/api/games`
 * @property {any[]} packages items of `/api/packages`
 * @property {string} asset address of a file of the shell
 * @property {any[]} players
 * @property {any[]} coaches
 * @property {number} today number of the matchday
 * @property {any[]} fixtures the fixtures of `today`
 * @property {string} category encoded id of a group of Connections
 * @property {number} league id at the data service
 * @property {Buffer} allPlayers the players as CSV
 */

const matchday = (n) => (n % DAYS) + 1;
const resultOf = (n) => ((n % 512) + 512).toString(2).slice(1).replaceAll('0', 'l').replaceAll('1', 'w');
const lettersOf = (n) => `${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + ((n * 7) % 26))}`;
/** Returns sixty ids, the most that a request may have. */
const idsFrom = ({ players }, n) => Array.from({ length: 60 }, (_, index) => players[(n + index) % players.length].id);
const unknownToken = (n) => `c${String(n).padStart(10, '0')}`;
/** Returns the headers of a visitor. Each number is in a different network. */
const networkOf = (n) => ({ 'x-forwarded-for': `10.${50 + (n >> 8)}.${n & 255}.1` });
const beginGame = ({ read }, n) => read('/api/game/new', { body: {}, headers: networkOf(n) });

const hex = (bytes) => randomBytes(bytes).toString('hex');
const newEntry = () => ({ member: hex(8), sealed: randomBytes(900).toString('base64') });

/** Creates a league with the entries of one member in a week. */
async function createLeague({ send }, n) {
  const league = { id: hex(16), key: hex(32), ...newEntry() };
  const { id, ...body } = league;
  for (let entry = 0; entry < 7; entry += 1)
    await send(`/api/leagues/${id}/entries/${hex(16)}`, { body, headers: networkOf(n) });
  return league;
}

const get = (route, path, more = {}) => ({
  route: `GET ${route}`,
  request: `GET ${route}`,
  path,
  headers: JSON_ONLY,
  ...more,
});
const variant = (route, request, path, more) => get(route, path, { request: `GET ${request}`, ...more });
const page = (request, path, more) => variant('/*', request, path, { headers: HTML, ...more });
const post = (route, bodyOf, more = {}) => ({
  route: `POST ${route}`,
  request: `POST ${route}`,
  path: () => route,
  bodyOf,
  headers: { ...JSON_ONLY, 'sec-fetch-site': 'same-origin' },
  ...more,
});
const dealt = (route, request, pathOf, more) =>
  variant(route, `${request}deal=`, (n, given) => `${pathOf(n, given)}deal=d${matchday(n)}`, more);

/** @param {Site} site @returns {PricedRequest[]} requests that need no session */
export function publicRequests(site) {
  const [game] = site.games;
  return [
    page('/', () => '/'),
    page('/settings', () => '/settings'),
    page('/album', (n) => `/album?lang=${LANGUAGES[n % 6]}`),
    page('/facts', (n) => `/facts?lang=${LANGUAGES[n % 6]}`),
    page('/season', (n) => `/season?lang=${LANGUAGES[n % 6]}`),
    page('/feedback', () => '/feedback'),
    page('/admin', () => '/admin'),
    page('/:game', () => game.route),
    page('/unknown', (n) => `/unknown-${n}`, { status: 404 }),
    page('/d/:matchday', (n) => `/d/${matchday(n)}?lang=${['de', 'fr'][n % 2]}`),
    page('/d/:matchday/r/:result', (n) => `/d/${matchday(n)}/r/${resultOf(n)}`),
    page('/c/:unknown/:game', (n) => `/c/${unknownToken(n)}/memo-game`, { status: 404 }),
    page('/c/:token/:game', (_n, { token }) => `/c/${token}/memo-game`, {
      before: ({ read }, n) => read('/api/challenges', { body: {}, headers: networkOf(n) }),
    }),
    get('/robots.txt', () => '/robots.txt'),
    get('/sitemap.xml', () => '/sitemap.xml'),
    get('/livez', () => '/livez'),
    get('/readyz', () => '/readyz'),
    get('/clear-cookies', () => '/clear-cookies', { headers: HTML, status: 431 }),
    post('/clear-cookies', undefined, { status: 204 }),
    get('/authors', () => '/authors', { headers: HTML }),
    get('/authors/*', () => '/authors/llms.txt'),
    get('/packages/:file', (n) => site.packages[n % site.packages.length].path),
    variant('/packages/:file', '/packages/@soccer-legends%2f:name', (n) =>
      site.packages[n % site.packages.length].name.replace('@soccer-legends/', '/packages/@soccer-legends%2f'),
    ),
    get('/assets/*', () => site.asset),
    get('/plugins/*', (n) => site.games[n % site.games.length].remote.entry),
    get('/plugins/frame', () => '/plugins/frame', { headers: { ...HTML, 'sec-fetch-dest': 'iframe' } }),
    get('/art/coach/:file', (n) => `/art/coach/${site.coaches[n].id}.svg`),
    get('/art/crest/:file', (n) => `/art/crest/${n + 1}.svg`),
    get('/art/flag/:file', (n) => `/art/flag/${site.players[n % site.players.length].nation}.svg`),
    get('/art/player/:file', (n) => `/art/player/${site.players[n].id}.svg`),
    get('/pictures/:kind/:file', (n) => `/pictures/players/${n + 1}.png`, { status: 404 }),
    get('/og/*', (n) => `/og/d/${matchday(n)}/r/${resultOf(n)}.en.png`),

    get('/api/games', () => '/api/games'),
    get('/api/packages', () => '/api/packages'),
    get('/api/provenance-keys', () => '/api/provenance-keys'),
    get('/api/openapi.json', () => '/api/openapi.json'),
    get('/api/events', () => '/api/events', { isStream: true }),
    get('/api/album', () => '/api/album'),
    get('/api/nations', (n) => `/api/nations?language=${LANGUAGES[n % 6]}`),
    get('/api/club-names', (n) => `/api/club-names?language=${LANGUAGES[n % 6]}`),
    variant('/api/players', '/api/players?limit=1…300', (n) => `/api/players?limit=${(n % 300) + 1}`),
    variant('/api/players', '/api/players?limit=301…999', (n) => `/api/players?limit=${999 - (n % 600)}`),
    dealt('/api/players', '/api/players?limit=300&', () => '/api/players?limit=300&'),
    get('/api/players/:id', (n) => `/api/players/${site.players[n].id}`),
    dealt('/api/players/:id', '/api/players/:id?', (n) => `/api/players/${site.players[n].id}?`),
    get('/api/players/careers', (n) => `/api/players/careers?ids=${idsFrom(site, n)}`),
    dealt(
      '/api/players/careers',
      '/api/players/careers?ids=…&',
      (n) => `/api/players/careers?ids=${idsFrom(site, n)}&`,
    ),
    variant('/api/squads', '/api/squads?club=', (n) => `/api/squads?club=${(n % 300) + 1}&season=2010`),
    get('/api/squads', () => '/api/squads?limit=20'),
    dealt('/api/squads', '/api/squads?', () => '/api/squads?limit=20&'),
    get('/api/groups', () => '/api/groups?limit=20'),
    dealt('/api/groups', '/api/groups?', () => '/api/groups?limit=20&'),
    get('/api/players/search', (n) => `/api/players/search?q=${lettersOf(n)}`),
    get('/api/players/sample', (n) => `/api/players/sample?limit=300&prefer=${n + 1}`),
    variant('/api/coaches', '/api/coaches?limit=', (n) => `/api/coaches?limit=${n + 1}`),
    dealt('/api/coaches', '/api/coaches?', () => '/api/coaches?'),
    get('/api/team-logos', (n) => `/api/team-logos?refresh=true&count=${(n % 100) + 1}`),
    dealt('/api/team-logos', '/api/team-logos?', () => '/api/team-logos?refresh=true&count=40&'),
    get('/api/futwordle/answers', (n) => `/api/futwordle/answers?length=${4 + (n % 4)}`),
    dealt('/api/futwordle/answers', '/api/futwordle/answers?', (n) => `/api/futwordle/answers?length=${4 + (n % 4)}&`),
    get('/api/connections-game', () => '/api/connections-game'),
    dealt('/api/connections-game', '/api/connections-game?', () => '/api/connections-game?'),
    get('/api/player-grid/game', () => '/api/player-grid/game'),
    dealt('/api/player-grid/game', '/api/player-grid/game?', () => '/api/player-grid/game?'),
    get('/api/matchdays/:matchday', (n) => `/api/matchdays/${matchday(n)}`),
    get('/api/matchdays/:matchday/results/:game', (n) => `/api/matchdays/${matchday(n)}/results/memo-game`, {
      before: ({ read }, n) => read(`/api/matchdays/${matchday(n)}`),
      path: (n, { fixtures }) => `/api/matchdays/${matchday(n)}/results/${fixtures[0].key}`,
    }),
    variant('/api/challenges/:token', '/api/challenges/:unknown', (n) => `/api/challenges/${unknownToken(n)}`, {
      status: 404,
    }),
    get('/api/challenges/:token', (_n, { token }) => `/api/challenges/${token}`, {
      before: ({ read }, n) => read('/api/challenges', { body: {}, headers: networkOf(n + 200) }),
    }),
    get('/api/game', (_n, { gameId }) => `/api/game?gameId=${gameId}`, { before: beginGame }),

    post('/api/game/new', () => ({})),
    post('/api/game/new', () => ({}), {
      request: 'POST /api/game/new?deal=',
      path: (n) => `/api/game/new?deal=d${matchday(n)}`,
    }),
    post('/api/game/guess', (_n, { gameId, correctPlayerId }) => ({ gameId, playerId: correctPlayerId }), {
      before: beginGame,
    }),
    post('/api/game/next-round', (_n, { gameId }) => ({ gameId, wasCorrect: true }), {
      async before(given, n) {
        const { gameId, correctPlayerId: playerId } = await beginGame(given, n);
        await given.read('/api/game/guess', { body: { gameId, playerId }, headers: networkOf(n) });
        return { gameId };
      },
    }),
    post('/api/player-grid/recall', (n) => {
      const { id: playerId, nation } = site.players[n % site.players.length];
      return { playerId, nation, teamId: (n % 100) + 1 };
    }),
    post('/api/matchdays/:matchday/tickets', (n) => ({ game: site.fixtures[n % site.fixtures.length].key }), {
      path: () => `/api/matchdays/${site.today}/tickets`,
    }),
    post('/api/matchdays/:matchday/results', (_n, { ticket }) => ({ ticket, outcome: 'win', roundsWon: 3 }), {
      path: () => `/api/matchdays/${site.today}/results`,
      status: 204,
      headersOf: networkOf,
      before: ({ read, fixtures, today }, n) =>
        read(`/api/matchdays/${today}/tickets`, { body: { game: fixtures[n % fixtures.length].key } }),
    }),
    post('/api/challenges', () => ({}), { headersOf: (n) => networkOf(n + 400) }),
    post('/api/feedback', (n) => ({ gameType: 'general', feedback: `Message ${n}: ${'x'.repeat(900)}` }), {
      headersOf: networkOf,
    }),
    get('/api/leagues/:id', (_n, { id }) => `/api/leagues/${id}`, { before: createLeague }),
    post('/api/leagues/:id/entries/:entry', (_n, { key }) => ({ key, ...newEntry() }), {
      path: (_n, { id }) => `/api/leagues/${id}/entries/${hex(16)}`,
      status: 204,
      headersOf: networkOf,
      before: createLeague,
    }),
    ...['leaving', 'replacement'].map((end) =>
      post(`/api/leagues/:id/${end}`, (_n, { key, member }) => (end === 'leaving' ? { key, member } : { key }), {
        path: (_n, { id }) => `/api/leagues/${id}/${end}`,
        status: 204,
        headersOf: networkOf,
        before: createLeague,
      }),
    ),
    get('/api/feedback/:id/round', (n) => `/api/feedback/${n + 1}/round`, { status: 401 }),
    post('/api/transfers/:id', () => randomBytes(TRANSFER_BYTES), {
      path: () => `/api/transfers/${randomBytes(16).toString('hex')}`,
      status: 204,
      headersOf: (n) => ({ ...networkOf(n), 'content-type': TRANSFER_TYPE }),
    }),
    post('/api/transfers/:id/open', undefined, {
      path: (_n, id) => `/api/transfers/${id}/open`,
      headersOf: networkOf,
      async before({ send }, n) {
        const id = randomBytes(16).toString('hex');
        const headers = { ...networkOf(n + 200), 'content-type': TRANSFER_TYPE };
        await send(`/api/transfers/${id}`, { body: randomBytes(TRANSFER_BYTES), headers });
        return id;
      },
    }),
    post(
      '/api/client-reports',
      (n) => ({
        errors: [{ from: 'shell', name: 'Error', at: [`/assets/a.js:${n + 1}:1`] }],
        vitals: [],
      }),
      { status: 204 },
    ),
    post('/api/csp-reports', (n) => ({ 'csp-report': { 'effective-directive': 'img-src', 'source-file': `a${n}` } }), {
      headersOf: () => ({ 'content-type': 'application/csp-report' }),
      status: 204,
    }),
    post(
      '/api/plugin-health',
      () => ({
        reports: site.games.map(({ key, remote }) => {
          const [, , , release] = remote.entry.split('/');
          return { key, release, outcome: 'loaded', ms: 300 };
        }),
      }),
      { status: 204 },
    ),
    post('/api/admin/login', (n) => ({ password: `wrong password ${n}` }), { status: 401 }),
    post('/api/admin/logout', undefined),
    post('/api/admin/passkeys/sign-in-options', undefined, { headersOf: networkOf }),
    post('/api/admin/passkeys/sign-in', () => ({ credential: { id: FORGED } }), { status: 401, headersOf: networkOf }),
    post('/api/admin/passkeys/registration-options', () => ({ invitation: FORGED }), {
      status: 403,
      headersOf: networkOf,
    }),
    post('/api/admin/passkeys/registration', () => ({ invitation: FORGED, credential: {} }), {
      status: 403,
      headersOf: networkOf,
    }),
  ];
}

/**
 * @param {Site} site
 * @param {readonly string[]} operations all operations that need a session
 * @returns {PricedRequest[]} requests of an owner: those that read, then those that change something
 */
export function consoleRequests(site, operations) {
  const idOf = (n) => site.players[n % site.players.length].id;
  const admin = '/api/admin';
  /** What operations need besides their path. The others are called with the path as it is. */
  const special = {
    [`GET ${admin}/players`]: { path: (n) => `${admin}/players?sort=name&search=${lettersOf(n)}` },
    [`GET ${admin}/teams/:id`]: { path: (n) => `${admin}/teams/${(n % 100) + 1}` },
    [`GET ${admin}/audit`]: { path: (n) => `${admin}/audit?search=${lettersOf(n)}` },
    [`GET ${admin}/quality/:check`]: { path: () => `${admin}/quality/noPosition` },
    [`GET ${admin}/csv/:table`]: { path: () => `${admin}/csv/spells` },
    [`GET ${admin}/players/:id`]: { path: (n) => `${admin}/players/${idOf(n)}` },
    [`GET ${admin}/facts/:kind/:id`]: { path: (n) => `${admin}/facts/players/${idOf(n)}` },
    [`GET ${admin}/facts/:kind/:id/history`]: { path: (n) => `${admin}/facts/players/${idOf(n)}/history` },
    [`GET ${admin}/facts/:kind/:id/editors`]: {
      path: (n) => `${admin}/facts/players/${idOf(n)}/editors`,
      isStream: true,
    },
    [`GET ${admin}/review/:kind`]: { path: () => `${admin}/review/newcomer` },
    [`GET ${admin}/categories/sheet`]: { path: () => `${admin}/categories/sheet?id=${site.category}` },
    [`GET ${admin}/categories/history`]: { path: () => `${admin}/categories/history?id=${site.category}` },
    [`GET ${admin}/feedback/:id/people`]: { path: (n) => `${admin}/feedback/${n + 1}/people` },
    [`GET ${admin}/sync-history/:id/details`]: { path: () => `${admin}/sync-history/1/details`, status: 404 },
    [`GET ${admin}/sync-history/:id/items`]: { path: () => `${admin}/sync-history/1/items`, status: 404 },
    [`GET ${admin}/sync/progress`]: { isStream: true },
    [`GET ${admin}/players-by-name`]: {
      path: (n) => `${admin}/players-by-name?name=${lettersOf(n)}mes`,
      status: SERVICE,
    },
    [`GET ${admin}/random-players`]: { status: SERVICE },
    [`GET ${admin}/leagues-estimate`]: {
      path: () => `${admin}/leagues-estimate?leagueIds=${site.league}&from=2020&to=2021`,
    },
    [`GET ${admin}/plugins/:key`]: { path: () => `${admin}/plugins/memo-game` },
    [`GET ${admin}/plugins/:key/history`]: { path: () => `${admin}/plugins/memo-game/history` },
    [`GET ${admin}/plugins/:key/golden-rounds`]: { path: () => `${admin}/plugins/memo-game/golden-rounds` },
    [`GET ${admin}/plugins/:key/numbers`]: { path: () => `${admin}/plugins/memo-game/numbers` },
    [`GET ${admin}/plugins/:key/tokens`]: { path: () => `${admin}/plugins/memo-game/tokens` },
    [`POST ${admin}/facts/:kind/:id/effects`]: {
      path: (n) => `${admin}/facts/players/${idOf(n)}/effects`,
      bodyOf: () => ({ version: 0, fields: { hidden: true } }),
    },
    [`POST ${admin}/csv/:table`]: {
      path: () => `${admin}/csv/players?dryRun=true`,
      headersOf: () => ({ 'content-type': 'text/csv' }),
      bodyOf: () => site.allPlayers,
    },
    [`PATCH ${admin}/facts/:kind/:id`]: {
      path: (n) => `${admin}/facts/players/${idOf(n)}`,
      bodyOf: (n) => ({ version: 0, fields: { number: (n % 99) + 1 } }),
    },
  };
  const changes = consoleChanges(site);
  const reads = operations.filter((operation) => operation.startsWith('GET '));
  const requests = { ...Object.fromEntries(reads.map((operation) => [operation, {}])), ...special, ...changes };
  return Object.entries(requests).map(([operation, more]) => ({
    route: operation,
    request: operation,
    path: () => operation.split(' ')[1],
    ...more,
  }));
}
