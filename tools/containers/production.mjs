// Checks the services of docker-compose.yml: first start, a release with visitors, a killed server, a full volume, and
// a backup.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../prepare.mjs';
import { buildImage, podman } from './podman.mjs';
import { compose, remove, stopContainer, usageOf } from './services.mjs';
import { gamesOf, seconds } from './site-checks.mjs';
import { startVisitors } from './visitors.mjs';

const NEXT_VERSION = '99.0.0';
/** How long visitors stay on the site before and after an event. */
const VISIT_MS = 6000;

// All visitors have the same address.
const environment = { RATE_LIMITS: 'off' };

/**
 * Runs all steps in order, because each needs the previous one.
 * @param report called with a step and its observations
 */
export async function production(services, report) {
  services.limitVolume('database', '400m', 999);
  await firstStart(services, report);
  await release(services, report);
  await kill(services, report);
  await fillVolume(services, report);
  await backUpAndRestore(services, report);
}

async function firstStart(services, report) {
  const start = performance.now();
  await services.startDatabase();
  await migrate(services);
  const servers = [];
  for (const index of [0, 1]) servers.push(await services.startWeb(index, { environment }));
  servers.push(await services.startWorker({ environment }));
  await services.startProxy();
  const games = await gamesOf(services.url);
  const memory = servers.map((name) => usageOf(name)).map(({ resident, peak }) => `${resident} (${peak})`);
  report(
    'first start',
    `${seconds(start)} s, ${games.length} games answer; memory now (peak): ${memory.join(', ')} MB`,
  );
}

async function release(services, report) {
  const image = buildNextVersion(services.folder);
  const visitors = startVisitors(services.url);
  await wait(VISIT_MS);
  await migrate(services, image);
  for (const index of [2, 3]) await services.startWeb(index, { image, environment });
  for (const name of ['web-1', 'web-2', 'worker']) await stopContainer(`soccer-legends-check-${name}`);
  await services.startWorker({ image, environment });
  await wait(VISIT_MS);
  const seen = await visitors.end();
  services.forwardTo([2, 3]);
  const memo = (await gamesOf(services.url)).find(({ key }) => key === 'memo-game');
  if (memo?.version !== NEXT_VERSION) throw new Error(`The hub lists Memo ${memo?.version} after the release.`);
  report('release of the next version', summary(seen));
  if (seen.failures.length > 0) report.fail('A request failed during the release.');
}

async function kill(services, report) {
  const visitors = startVisitors(services.url);
  await wait(VISIT_MS);
  const container = 'soccer-legends-check-web-3';
  podman('kill', '--signal=KILL', container);
  await wait(VISIT_MS);
  const start = performance.now();
  podman('start', container);
  await services.ready(container, services.ports.web[2]);
  const restarted = seconds(start);
  await wait(VISIT_MS);
  report('a killed server', `${summary(await visitors.end())}; ready ${restarted} s after its restart`);
}

async function fillVolume(services, report) {
  const visitors = startVisitors(services.url);
  await wait(VISIT_MS);
  // Growing a file also fails, because no space is left at all.
  const free = services.fillVolume('database');
  await wait(2 * VISIT_MS);
  const full = await visitors.end();
  free();
  const hadExited = await services.restartDatabase();
  await wait(VISIT_MS);
  const after = startVisitors(services.url);
  await wait(VISIT_MS);
  const database = hadExited ? 'PostgreSQL exited and was started again' : 'PostgreSQL kept running';
  report('a full volume of the database', `${summary(full)}; ${database}`);
  const freed = await after.end();
  report('the same after space was freed', summary(freed));
  const reads = full.failures.filter((failure) => !failure.includes('/api/game/'));
  if (reads.length > 0 || freed.failures.length > 0)
    report.fail('More than writes failed on the full volume, or it lasted.');
}

async function backUpAndRestore(services, report) {
  const visitors = startVisitors(services.url);
  const backup = await runSuccessfully(services, 'backup', ['backup', '/backups/first']);
  report('backup while visitors play', `${lastLine(backup)} ${summary(await visitors.end())}`);

  const start = performance.now();
  for (const name of ['proxy', 'web-3', 'web-4', 'worker', 'db']) remove(`soccer-legends-check-${name}`);
  services.proxy = undefined;
  services.forwardTo([0, 1]);
  for (const name of ['database', 'plugins']) services.emptyVolume(name);
  await services.startDatabase();
  const restored = await runSuccessfully(services, 'backup', ['restore', '/backups/first']);
  for (const index of [0, 1]) await services.startWeb(index, { environment });
  await services.startWorker({ environment });
  await services.startProxy();
  const games = await gamesOf(services.url);
  report('restore into empty volumes', `${lastLine(restored)} ${games.length} games answer after ${seconds(start)} s`);
}

/** Builds an image with a newer version of one game. A server publishes it when it starts. */
function buildNextVersion(folder) {
  const context = join(folder, 'next-version');
  const plugin = 'games/memo-game/dist/plugin.json';
  const manifest = JSON.parse(readFileSync(join(root, 'games/memo-game/plugin.json'), 'utf8'));
  const { image } = compose.services.web;
  mkdirSync(context, { recursive: true });
  writeFileSync(join(context, 'plugin.json'), JSON.stringify({ ...manifest, version: NEXT_VERSION }));
  writeFileSync(join(context, 'Dockerfile'), `FROM ${image}\nCOPY plugin.json /app/${plugin}\n`);
  buildImage('soccer-legends:next', context, '--pull-never');
  return 'soccer-legends:next';
}

const migrate = (services, image) => runSuccessfully(services, 'migrate', undefined, image);

async function runSuccessfully(services, service, command, image) {
  const { code, text } = await services.run(service, { command, image });
  if (code !== 0) throw new Error(`${service} exited with ${code}:\n${text}`);
  return text;
}

const lastLine = (text) => text.trim().split('\n').at(-1);

function summary({ requests, failures, slowestMs }) {
  const counts = [...new Set(failures)].map((one) => [failures.filter((failure) => failure === one).length, one]);
  const failed = counts.map(([count, failure]) => `${count} × ${failure}`).join(', ');
  return `${requests} requests, ${failures.length} failed${failed && ` (${failed})`}, slowest ${slowestMs} ms`;
}
