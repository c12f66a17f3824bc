// npm run verify: all checks that a change must pass. Runs every step, so that one run shows all failures.
import { install, printStep, run } from './prepare.mjs';

install();
const steps = [
  ['Format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Dead code and dependencies', 'knip', []],
  ['Lint, types, tests, build', 'node', ['tools/test.mjs']],
];
const failed = steps.filter(([name, program, parameters]) => {
  printStep(name);
  return run(program, parameters) !== 0;
});
console.log(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed checks: ${failed.map(([name]) => name).join('; ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
