// npm run lint: style, boundaries between projects, layers inside the server, and proof that each rule is enforced.
import { ESLint } from 'eslint';
import { checkLayers, describeViolation } from './layers.mjs';
import { reportsAllExamples } from './lint-canary.mjs';
import { root } from './prepare.mjs';

const eslint = new ESLint({ cwd: root });
const results = await eslint.lintFiles('.');
const { format } = await eslint.loadFormatter('stylish');
process.stdout.write(await format(results));
if (results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0)) process.exit(1);

const violations = await checkLayers(root);
for (const violation of violations) console.error(describeViolation(violation));
if (violations.length > 0) process.exit(1);

process.exit((await reportsAllExamples(eslint)) ? 0 : 1);
