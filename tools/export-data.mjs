// npm run data -- export: prints the bundled players as JSON lines.
import { playerLines } from '@soccer-legends/football-data/export';
import { bundledFootballData } from './football-data.mjs';

process.stdout.write(`${playerLines(bundledFootballData()).join('\n')}\n`);
