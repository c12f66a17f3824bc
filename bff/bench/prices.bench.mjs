// Measures what every request costs the server if no earlier one had the same parameters: the CPU time of all threads,
// including work after the response. `--write` stores the prices for docs/limits.md, whose test compares them with the
// limits of a visitor and fails if a route has none. The absolute numbers depend on the machine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD_PROOF_HEADER } from '@soccer-legends/contracts';
import { OPERATION_ROLES } from '../test/operation-roles.ts';
import { ask, costOf, exchange, settled, startMeasured, stopMeasured } from './measured-server.mjs';
import { consoleRequests, publicRequests } from './priced-requests.mjs';

/** `aftermathMs` is the wait for later work, such as compression. Some operations of the console take a second. */
const OF_STRANGERS = { rounds: 3, count: 40, aftermathMs: 500 };
const OF_CONSOLE = { rounds: 2, count: 8, aftermathMs: 100 };
const MAX_PRICE_MS = 10;
const PASSWORD = 'a password of the benchmark';

const folder = mkdtempSync(join(tmpdir(), 'sl-prices-'));
const server = await startMeasured('built-server.mjs', {
  PORT: '42121',
  TRUST_PROXY: '1',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: PASSWORD,
});
await settled(server);
const operations = Object.keys(OPERATION_ROLES);
const site = await describeSite();
const owner = await describeConsole();
const prices = {
  public: await measure(publicRequests(site), OF_STRANGERS),
  refused: await measure(operations.map(refused), OF_CONSOLE),
  console: await measure(consoleRequests(site, operations), { ...OF_CONSOLE, shared: owner }),
};
for (const [who, rows] of Object.entries(prices)) {
  console.log(`${who}: CPU milliseconds per request, the minimum of several rounds.`);
  console.table(Object.fromEntries(rows.map(({ request, ms }) => [request, { ms }])));
}
const dear = [...prices.public, ...prices.refused].filter(({ ms }) => ms > MAX_PRICE_MS);
console.log(`Above ${MAX_PRICE_MS} ms: ${dear.map(({ request }) => request).join(', ')}`);
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'prices.json'), `${JSON.stringify(prices, null, 2)}\n`);
await stopMeasured(server);
rmSync(folder, { recursive: true, force: true });

/** Measures the requests one kind after another. @param usual `shared` contains the headers of every request of an owner */
async function measure(requests, { rounds, ...usual }) {
  const rows = [];
  for (const priced of requests) {
    // A proof expires before the benchmark ends.
    if (usual.shared) await prove(usual.shared);
    const sending = {
      ...usual,
      count: priced.count ?? usual.count,
      aftermathMs: priced.aftermathMs ?? usual.aftermathMs,
    };
    let least = Infinity;
    for (let round = 0; round < rounds; round += 1)
      least = Math.min(least, await priceOf(priced, { first: round * sending.count, ...sending }));
    rows.push({ route: priced.route, request: priced.request, ms: Number(least.toFixed(1)) });
  }
  return rows;
}

async function priceOf(priced, { first, count, aftermathMs, shared = {} }) {
  const { route, path, bodyOf, headers, headersOf, before, status = [200], isStream } = priced;
  const [method] = route.split(' ');
  const given = [];
  for (let n = 0; before && n < count; n += 1) given.push(await before(site, first + n));
  const cost = await costOf(server, count, async (index) => {
    const n = first + index;
    const answer = await exchange(server, path(n, given[index]), {
      method,
      headers: { ...headers, ...shared, ...headersOf?.(n, given[index]) },
      body: bodyOf?.(n, given[index]),
      isStream,
    });
    if (![status].flat().includes(answer.status))
      throw new Error(`${priced.request} returned ${answer.status}: ${answer.text}`);
    if (index === count - 1) await wait(aftermathMs);
  });
  return cost / 1000;
}

/** Returns a request without a session to an operation that needs one. */
function refused(operation) {
  const [method, route] = operation.split(' ');
  const bodyOf = /^(?:POST|PUT|PATCH)$/.test(method) ? () => ({}) : undefined;
  return { route: operation, request: operation, path: () => route.replaceAll(/:\w+/g, '1'), bodyOf, status: 401 };
}

async function describeSite() {
  const send = (path, options) => ask(server, path, options);
  const read = async (path, options) => JSON.parse((await send(path, options)).text);
  const [games, packages, players, coaches] = await Promise.all(
    ['/api/games', '/api/packages', '/api/players?limit=1000', '/api/coaches?limit=1000'].map((path) => read(path)),
  );
  const { text: hub } = await send('/', { headers: { accept: 'text/html' } });
  const { open } = await read('/api/matchdays/1');
  const { fixtures } = await read(`/api/matchdays/${open.latest}`);
  const asset = /\/assets\/[\w.-]+\.js/.exec(hub)[0];
  return { send, read, games, packages, players, coaches, asset, today: open.latest, fixtures };
}

/** Adds the facts about the site that requests of the console need. Returns the headers of an owner. */
async function describeConsole() {
  const headers = await signIn();
  const asOwner = async (path, { headers: more, ...options } = {}) => {
    const { text } = await site.send(path, { ...options, headers: { ...headers, ...more } });
    return text === '' ? undefined : JSON.parse(text);
  };
  const [[category], [league]] = await Promise.all(
    ['/api/admin/categories', '/api/admin/leagues'].map((path) => asOwner(path)),
  );
  const table = await ask(server, '/api/admin/csv/players', { headers });
  const allPlayers = Buffer.from(table.text);
  const facts = { category: encodeURIComponent(category.id), league: league.id, allPlayers };
  Object.assign(site, { ...facts, asOwner, signIn, password: PASSWORD });
  return headers;
}

/** Opens a session of an owner, enters the password again and returns the headers. */
async function signIn() {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const login = await ask(server, '/api/admin/login', { headers, body: { password: PASSWORD } });
  headers.cookie = login.headers['set-cookie'].map((cookie) => cookie.split(';')[0]).join('; ');
  return prove(headers);
}

/** Enters the password of a session again, and adds the proof to its headers. */
async function prove(headers) {
  const { text } = await ask(server, '/api/admin/session/password-proof', { headers, body: { password: PASSWORD } });
  return Object.assign(headers, { [PASSWORD_PROOF_HEADER]: JSON.parse(text).proof });
}
