import { distinctBy, fold, type PicturedPlayer, type Random } from '@soccer-legends/game-sdk';

export const SET_SIZE = 10;

/**
 * Draws up to ten players with unique names, and with different last names and stickers if possible. Leaves out players of earlier
 * questions if there are ten others.
 * @param asked ids of players of earlier questions
 */
export function drawSet(pool: readonly PicturedPlayer[], asked: readonly number[], random: Random): PicturedPlayer[] {
  const players = distinctBy(random.shuffle(pool), ({ name }) => fold(name));
  const fresh = players.filter(({ id }) => !asked.includes(id));
  const candidates = fresh.length >= SET_SIZE ? fresh : [...fresh, ...players.filter(({ id }) => asked.includes(id))];
  const apart = distinctBy(candidates, ({ name }) => fold(name).split(' ').at(-1));
  const unlike = distinctBy(apart, ({ nation, position }) => [nation, position].join());
  return distinctBy([...unlike, ...apart, ...candidates], ({ id }) => id).slice(0, SET_SIZE);
}
