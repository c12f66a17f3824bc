// npm run data covers: draws the pictures on the cards of the ten games.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { covers } from '@soccer-legends/football-data/covers';
import { root } from './prepare.mjs';

for (const [key, draw] of Object.entries(covers)) writeFileSync(join(root, 'games', key, 'art.svg'), `${draw()}\n`);
