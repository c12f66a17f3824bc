// npm run data -- draws [days]: deals the Connections boards of the first matchdays from the bundled data, and prints what
// repeats and whether the hardest group is hard.
import { join } from 'node:path';
import { dealSeed, tokenOfMatchday } from '@soccer-legends/contracts';
// Node.js alone cannot import the text files of the data.
import { runnerImport } from 'vite';
import { root } from './prepare.mjs';

const [days = 1000] = process.argv.slice(2).map(Number);
const { module: deals } = await runnerImport(join(root, 'bff/src/features/games/puzzles/draw-figures.ts'), {
  configFile: false,
  logLevel: 'error',
});
console.log(deals.bundledFigures(days, (day) => dealSeed(tokenOfMatchday(day), 'connections')));
