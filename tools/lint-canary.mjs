// Feeds the linter files that break a rule on purpose. A rule that lets its canary live is switched off.
import { ESLint } from 'eslint';
import { root } from './prepare.mjs';

const CANARIES = [
  // By name neither resolves: games and the shell export nothing, and the compiler says so.
  [
    'a game reaches into the shell',
    'games/fut-wordle/src/canary.ts',
    "import '../../../shell/src/main.tsx';",
    'boundaries',
  ],
  [
    'a game reaches into another',
    'games/fut-wordle/src/canary.ts',
    "import '../../logo-game/src/game.ts';",
    'boundaries',
  ],
  [
    'a game carries the data set',
    'games/fut-wordle/src/canary.ts',
    "import '@soccer-legends/football-data';",
    'boundaries',
  ],
  ['the server imports the SDK', 'bff/src/canary.ts', "import '@soccer-legends/game-sdk';", 'boundaries'],
  ['the SDK imports a component', 'libs/game-sdk/src/canary.ts', "import '@soccer-legends/ui';", 'boundaries'],
  [
    'rules roll their own dice',
    'games/fut-wordle/src/rules/canary.ts',
    'export const x = Math.random();',
    'restricted',
  ],
  ['rules read a clock', 'games/fut-wordle/src/rules/canary.ts', 'export const x = Date.now();', 'restricted'],
  ['rules import React', 'games/fut-wordle/src/rules/canary.ts', "import 'react';", 'restricted'],
  [
    'raw HTML',
    'shell/src/canary.tsx',
    'export const x = <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'restricted',
  ],
];

const eslint = new ESLint({ cwd: root });
let silent = 0;
for (const [what, filePath, code, rule] of CANARIES) {
  const [result] = await eslint.lintText(code, { filePath });
  if (result.messages.some(({ ruleId }) => ruleId?.includes(rule))) continue;
  silent++;
  console.error(`The linter has nothing against this: ${what} (${filePath}: ${code})`);
}
console.log(`${CANARIES.length - silent} of ${CANARIES.length} forbidden things are reported by the linter.`);
process.exit(silent === 0 ? 0 : 1);
