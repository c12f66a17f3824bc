// Shared by the checks of the games' rounds: the participating games and their random numbers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@soccer-legends/game-sdk';
import { root } from './prepare.mjs';

/** Imports a module such as `fairness` of every game that exports it. */
export function importFromGames(module) {
  const manifests = readdirSync(join(root, 'games')).map((game) =>
    JSON.parse(readFileSync(join(root, 'games', game, 'package.json'), 'utf8')),
  );
  const names = manifests.filter(({ exports }) => exports?.[`./${module}`]).map(({ name }) => name);
  return Promise.all(names.map((name) => import(`${name}/${module}`)));
}

export function randomSourceOf(seed) {
  const random = createRandom(seed);
  return { next: () => random.below(2 ** 32) / 2 ** 32 };
}
