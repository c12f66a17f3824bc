// npm test: lint, types, unit, server and browser tests, on a machine without prior installation. The last line counts:
// "N passed, N failed, N skipped".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
// Measures before anything else runs. All suites use the result, which they find in the environment.
import { slowness } from './machine-speed.mjs';
import { checkAlertRules } from './alert-rules.mjs';
import { mayInstall, programPath } from './apt.mjs';
import { findChromium, hasChromium } from './find-chromium.mjs';
import { existingPostgres, findPostgres } from './find-postgres.mjs';
import { BUILD, environment, hasPackages, install, printStep, requireNode, root, runAsync } from './prepare.mjs';
import { readPlaywright, readUnhandledErrors, readVitest } from './test-reports.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
/** Printed at the end, so that the last lines of the output show what failed. */
const failures = [];
const flaky = [];
const durations = [];
const reports = join(root, 'node_modules/.reports');

requireNode();
await printPlan();
if (slowness > 1) console.log(`This machine is busy or slow: all time limits are ${slowness} times as long.`);
await timed('Installation', install);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Downloads need little CPU time, so they run during the first steps. They run one after the other, because apt-get
// locks its database.
const findingPostgres = timed('PostgreSQL', findPostgres);
const findingChromium = findingPostgres.then(() => timed('Chromium', findChromium));

printStep('Lint, types, build and unit tests');
let built = false;
// Each uses one CPU, so two run at a time, the longest first. No unit test and no check reads a build.
const steps = [
  () => suite('Component tests', 'vitest', ['run', '--project', 'browser'], {}, readVitest),
  async () => void (built = await check('Build', 'nx', [...BUILD, '--parallel=1'])),
  () => check('Lint', 'node', ['tools/lint.mjs']),
  () => suite('Unit tests', 'vitest', ['run', '--project', 'node'], {}, readVitest),
  () => check('Types', 'node', ['tools/typecheck.mjs']),
];
await Promise.all([runNext(), runNext()]);
if (built) {
  const postgres = await findingPostgres;
  if (!postgres) console.log('No PostgreSQL server was found and none could be installed: its tests are skipped.');
  printStep('Server tests');
  const env = {
    TEST_POSTGRES_BIN: postgres ?? '',
    BUILT_SERVER: join(root, 'bff/dist/main.js'),
    BUILT_COMMAND: join(root, 'libs/plugin-cli/dist/main.js'),
  };
  await suite('Server tests', 'vitest', ['run', '--root', 'bff'], env, readVitest);
  const chromium = await findingChromium;
  const parameters = ['test', '--config', 'e2e/playwright.config.ts'];
  printStep('Browser tests');
  if (chromium) await suite('Browser tests', 'playwright', parameters, { CHROMIUM_PATH: chromium }, readPlaywright);
  else fail('Browser tests: no Chromium was found and none could be installed');
}

const alertRules = await timed('Alert rules', checkAlertRules);
if (alertRules === true) total.passed += 1;
else if (alertRules === false) fail('Alert rules');
else total.skipped += 1;

console.log(`\nSeconds per step:\n  ${durations.map(([name, seconds]) => `${name} ${seconds}`).join('\n  ')}`);
if (flaky.length > 0) console.log(`\nPassed on the second attempt:\n  ${flaky.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** Prints what will be installed, and which tests will be skipped or fail because something is missing. */
async function printPlan() {
  if (!hasPackages()) console.log('Packages: npm installs them into node_modules, which takes one or two minutes.');
  for (const [name, found, otherwise] of [
    ['PostgreSQL', existingPostgres(), 'its tests are skipped. Install it, or set POSTGRES_BIN'],
    ['Chromium', await hasChromium(), 'the browser tests fail. Run npx playwright install chromium first'],
    ['Prometheus', programPath('promtool') && programPath('amtool'), 'the alert rules are not tested'],
  ]) {
    const how = mayInstall
      ? 'not found; apt-get will install it'
      : `not found, and only root on Debian can install it: ${otherwise}`;
    console.log(`${name}: ${found ? 'found' : how}.`);
  }
}

/** Runs the steps that no other call has begun, one after the other. */
async function runNext() {
  for (let step = steps.shift(); step; step = steps.shift()) await step();
}

/** Counts a program as one check and returns whether it passed. */
async function check(name, program, parameters) {
  const passed = (await timed(name, () => runAsync(program, parameters))) === 0;
  if (passed) total.passed += 1;
  else fail(name);
  return passed;
}

/** Runs a test suite and counts its tests. Does not block, so that downloads continue meanwhile. */
async function suite(name, program, parameters, env, read) {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const failedBefore = total.failed;
  const code = await timed(name, () =>
    runAsync(program, parameters, { env: { ...environment, ...env, REPORT: report } }),
  );
  try {
    const result = read(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += result.passed;
    total.skipped += result.skipped;
    flaky.push(...result.flaky);
    result.failures.forEach(fail);
    readUnhandledErrors(report).forEach((error) => fail(`${name}: ${error}`));
    if (code !== 0 && total.failed === failedBefore) fail(`${name}: the test runner exited with code ${code}`);
  } catch (error) {
    fail(`${name}: no report was written: ${error.message}`);
  }
}

function fail(name) {
  total.failed += 1;
  failures.push(name);
}

async function timed(name, step) {
  const start = performance.now();
  const result = await step();
  durations.push([name, Math.round((performance.now() - start) / 1000)]);
  return result;
}
