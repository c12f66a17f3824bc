// npm run data -- fairness [days] [url]: deals the first matchdays from the bundled data, and prints which people the games
// show, what repeats on the boards of Connections, and whether their hardest group is hard. With the address of a running
// site, also counts how many of its latest matchdays four simulated players win; see simulated-players.mjs. With `levels`
// for an address, prints only how hard each group of Connections is, as JSON.
import { join } from 'node:path';
// Node.js alone cannot import the text files of the data.
import { runnerImport } from 'vite';
import { root } from './prepare.mjs';

const [days = '1000', url] = process.argv.splice(2);
const load = async (file) =>
  (await runnerImport(join(root, 'bff/bench', file), { configFile: false, logLevel: 'error' })).module;
const { bundledBoards, connectionsFigures, levelsOf } = await load('board-figures.ts');
const { boards, players } = bundledBoards(Number(days));
if (url === 'levels') console.log(JSON.stringify(levelsOf(boards), null, 2));
else {
  const { drawFigures } = await load('draw-figures.ts');
  console.table(drawFigures(Number(days)));
  console.log(connectionsFigures(boards, players));
}
if (url?.startsWith('http')) {
  process.argv.push(url);
  await import('./simulated-players.mjs');
}
