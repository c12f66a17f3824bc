// npm run lint: style, boundaries between projects, layers inside the server, and proof that each rule is enforced.
import { checkLayers, describeViolation } from './layers.mjs';
import { root, run } from './prepare.mjs';

if (run('eslint', ['.', '--max-warnings=0']) !== 0) process.exit(1);

const violations = await checkLayers(root);
for (const violation of violations) console.error(describeViolation(violation));
if (violations.length > 0) process.exit(1);

process.exit(run('node', ['tools/lint-canary.mjs']));
