// npm run export-data: the bundled players as JSON lines on the standard output, for any checker or spreadsheet.
import { playerLines } from '../libs/football-data/src/export/player-lines.ts';
import { bundledFootballData } from './football-data.mjs';

process.stdout.write(`${playerLines(bundledFootballData()).join('\n')}\n`);
