// What the runners' JSON reports say: how many tests passed and were skipped, and the names of those that did not pass.

/** Vitest's report, which has the form of Jest's. */
export function readVitest({ numPassedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`);
    // A file that could not be read, or whose set-up failed, has no failed test.
    return status === 'failed' ? [`${name}: ${message.split('\n', 1)[0]}`] : [];
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures, secondTries: [] };
}

/** Playwright's report: suites in suites, with a spec for each test. */
export function readPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const named = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: named('unexpected'),
    secondTries: named('flaky'),
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
