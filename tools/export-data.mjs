// npm run export-data: the bundled players as JSON lines on the standard output, for any checker or spreadsheet.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playerLines } from '../libs/football-data/src/export/player-lines.ts';
import { readFootballData } from '../libs/football-data/src/read.ts';
import { root } from './prepare.mjs';

const folder = join(root, 'libs/football-data/data');
const read = (path) => readFileSync(join(folder, path), 'utf8');
const data = readFootballData({
  nations: read('nations.txt'),
  clubs: read('clubs.txt'),
  coaches: read('coaches.txt'),
  groups: read('groups.txt'),
  players: Object.fromEntries(readdirSync(join(folder, 'players')).map((file) => [file, read(`players/${file}`)])),
});
process.stdout.write(`${playerLines(data).join('\n')}\n`);
