// npm run attack: attacks on the built server, fuzzing based on its OpenAPI description, and a hostile game in three
// browsers. A browser that is missing and cannot be installed fails the run.
// `npm run attack -- --minutes 60` abuses the server for an hour instead of two minutes.
import { parseArgs } from 'node:util';
import { findDebianFile } from './apt.mjs';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { build, environment, install, run, stop } from './prepare.mjs';

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } }).values;
if (!(Number(minutes) > 0)) stop(`${minutes} is no number of minutes.`);
install();
build();
const env = { ...environment, ATTACK: 'all', ABUSE_MINUTES: minutes, TEST_POSTGRES_BIN: (await findPostgres()) ?? '' };
const server = run('vitest', ['run', '--root', 'bff', '--no-file-parallelism', 'test/attack'], { env });
await findDebianFile('firefox-esr', [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].filter(Boolean));
await findDebianFile('xvfb', ['/usr/bin/Xvfb']);
await findDebianFile('webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']);
// Playwright refuses a project that its configuration has left out, because the browser is missing.
const engines = ['webkit', 'firefox', 'chromium'].flatMap((name) => ['--project', name]);
const browser = ['test', '--config', 'e2e/playwright.config.ts', ...engines, '--grep', 'hostile game'];
const game = run('playwright', browser, { env: { ...env, E2E: 'all', CHROMIUM_PATH: await findChromium() } });
process.exitCode = server || game;
