// npm run data -- left-out: prints the players whom fans miss, by the reason why they are not in the data set.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const text = readFileSync(join(root, 'libs/football-data/data/left-out.txt'), 'utf8');
process.stdout.write(text.replace(/^#.*\n/gm, '').trimStart());
