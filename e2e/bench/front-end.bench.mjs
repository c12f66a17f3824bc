// First load of the hub, and opening the first game, against the same code as one plain application.
// Ratios within one run alone mean something: rounds alternate, and the best of each counts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { startSite } from '../site/site.ts';

const ROUNDS = 5;
const MOBILE = { offline: false, latency: 60, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (3e6 / 8) | 0 };

await build({ configFile: fileURLToPath(new URL('plain.vite.config.mjs', import.meta.url)) });
const federated = await startSite();
const plain = await startSite({
  SHELL_DIR: fileURLToPath(new URL('../../node_modules/.bench/plain', import.meta.url)),
});
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });

async function visit(url, network) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  let bytes = 0;
  let scripts = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  session.on('Network.responseReceived', ({ type }) => (scripts += type === 'Script' ? 1 : 0));
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: /FutWordle/ }).waitFor();
  const hub = performance.now() - began;
  await page.waitForLoadState('networkidle');
  const hubBytes = bytes;
  const clicked = performance.now();
  await page.getByRole('link', { name: /FutWordle/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  const game = performance.now() - clicked;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { hub, game, hubBytes, gameBytes: bytes - hubBytes, scripts };
}

const best = (visits, field) => Math.min(...visits.map((visit) => visit[field]));

for (const [network, conditions] of [
  ['local', undefined],
  ['mobile, 9 Mbit/s and 60 ms', MOBILE],
]) {
  const visits = { federated: [], plain: [] };
  for (let round = 0; round < ROUNDS; round++) {
    visits.federated.push(await visit(federated.url, conditions));
    visits.plain.push(await visit(plain.url, conditions));
  }
  console.log(`\n${network}: federated against one plain application, best of ${ROUNDS}`);
  console.table(
    Object.fromEntries(
      [
        ['hub ready (ms)', 'hub'],
        ['hub bytes', 'hubBytes'],
        ['click to game ready (ms)', 'game'],
        ['game bytes', 'gameBytes'],
        ['script requests, hub and game', 'scripts'],
      ].map(([label, field]) => {
        const [ours, theirs] = [best(visits.federated, field), best(visits.plain, field)];
        return [label, { federated: Math.round(ours), plain: Math.round(theirs), ratio: +(ours / theirs).toFixed(2) }];
      }),
    ),
  );
}

await browser.close();
await Promise.all([federated.stop(), plain.stop()]);
