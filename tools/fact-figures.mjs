// npm run data -- figures: prints the numbers of the page /facts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factFigures } from '@soccer-legends/football-data/figures';
import { bundledFootballData } from './football-data.mjs';
import { root } from './prepare.mjs';

const read = (file) => readFileSync(join(root, 'libs/football-data/data', file), 'utf8');
const sample = JSON.parse(read('sample.json'));
process.stdout.write(`${JSON.stringify(factFigures(bundledFootballData(), sample, read('left-out.txt')), null, 2)}\n`);
