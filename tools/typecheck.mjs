// node tools/typecheck.mjs: checks the types of the whole project, as `npm test` does. Rules of games, the SDK and the
// contracts are also compiled without browser types.
import { join } from 'node:path';
import { root, run } from './prepare.mjs';

/** Version 7, which needs a quarter of the processor time. ESLint, knip and the SDK's documentation use the API of version 6. */
const TSC = join(root, 'node_modules/typescript-7/bin/tsc');
// Several checkers repeat each other's work, and other steps of `npm test` run meanwhile.
const ONE_PROCESSOR = ['--checkers', '1'];

const projects = ['tsconfig.json', 'bff/tsconfig.json', 'tsconfig.pure.json'];
const failed = projects.filter((project) => run('node', [TSC, ...ONE_PROCESSOR, '-p', project]) !== 0);
for (const project of failed) console.error(`Type errors in ${project}.`);
process.exit(failed.length === 0 ? 0 : 1);
