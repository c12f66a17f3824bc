// npm test: lint, types, unit, server and browser tests, on a machine on which nothing was installed by hand.
// The last line counts: "N passed, N failed, N skipped".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { build, environment, install, root, run, runBeside, say } from './prepare.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

install();

const reports = join(root, 'node_modules/.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
/** Named at the end, where whoever sees the last lines alone finds them. */
const failures = [];
const secondTries = [];

async function step(name, script) {
  if ((await runBeside('node', [script])) === 0) total.passed += 1;
  else fail(name);
}

function suite(name, program, parameters, env, read) {
  say(name);
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const code = run(program, parameters, { env: { ...environment, ...env, REPORT: report } });
  try {
    const told = read(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += told.passed;
    total.skipped += told.skipped;
    secondTries.push(...told.secondTries);
    told.failures.forEach(fail);
    // A runner that breaks without a failed test is a failure all the same.
    if (code !== 0 && told.failures.length === 0) fail(`${name}: the runner ended with ${code}`);
  } catch (fault) {
    fail(`${name}: no report was written: ${fault.message}`);
  }
}

function fail(what) {
  total.failed += 1;
  failures.push(what);
}

const postgres = findPostgres();
if (!postgres) console.log('No PostgreSQL server was found and none could be installed: its tests are skipped.');

// Side by side, since neither has work for two processors.
say('Lint and types');
await Promise.all([step('Lint', 'tools/lint.mjs'), step('Types', 'tools/typecheck.mjs')]);
suite('Unit tests', 'vitest', ['run'], {}, readVitest);
build();
suite('Server tests', 'vitest', ['run', '--root', 'bff'], { TEST_POSTGRES_BIN: postgres ?? '' }, readVitest);
const chromium = await findChromium();
if (chromium) {
  suite(
    'Browser tests',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH: chromium },
    readPlaywright,
  );
} else fail('Browser tests: no Chromium was found and none could be installed');

if (secondTries.length > 0) console.log(`\nPassed at the second try:\n  ${secondTries.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
