// npm run data covers: draws the pictures on the cards of the games.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { root } from './prepare.mjs';

for (const file of readdirSync(join(root, 'libs/football-data/src/covers/games'))) {
  const key = parse(file).name;
  const { cover } = await import(`@soccer-legends/football-data/covers/${key}`);
  writeFileSync(join(root, 'games', key, 'art.svg'), `${cover()}\n`);
}
