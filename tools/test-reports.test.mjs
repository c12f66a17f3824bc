import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFaults, readPlaywright, readUnhandledErrors, readVitest } from './test-reports.mjs';
import UnhandledErrors from './unhandled-errors.mjs';

describe('a report of Vitest', () => {
  const file = (change) => ({ name: 'a.test.ts', status: 'passed', message: '', assertionResults: [], ...change });
  const read = (...testResults) => readVitest({ numPassedTests: 3, numPendingTests: 1, testResults });

  test('counts passed and skipped tests', () => {
    expect(read(file())).toEqual({ passed: 3, skipped: 1, failures: [], flaky: [] });
  });

  test.each([
    [
      'each failed test, but not its file',
      file({
        status: 'failed',
        message: 'x',
        assertionResults: [
          { status: 'failed', fullName: 'one' },
          { status: 'passed', fullName: 'two' },
        ],
      }),
      'a.test.ts › one',
    ],
    [
      'a file that could not be imported, by the first line of its message',
      file({ status: 'failed', message: 'No such module\n    at …' }),
      'a.test.ts: No such module',
    ],
  ])('lists %s', (_what, result, failure) => {
    expect(read(result).failures).toEqual([failure]);
  });
});

describe('a report of Playwright', () => {
  const spec = (title, ...statuses) => ({
    file: 'a.spec.ts',
    title,
    tests: statuses.map((status) => ({ status })),
  });

  test('has a row for each test with what it annotated as faults and the first line of its error', () => {
    const annotations = [{ type: 'faults', description: '3 requests cut' }];
    const passed = { title: 'one', tests: [{ annotations, results: [{}] }] };
    const failed = {
      title: 'two',
      tests: [{ annotations: [], results: [{ error: { message: '\u001B[31mbad\u001B[0m\nat' } }] }],
    };
    expect(readFaults({ suites: [{ specs: [passed, failed] }] })).toEqual([
      { did: 'one', faults: '3 requests cut', found: 'nothing' },
      { did: 'two', faults: '', found: 'bad' },
    ]);
  });

  test('counts a flaky test as passed, and finds tests in nested suites', () => {
    const suites = [
      { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }] },
    ];
    expect(readPlaywright({ stats: { expected: 1, flaky: 1, skipped: 2 }, suites })).toEqual({
      passed: 2,
      skipped: 2,
      failures: ['a.spec.ts › two'],
      flaky: ['a.spec.ts › three'],
    });
  });
});

describe('errors that belong to no test', () => {
  let report;
  beforeEach(() => {
    report = join(mkdtempSync(join(tmpdir(), 'soccer-legends-')), 'Unit-tests.json');
    vi.stubEnv('REPORT', report);
  });
  afterEach(() => rmSync(join(report, '..'), { recursive: true }));

  test('are read from the file that the reporter writes', () => {
    const error = { name: 'TypeError', message: 'late', stack: 'TypeError: late', VITEST_TEST_PATH: 'a.test.ts' };
    new UnhandledErrors().onTestRunEnd([], [error]);
    expect(readUnhandledErrors(report)).toEqual([expect.stringMatching(/^unhandled TypeError: late \(a\.test\.ts\)/)]);
  });

  test('are none if the reporter wrote no file', () => {
    expect(readUnhandledErrors(report)).toEqual([]);
  });
});
