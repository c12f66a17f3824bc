// npm run data -- figures: prints the numbers of the page /facts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factFigures } from '@soccer-legends/football-data/figures';
import { bundledFootballData } from './football-data.mjs';
import { root } from './prepare.mjs';

const sample = JSON.parse(readFileSync(join(root, 'libs/football-data/data/sample.json'), 'utf8'));
process.stdout.write(`${JSON.stringify(factFigures(bundledFootballData(), sample), null, 2)}\n`);
