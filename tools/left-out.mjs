// npm run data -- left-out: prints the players whom fans miss, by the reason why they are not in the data set, and the lists
// whose latest winners no source within reach names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { awaitedLists } from '@soccer-legends/football-data/figures';
import { bundledFootballData } from './football-data.mjs';
import { root } from './prepare.mjs';

const text = readFileSync(join(root, 'libs/football-data/data/left-out.txt'), 'utf8');
console.log(text.replace(/^#.*\n/gm, '').trim());
console.log('\nNo source within reach names the winners of 2026.');
for (const { names } of awaitedLists(bundledFootballData())) console.log(`  ${names.en}`);
