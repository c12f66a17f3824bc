// npm run verify: the gate that a change goes through. Everything is run, so that one look tells all faults.
import { install, run, say } from './prepare.mjs';

install();
const steps = [
  ['Format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Dead code and dependencies', 'knip', []],
  ['Lint, types, tests, build', 'node', ['tools/test.mjs']],
];
const failed = steps.filter(([name, program, parameters]) => {
  say(name);
  return run(program, parameters) !== 0;
});
console.log(failed.length === 0 ? '\nReady to land.' : `\nNot ready: ${failed.map(([name]) => name).join('; ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
