// Measures what a request costs the server if no earlier one had the same parameters: the CPU time of all threads,
// including work after the response. `--write` stores the prices for docs/limits.md, whose test compares them with the
// limits of a visitor. The absolute numbers depend on the machine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { costOf, exchange, settled, startMeasured, stopMeasured } from './measured-server.mjs';

const ROUNDS = 3;
const REQUESTS = 40;
/** For work after the responses, such as compression. */
const AFTERMATH_MS = 500;
const MAX_PRICE_MS = 10;
/** The test of docs/limits.md proves that their limits keep a visitor below a tenth of a core. */
const LIMITED = /^\/og\/|^\/api\/(?:admin\/login|matchdays\/:matchday|challenges|coaches\?limit=)$|deal=/;

const page = { accept: 'text/html', 'accept-encoding': 'br' };
const json = { 'accept-encoding': 'br' };
const get = (route, path, headers = json) => ({ method: 'GET', route, path, headers });
const post = (route, bodyOf) => ({ method: 'POST', route, path: () => route, bodyOf, headers: json });

/** Number `n` of a request selects its parameters, each number others if possible. */
const PRICED = [
  get('/', () => '/', page),
  get('/settings', () => '/settings', page),
  get('/:game', () => '/memo-game', page),
  get('/unknown', (n) => `/unknown-${n}`, page),
  get('/d/:matchday', (n) => `/d/${(n % 150) + 1}?lang=${['de', 'fr'][n % 2]}`, page),
  get('/d/:matchday/r/:result', (n) => `/d/${(n % 150) + 1}/r/${resultOf(n)}`, page),
  get('/c/:unknown/:game', (n) => `/c/c${String(n).padStart(10, '0')}/memo-game`, page),
  get('/api/games', () => '/api/games'),
  get('/api/players?limit=1…300', (n) => `/api/players?limit=${(n % 300) + 1}`),
  get('/api/players?limit=301…999', (n) => `/api/players?limit=${999 - (n % 600)}`),
  get('/api/players?limit=300&deal=', (n) => `/api/players?limit=300&deal=d${(n % 150) + 1}`),
  get('/api/players/:id', (n) => `/api/players/${n + 1}`),
  get('/api/players/search', (n) => `/api/players/search?q=${lettersOf(n)}`),
  get('/api/players/sample', (n) => `/api/players/sample?limit=300&prefer=${n + 1}`),
  get('/api/coaches?limit=', (n) => `/api/coaches?limit=${n + 1}`),
  get('/api/coaches?deal=', (n) => `/api/coaches?deal=d${(n % 150) + 1}`),
  get('/api/team-logos?refresh=true', (n) => `/api/team-logos?refresh=true&count=${(n % 100) + 1}`),
  get('/api/matchdays/:matchday', (n) => `/api/matchdays/${(n % 150) + 1}`),
  get('/api/matchdays/:matchday/results/:game', (n) => `/api/matchdays/${(n % 150) + 1}/results/memo-game`),
  get('/api/connections-game', () => '/api/connections-game'),
  get('/api/player-grid/game', () => '/api/player-grid/game'),
  get('/api/challenges/:unknown', (n) => `/api/challenges/c${String(n).padStart(10, '0')}`),
  get('/art/crest/:id', (n) => `/art/crest/${n + 1}.svg`),
  get('/art/player/:id', (n) => `/art/player/${n + 1}.svg`),
  get('/og/d/:matchday/r/:result', (n) => `/og/d/${(n % 150) + 1}/r/${resultOf(n)}.en.png`),
  post('/api/game/new', () => ({})),
  post('/api/challenges', () => ({})),
  post('/api/client-reports', (n) => ({
    errors: [{ from: 'shell', name: 'Error', at: [`/assets/a.js:${n + 1}:1`] }],
    vitals: [],
  })),
  post('/api/admin/login', (n) => ({ password: `wrong password ${n}` })),
];

function resultOf(n) {
  return ((n % 512) + 512).toString(2).slice(1).replaceAll('0', 'l').replaceAll('1', 'w');
}

function lettersOf(n) {
  return `${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + ((n * 7) % 26))}`;
}

const folder = mkdtempSync(join(tmpdir(), 'sl-prices-'));
const server = await startMeasured('built-server.mjs', {
  PORT: '42121',
  TRUST_PROXY: '1',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
});
await settled(server);
const prices = [];
for (const { method, route, path, bodyOf, headers } of PRICED) {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    let drained = false;
    const cost = await costOf(server, REQUESTS, async (index) => {
      const n = round * REQUESTS + index;
      const { status } = await exchange(server, path(n), { method, headers, body: bodyOf?.(n) });
      if (status >= 500 && !route.startsWith('/og/')) throw new Error(`${route} returned ${status}`);
      if (index === REQUESTS - 1 && !drained) {
        drained = true;
        await wait(AFTERMATH_MS);
      }
    });
    least = Math.min(least, cost / 1000);
  }
  prices.push({ method, route, ms: Number(least.toFixed(1)) });
}
console.log(`CPU milliseconds per request, minimum of ${ROUNDS} rounds of ${REQUESTS} different ones.`);
console.table(Object.fromEntries(prices.map(({ method, route, ms }) => [`${method} ${route}`, { ms }])));
const missed = prices.filter(({ route, ms }) => ms > MAX_PRICE_MS && !LIMITED.test(route));
if (missed.length > 0) console.log(`Above ${MAX_PRICE_MS} ms: ${missed.map(({ route }) => route).join(', ')}`);
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'prices.json'), `${JSON.stringify(prices, null, 2)}\n`);

await stopMeasured(server);
rmSync(folder, { recursive: true, force: true });
process.exit(missed.length === 0 ? 0 : 1);
