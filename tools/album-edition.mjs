// npm run data -- album: prints the next edition of the album, with the players of the data set who have no slot.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { albumOf, nextEdition } from '@soccer-legends/football-data/album';
import { bundledFootballData } from './football-data.mjs';
import { root } from './prepare.mjs';

const folder = join(root, 'libs/football-data/data/album');
const editions = Object.fromEntries(
  readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);
process.stdout.write(`${nextEdition(albumOf(editions), bundledFootballData().players).join('\n')}\n`);
