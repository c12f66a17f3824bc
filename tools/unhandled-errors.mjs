// A Vitest reporter for errors that belong to no test, such as a rejection after a test's end. The JSON report omits
// them although they fail the run, so this writes them to a file next to it.
import { writeFileSync } from 'node:fs';

/** Returns the name of the file with the unhandled errors for the JSON report `report`. */
export const unhandledErrorsFile = (report) => report.replace(/\.json$/, '.unhandled.json');

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const lines = errors.map(({ name, message, stack = '', VITEST_TEST_PATH: file = 'no file' }) =>
      [`unhandled ${name}: ${message} (${file})`, ...stack.split('\n').slice(0, 6)].join('\n    '),
    );
    writeFileSync(unhandledErrorsFile(process.env['REPORT']), JSON.stringify(lines));
  }
}
