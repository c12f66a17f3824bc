// npm run faults: all fault-injection tests of the server and of its pages. bff/test/faults/table.ts lists the faults.
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { build, environment, install, run } from './prepare.mjs';

install();
build();
const env = { ...environment, FAULTS: 'all', E2E: 'all', TEST_POSTGRES_BIN: (await findPostgres()) ?? '' };
const server = run('vitest', ['run', '--root', 'bff', 'test/faults', 'test/process'], { env });
const browser = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--grep', '@fault-'], {
  env: { ...env, CHROMIUM_PATH: await findChromium() },
});
process.exitCode = server || browser;
