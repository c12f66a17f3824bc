// node tools/typecheck.mjs: checks the types of the whole project, as `npm test` does. Rules of games, the SDK and the
// contracts are also compiled without browser types.
import { run } from './prepare.mjs';

const projects = ['tsconfig.json', 'bff/tsconfig.json', 'tsconfig.pure.json'];
const failed = projects.filter((project) => run('tsc', ['-p', project]) !== 0);
for (const project of failed) console.error(`Type errors in ${project}.`);
process.exit(failed.length === 0 ? 0 : 1);
