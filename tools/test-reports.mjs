// Reads the JSON reports of the test runners: counts of passed and skipped tests, names of failed and flaky ones.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { unhandledErrorsFile } from './unhandled-errors.mjs';

/** Reads Vitest's report, which has Jest's format. */
export function readVitest({ numPassedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`);
    // A file that could not be imported, or whose setup failed, lists no failed test.
    return status === 'failed' ? [`${name}: ${message.split('\n', 1)[0]}`] : [];
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures, flaky: [] };
}

/** Returns a description of each error in this run that belongs to no test. */
export function readUnhandledErrors(report) {
  const file = unhandledErrorsFile(report);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Reads Playwright's report: nested suites, with a spec for each test. */
export function readPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const namesOf = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: namesOf('unexpected'),
    flaky: namesOf('flaky'),
  };
}

/** Returns a row for each test of Playwright's report: what it annotated as faults, and the first line of its error. */
export function readFaults({ suites }) {
  return suites.flatMap(specsOf).map(({ title, tests: [{ annotations, results }] }) => ({
    did: title,
    faults: annotations.find(({ type }) => type === 'faults')?.description ?? '',
    found: firstLine(results[0]?.error?.message ?? 'nothing'),
  }));
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstLine(message) {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}
