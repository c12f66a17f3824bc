// npm run torture: tests what the site does when something breaks. `npm test` runs some of these tests. `npm run
// torture -- data`, `-- faults`, `-- databases` or `-- year` runs one of the four groups.
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { build, environment, install, run } from './prepare.mjs';

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
