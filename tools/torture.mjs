// npm run torture: tests what the site does when something breaks. `npm test` runs some of these tests. `npm run
// torture -- data`, `-- faults`, `-- databases`, `-- year` or `-- neighbours` runs one of the five groups.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDebianFile } from './apt.mjs';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { build, environment, install, root, run } from './prepare.mjs';
import { readFaults } from './test-reports.mjs';

const ARCHITECTURES = { x64: 'x86_64', arm64: 'aarch64' };
const FAKETIME = [`/usr/lib/${ARCHITECTURES[process.arch]}-linux-gnu/faketime/libfaketime.so.1`];

const PARTS = {
  // Kills, full disks, damaged files and versions. Prints for each scenario how many writes were acknowledged and lost,
  // and what was repaired.
  data: (env) =>
    run('vitest', ['run', '--root', 'bff', 'test/torture', '--reporter=verbose'], { env: { ...env, TORTURE: 'all' } }),
  // Every fault in bff/test/faults/table.ts, in the server and its pages.
  faults: async (given) => {
    build();
    const env = { ...given, FAULTS: 'all', E2E: 'all', CHROMIUM_PATH: await findChromium() };
    const server = run('vitest', ['run', '--root', 'bff', 'test/faults', 'test/process', 'release-memory'], { env });
    return run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--grep', '@fault-'], { env }) || server;
  },
  // Suites that `npm test` runs only partly or on one kind of database, here on both.
  databases: (env) =>
    run('vitest', ['run', '--root', 'bff', '--project', 'site'], { env: { ...env, DATABASES: 'all', FAULTS: 'all' } }),
  // Two servers on PostgreSQL over 400 days, in a time zone that changes its clocks. Prints the sizes by month.
  year: (env) =>
    run('vitest', ['run', '--root', 'bff', 'test/year'], { env: { ...env, YEAR: 'on', TZ: 'America/New_York' } }),
  // Other programs and other people: all games, a matchday, the album and the console in a difficult browser, on a site
  // with a wrong clock, a failing database, proxies and thirty visitors of one address. Prints what happened in each.
  neighbours: async (given) => {
    build();
    const report = join(root, 'node_modules/.reports/neighbours.json');
    const nginx = await findDebianFile('nginx', ['/usr/sbin/nginx']);
    const faketime = await findDebianFile('libfaketime', FAKETIME);
    if (!nginx || !faketime) console.log('Without nginx and libfaketime, the proxies or the clock are left out.');
    const env = {
      ...given,
      ...{ NEIGHBOURS: 'all', E2E: 'all', REPORT: report, CHROMIUM_PATH: await findChromium() },
      ...{ NGINX_PATH: nginx ?? '', FAKETIME_LIBRARY: faketime ?? '' },
    };
    const selected = ['--project', 'chromium', '--workers', '1', '--retries', '0', 'neighbours.spec'];
    const code = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...selected], { env });
    console.table(readFaults(JSON.parse(readFileSync(report, 'utf8'))));
    const games = run('vitest', ['run', 'same-name', 'player-wheel/src/rules/guess', 'typed-letters'], { env });
    return run('vitest', ['run', '--root', 'bff', 'player-search', 'person-index'], { env }) || games || code;
  },
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(PARTS).join(' and ')}.`);
  process.exit(2);
}
install();
const env = { ...environment, TEST_POSTGRES_BIN: (await findPostgres()) ?? '' };
for (const [name, part] of Object.entries(PARTS)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  if ((await part(env)) !== 0) process.exitCode = 1;
}
