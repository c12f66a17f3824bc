// npm run typecheck: every TypeScript configuration. Rules of games compile without browser types.
import { readdirSync, existsSync } from 'node:fs';
import { run } from './prepare.mjs';

const rules = readdirSync('games')
  .map((game) => `games/${game}/tsconfig.rules.json`)
  .filter((file) => existsSync(file));

const projects = ['tsconfig.json', 'bff/tsconfig.json', 'libs/game-sdk/tsconfig.pure.json', ...rules];
const failed = projects.filter((project) => run('tsc', ['-p', project]) !== 0);
for (const project of failed) console.error(`Type errors in ${project}.`);
process.exit(failed.length === 0 ? 0 : 1);
