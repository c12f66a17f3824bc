// npm test: lint, types, unit, server and browser tests, on a machine on which nothing was installed by hand.
// The last line counts: "N passed, N failed, N skipped".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { build, environment, install, root, run, say } from './prepare.mjs';

install();

const reports = join(root, 'node_modules/.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };

function step(name, script) {
  say(name);
  count(run('node', [script]) === 0 ? { passed: 1 } : { failed: 1 });
}

function suite(name, program, parameters, env, read) {
  say(name);
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const code = run(program, parameters, { env: { ...environment, ...env, REPORT: report } });
  const counted = readReport(report, read);
  count(counted);
  // A runner that breaks without a failed test is a failure all the same.
  if (code !== 0 && counted.failed === 0) count({ failed: 1 });
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (fault) {
    console.error(`No report was written: ${fault.message}`);
    return { failed: 1 };
  }
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

const vitest = ({ numPassedTests, numFailedTests, numPendingTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests,
});
const playwright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

const postgres = findPostgres();
if (!postgres) console.log('No PostgreSQL server was found and none could be installed: its tests are skipped.');

step('Lint', 'tools/lint.mjs');
step('Types', 'tools/typecheck.mjs');
suite('Unit tests', 'vitest', ['run'], {}, vitest);
build();
suite('Server tests', 'vitest', ['run', '--root', 'bff'], { TEST_POSTGRES_BIN: postgres ?? '' }, vitest);
const chromium = await findChromium();
if (chromium) {
  suite(
    'Browser tests',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH: chromium },
    playwright,
  );
} else count({ failed: 1 });

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
