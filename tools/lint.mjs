// npm run lint: style, boundaries between projects, layers inside the server, and proof that each rule is enforced.
import { spawnSync } from 'node:child_process';
import { checkLayers, describeViolation } from './layers.mjs';
import { environment, root, run } from './prepare.mjs';

// Without a project graph, Nx's boundary rule only warns and checks nothing. Create the graph first.
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

const violations = await checkLayers(root);
for (const violation of violations) console.error(describeViolation(violation));
if (violations.length > 0) process.exit(1);

process.exit(run('node', ['tools/lint-canary.mjs']));
