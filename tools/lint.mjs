// npm run lint: style faults and wrong arrows between the parts, and proof that a wrong arrow would be reported.
import { spawnSync } from 'node:child_process';
import { environment, root, run } from './prepare.mjs';

// The boundary rule skips itself with a mere warning while there is no project graph: make it first.
if (run('nx', ['show', 'projects', '--json'], { stdio: ['ignore', 'ignore', 'inherit'] }) !== 0) process.exit(1);

const { status, stdout, stderr } = spawnSync('eslint', ['.', '--max-warnings=0'], {
  cwd: root,
  env: environment,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
process.stdout.write(stdout);
process.stderr.write(stderr);
if (/No cached ProjectGraph/i.test(stdout + stderr)) {
  console.error('The boundary rule did not run: it found no project graph.');
  process.exit(1);
}
if (status !== 0) process.exit(1);

process.exit(run('node', ['tools/lint-canary.mjs']));
