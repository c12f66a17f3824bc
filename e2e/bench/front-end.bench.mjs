// Compares visits of the hub and of a game with the same code built as a single application, and measures for how long
// each game's page blocks the main thread. Only ratios within one run are comparable: rounds alternate, and the best
// round of each counts.
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { builtGames } from '../site/games.ts';
import { prepareData, startSite } from '../site/site.ts';
import { blockedTime, visit } from './visit.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MOBILE = { offline: false, latency: 60, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (3e6 / 8) | 0 };
const AIM = { bytes: 1.5, scripts: 12, gameBytes: 1.3, blockedMs: 150 };

const ROWS = [
  ['hub: bytes', ({ hub }) => hub.bytes],
  ['hub: script requests', ({ hub }) => hub.scripts],
  ['hub: ready (ms)', ({ hub }) => hub.ms],
  ['first game: bytes', ({ game }) => game.bytes],
  ['first game: script requests', ({ game }) => game.scripts],
  ['first game: bytes of its own files', ({ game }) => game.ownBytes],
  ['first game: click to ready (ms)', ({ game }) => game.ms],
  ['hub and first game: bytes', ({ hub, game }) => hub.bytes + game.bytes],
  ['hub and first game: script requests', ({ hub, game }) => hub.scripts + game.scripts],
  ['second visit, hub: bytes', ({ hubSecond }) => hubSecond.bytes],
  ['second visit, hub: ready (ms)', ({ hubSecond }) => hubSecond.ms],
  ['third visit, game’s page: ready (ms)', ({ gameThird }) => gameThird.ms],
  ['fourth visit, hub: ready (ms)', ({ hubFourth }) => hubFourth.ms],
];

await build({ configFile: fileURLToPath(new URL('plain.vite.config.mjs', import.meta.url)) });
const plainDir = fileURLToPath(new URL('../../node_modules/.bench/plain', import.meta.url));
// The same components, so the server renders the same pages for both.
cpSync(fileURLToPath(new URL('../../shell/dist/server', import.meta.url)), `${plainDir}/server`, { recursive: true });
const data = await prepareData();
const federated = await startSite({}, data);
const plain = await startSite({ SHELL_DIR: plainDir }, data);
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

// The server compresses a file at its first request, which the measurements leave out.
for (const { url } of [federated, plain]) await visit(chromium, launchOptions, url);

let missed = 0;
for (const [network, conditions] of [
  ['local', undefined],
  ['mobile, 9 Mbit/s and 60 ms', MOBILE],
]) {
  const visits = { federated: [], plain: [] };
  for (let round = 0; round < ROUNDS; round++) {
    visits.federated.push(await visit(chromium, launchOptions, federated.url, conditions));
    visits.plain.push(await visit(chromium, launchOptions, plain.url, conditions));
  }
  const table = Object.fromEntries(
    ROWS.map(([label, measure]) => {
      const [ours, theirs] = [best(visits.federated, measure), best(visits.plain, measure)];
      return [label, { federated: Math.round(ours), plain: Math.round(theirs), ratio: +(ours / theirs).toFixed(2) }];
    }),
  );
  console.log(`\n${network}: federated compared with a single application, best of ${ROUNDS}`);
  console.table(table);
  const { ratio } = table['hub and first game: bytes'];
  const { federated: scripts } = table['hub and first game: script requests'];
  const { ratio: gameRatio } = table['first game: bytes of its own files'];
  if (ratio > AIM.bytes || scripts > AIM.scripts || gameRatio > AIM.gameBytes) missed += 1;
}
console.log(
  `Targets: at most ${AIM.bytes} times the bytes and ${AIM.scripts} script requests to the first game, and ` +
    `${AIM.gameBytes} times the bytes of its own files.`,
);

const browser = await chromium.launch(launchOptions);
const blocked = {};
for (const { key, route } of builtGames()) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await blockedTime(browser, federated.url + route));
  blocked[key] = { 'blocked (ms)': Math.round(Math.min(...rounds)) };
}
console.log(`\nMain thread of a game's page on a four times slower processor, best of ${ROUNDS}`);
console.table(blocked);
console.log(`Target: at most ${AIM.blockedMs} ms.`);
if (Object.values(blocked).some((row) => row['blocked (ms)'] > AIM.blockedMs)) missed += 1;

await browser.close();
await Promise.all([federated.stop(), plain.stop()]);
rmSync(data, { recursive: true, force: true });
process.exit(missed > 0 ? 1 : 0);

function best(visits, measure) {
  return Math.min(...visits.map(measure));
}
