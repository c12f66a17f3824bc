// npm start -- tour: starts the site with three weeks of sample data in a temporary folder, prints the addresses to visit, and
// removes the folder at the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { passSignal, printStep, root, SERVER_FLAGS } from './prepare.mjs';
import { closeSources, load, play, playOn, read } from './simulated-rounds.mjs';

const DAYS = 21;
const DAY_MS = 86_400_000;
/** How many days ago the sample player did not play. */
const DAY_OFF = 9;
const PLAYED_TODAY = 4;
/** The members of a league, and how they play. */
const MEMBERS = { Ana: 'expert', Luca: 'casual', Noor: 'naive' };
/** Rounds of the last days can be watched. The moves of more days would exceed what a member may write. */
const WATCHABLE_DAYS = 2;
/** Need not be secret, because only this machine reaches the site, and only during the tour. */
const PASSWORD = 'a tour of three weeks';
const TRANSFER_MS = 14 * 60_000;
const STAGED = { key: 'memo-game', version: '1.99.0' };
const LETTERS = [
  ['career', 'My class played this on the bus for an hour. More clues about youth clubs, please!', 'ana@example.org'],
  ['general', 'Bitte eine Rangliste für unseren Stammtisch.', ''],
  ['logo', 'Le flou est parfait, mais les cinq secondes passent trop vite.', 'louis@example.org'],
  ['memo', 'Os cartões ficam pequenos no meu telemóvel.', ''],
];

const { PATH, HOME, SystemRoot, PORT = '3000' } = process.env;
const url = `http://localhost:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-tour-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let server;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopped = true;
    if (server) passSignal(signal, server);
    else process.exit(1);
  });

printStep('Playing three weeks of matchdays (about half a minute) …');
await startServer();
await playOn(url);
const season = await seasonOf('fan');
const { newCode, sealText } = await load('shell/src/codes/sealing.ts');
const league = await startLeague();
await fillConsole();
await stopServer();
await fillCounters();
await startServer();
const { spelledCode } = await load('shell/src/codes/letter-codes.ts');
const code = newCode();
const offerSeason = await sealedSeason();
await closeSources();
await offerSeason();
setInterval(() => void offerSeason().catch(() => undefined), TRANSFER_MS);
console.log(`
A player of three weeks    ${url}/season#move=${spelledCode(code)}   press "Fetch results", then look at the hub and the album
A league of three friends  ${url}/l#${spelledCode(league)}   join it with any name, after fetching the results
A new player               ${url}
The administrator          ${url}/admin#overview   password: ${PASSWORD}
Ctrl-C ends the tour and removes its data.`);

/** Resolves when the server responds. The tour ends when the server exits by itself. */
async function startServer() {
  const settings = { DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  server = spawn(process.execPath, [...SERVER_FLAGS, 'bff/dist/main.js'], {
    cwd: root,
    env: { PATH, HOME, SystemRoot, PORT, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const started = server;
  started.once('exit', (code) => {
    if (server === started) process.exit(stopped ? 0 : (code ?? 1));
  });
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await wait(200);
}

async function stopServer() {
  const exited = once(server, 'exit');
  const stopping = server;
  server = undefined;
  stopping.kill('SIGTERM');
  await exited;
}

/** Returns the rounds of a simulated player, each with its recording. */
async function seasonOf(player) {
  const { entryOf } = await load('shell/src/ledger/round-entry.ts');
  const { matchdayOf } = await load('libs/contracts/src/index.ts');
  const versions = new Map((await read('/api/games')).map(({ key, version }) => [key, version]));
  const now = new Date();
  const today = matchdayOf(
    [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-'),
  );
  const season = [];
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo--) {
    if (daysAgo === DAY_OFF) continue;
    const card = await read(`/api/matchdays/${today - daysAgo}`);
    const fixtures = daysAgo === 0 ? card.fixtures.slice(0, PLAYED_TODAY) : card.fixtures;
    for (const [index, { key }] of fixtures.entries()) {
      const { result, recording } = await play(card, key, player);
      const end = new Date(now.getTime() - daysAgo * DAY_MS - (fixtures.length - index) * 180_000);
      const round = { id: `d${card.matchday}/${key}`, game: { key, version: versions.get(key) }, result };
      if (result) season.push({ round: entryOf({ ...round, relaxed: false, late: false }, end), recording });
    }
  }
  return season;
}

/** Stores a league of simulated players on the server, and returns its code. */
async function startLeague() {
  const { leagueKeysOf } = await load('shell/src/league/league-keys.ts');
  const { storeEntry } = await load('shell/src/league/league-exchange.ts');
  const began = Date.now() - DAYS * DAY_MS;
  // The scripts of the site request relative URLs.
  const { fetch } = globalThis;
  globalThis.fetch = (path, options) => fetch(new URL(path, url), options);
  const code = newCode();
  const keys = await leagueKeysOf(code);
  for (const [index, [name, player]] of Object.entries(MEMBERS).entries()) {
    const rounds = await leagueRoundsOf(await seasonOf(player));
    const member = String(index).padStart(16, '0');
    await storeEntry(keys, { member, at: began, name, league: 'The Tuesday table', rounds });
  }
  return code;
}

/** Returns rounds in the form of a league, those of the last days with their moves. */
async function leagueRoundsOf(season) {
  const { fragmentOf } = await load('shell/src/challenge/challenge-link.ts');
  const { matchdayOfRound } = await load('shell/src/ledger/round-entry.ts');
  const { isShareable, writeRecording } = await load('libs/game-sdk/src/recording.ts');
  const firstWatchable = Date.now() - WATCHABLE_DAYS * DAY_MS;
  return season.map(({ round, recording }) => ({
    ...{ matchday: matchdayOfRound(round), game: round.game, isWon: round.outcome === 'win', at: round.at },
    ...(round.at > firstWatchable &&
      isShareable(recording) && {
        result: fragmentOf(round).slice('#v1.'.length) || undefined,
        moves: writeRecording(recording),
      }),
  }));
}

/** Sends feedback, starts a sync whose players wait for review, and stages a version of a game. */
async function fillConsole() {
  const admin = await signIn();
  for (const [gameType, feedback, userEmail] of LETTERS)
    await admin('/api/feedback', { gameType, feedback, userEmail });
  await admin('/api/admin/sync', { playerCount: 12 });
  const archive = await nextVersion();
  await admin('/api/admin/plugins', archive, { 'content-type': 'application/zip' });
  const staged = { version: STAGED.version, share: 10, reason: 'Larger cards on small phones.' };
  await admin(`/api/admin/plugins/${STAGED.key}/stage`, staged);
  while ((await admin('/api/admin/sync-history'))[0].endTime === null) await wait(200);
}

/** Returns a function that sends a request of the signed-in administrator. */
async function signIn() {
  const own = { origin: url, 'sec-fetch-site': 'same-origin' };
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ password: PASSWORD });
  const login = await fetch(`${url}/api/admin/login`, { method: 'POST', headers: { ...own, ...json }, body });
  const cookie = login.headers.getSetCookie()[0].split(';')[0];
  const session = { ...own, cookie };
  const { proof } = await read('/api/admin/session/password-proof', {
    ...{ method: 'POST', headers: { ...session, ...json }, body },
  });
  return (path, sent, headers = json) =>
    read(path, {
      headers: { ...session, ...(sent && headers), 'x-password-proof': proof },
      ...(sent && { method: 'POST', body: sent instanceof Uint8Array ? sent : JSON.stringify(sent) }),
    });
}

/** Returns the archive of a game's build with a higher version. */
async function nextVersion() {
  const { zip } = await load('bff/test/fixtures/zip.ts');
  const { integrityOf } = await load('libs/plugin-checks/src/index.ts');
  const { ARCHIVE_LISTING } = await load('libs/contracts/src/index.ts');
  const dist = join(root, 'games', STAGED.key, 'dist');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ path: relative(dist, file).split(sep).join('/'), bytes: readFileSync(file) }));
  const manifest = entries.find(({ path }) => path === 'plugin.json');
  manifest.bytes = Buffer.from(JSON.stringify({ ...JSON.parse(manifest.bytes), version: STAGED.version }));
  const listing = Object.fromEntries(entries.map(({ path, bytes }) => [path, integrityOf(bytes)]));
  return zip([...entries, { path: ARCHIVE_LISTING, bytes: JSON.stringify(listing) }]);
}

/** Fills the counters as after 21 days: 30 to 105 openings of each game a day, and results around those of the sample player. */
async function fillCounters() {
  const { openDatabase } = await load('bff/src/platform/database/open-database.ts');
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  await database.execute(
    `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
     select live_version_id, current_date - ago, outcome, up_to, ceil(share * (30 + id * 37 % 60 + (ago * 13 + id * 7) % 17))
     from plugin, generate_series(0, ${DAYS - 1}) ago, (values ('loaded', 300, 1), ('begun', 0, 0.8),
       ('finished', 0, 0.65), ('won', 0, 0.4), ('again', 0, 0.2), ('LCP', 1200, 0.1)) counted (outcome, up_to, share)
     where live_version_id is not null`,
  );
  await database.execute(
    `insert into fixture_result (matchday, game, outcome, rounds_won, count)
     select matchday, game, outcome, won, 90 / total + (matchday * 7 + won * 5) % 13
     from jsonb_to_recordset(?::jsonb) played (matchday int, game text, won int, total int, outcome text)`,
    [JSON.stringify(tallied())],
  );
  await database.close();
}

/** Returns the possible numbers of won questions of each fixture of the season, each with its likely outcome. */
function tallied() {
  return season.flatMap(({ round: { id, game, total, won, outcome } }) =>
    Array.from({ length: total + 1 }, (_, count) => ({
      ...{ matchday: Number(id.slice(1, id.indexOf('/'))), game, won: count, total },
      outcome: count === won ? outcome : count > total * 0.6 ? 'win' : 'lose',
    })),
  );
}

/** Returns a function that stores the season on the server, where it stays for 15 minutes or until someone fetches it. */
async function sealedSeason() {
  const { keysOf } = await load('shell/src/season/transfers.ts');
  const { writeSeasonFile } = await load('shell/src/season/season-file.ts');
  const { TRANSFER_TYPE } = await load('libs/contracts/src/index.ts');
  const keys = await keysOf(code);
  const rounds = season.map(({ round }) => round);
  const body = await sealText(writeSeasonFile(rounds, new Date()), keys.key);
  const headers = { 'content-type': TRANSFER_TYPE };
  return () => fetch(`${url}/api/transfers/${keys.id}`, { method: 'POST', headers, body });
}
