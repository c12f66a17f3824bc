// Compares the first visit of a game in both tiers: trusted, in the page, and sandboxed, in a frame. A visitor comes from the
// hub, or to the address of the game with an empty cache. Bytes are counted on the
// wire, because Chromium reports the requests of a frame to another session. Only ratios within one run are comparable:
// rounds alternate, and the best round of each counts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { chromium } from 'playwright';
import { prepareData, startSite } from '../site/site.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const AIM = { ratio: 1.3, ms: 250 };
const GAME = '/logo-game';
const IDLE_MS = 700;

const data = await prepareData();
const sites = {
  trusted: await startSite({}, data),
  sandboxed: await startSite({ TRUST_PLUGINS_DIR: 'off' }, data),
};
const server = await chromium.launchServer({
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

const browser = await chromium.connect(server.wsEndpoint());

let missed = 0;
for (const [network, latency] of [
  ['local', 0],
  ['60 ms round trip', 60],
]) {
  const wires = {};
  for (const [tier, { url }] of Object.entries(sites)) wires[tier] = await openWire(Number(new URL(url).port), latency);
  const visits = { trusted: [], sandboxed: [] };
  // The server compresses a file at its first request, which the measurements leave out.
  for (const wire of Object.values(wires)) await visitFromHub(wire);
  for (let round = 0; round < ROUNDS; round++)
    for (const [tier, wire] of Object.entries(wires))
      visits[tier].push({ ...(await visitFromHub(wire)), ...(await coldVisit(wire)) });
  const rows = [
    ['click to ready (ms)', 'ready'],
    ['start to board (ms)', 'board'],
    ['bytes of the game', 'bytes'],
    ['memory of the browser on the board (MB)', 'memory'],
    ['cold visit: address to ready (ms)', 'coldReady'],
    ['cold visit: start to board (ms)', 'coldBoard'],
    ['cold visit: bytes', 'coldBytes'],
    ['cold visit: memory of the browser on the board (MB)', 'coldMemory'],
  ].map(([label, name]) => {
    const [trusted, sandboxed] = Object.values(visits).map((all) => Math.min(...all.map((one) => one[name])));
    return [label, { trusted, sandboxed, ratio: +(sandboxed / trusted).toFixed(2), more: sandboxed - trusted }];
  });
  console.log(`\n${network}: a sandboxed game compared with the same game trusted, best of ${ROUNDS}`);
  console.table(Object.fromEntries(rows));
  const waits = rows.filter(([label]) => label.endsWith('to ready (ms)'));
  missed += waits.filter(([, { ratio, more }]) => ratio > AIM.ratio || more > AIM.ms).length;
  for (const wire of Object.values(wires)) wire.close();
}
console.log(
  `Target for both times to ready: at most ${AIM.ratio} times those of the trusted game, and at most ${AIM.ms} ms more.`,
);

await browser.close();
await server.close();
await Promise.all(Object.values(sites).map((site) => site.stop()));
rmSync(data, { recursive: true, force: true });
process.exit(missed > 0 ? 1 : 0);

/** Opens the hub with an empty cache, then the game, then a round. */
async function visitFromHub(wire) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(wire.url);
  await page.locator('#root [role="region"]').waitFor({ state: 'attached' });
  await wire.idle();
  const before = wire.bytes();
  const card = page.locator(`a[href="${GAME}"]`).first();
  await card.scrollIntoViewIfNeeded();
  const ready = await timed(
    () => card.click(),
    () => startOf(page).waitFor(),
  );
  const board = await begin(page);
  await wire.idle();
  const bytes = wire.bytes() - before;
  const memory = memoryBelow(server.process().pid);
  await context.close();
  return { ready, board, bytes, memory };
}

/** Opens the address of the game with an empty cache, then a round. */
async function coldVisit(wire) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const before = wire.bytes();
  const coldReady = await timed(
    () => page.goto(wire.url + GAME, { waitUntil: 'commit' }),
    () => startOf(page).waitFor(),
  );
  const coldBoard = await begin(page);
  await wire.idle();
  const coldBytes = wire.bytes() - before;
  const coldMemory = memoryBelow(server.process().pid);
  await context.close();
  return { coldReady, coldBoard, coldBytes, coldMemory };
}

function startOf(page) {
  return page.getByRole('button', { name: 'Start', exact: true });
}

function begin(page) {
  return timed(
    () => startOf(page).click(),
    // The picture itself is hidden until the answer.
    () => (page.frames()[1] ?? page).locator('[data-board] canvas').first().waitFor(),
  );
}

/** Returns the proportional set size of a process and all its descendants in MB; NaN outside Linux. */
function memoryBelow(pid) {
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]) / 1024;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return Math.round(children.reduce((sum, child) => sum + memoryBelow(child), own));
}

async function timed(act, done) {
  const start = performance.now();
  await act();
  await done();
  return Math.round(performance.now() - start);
}

/** Starts a proxy that delays what it passes on and counts the bytes of responses. */
async function openWire(port, latency) {
  let bytes = 0;
  let changedAt = performance.now();
  const later = (run) => (latency === 0 ? run() : setTimeout(run, latency / 2));
  const server = createServer((client) => {
    const upstream = connect(port, 'localhost');
    client.on('data', (chunk) => later(() => upstream.write(chunk)));
    upstream.on('data', (chunk) => {
      bytes += chunk.length;
      changedAt = performance.now();
      later(() => client.write(chunk));
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      from.on('error', () => to.destroy());
      from.on('close', () => later(() => to.destroy()));
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    bytes: () => bytes,
    async idle() {
      while (performance.now() - changedAt < IDLE_MS) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    close: () => server.close(),
  };
}
