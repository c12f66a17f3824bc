// npm run export-data: prints the bundled players as JSON lines.
import { playerLines } from '../libs/football-data/src/export/player-lines.ts';
import { bundledFootballData } from './football-data.mjs';

process.stdout.write(`${playerLines(bundledFootballData()).join('\n')}\n`);
