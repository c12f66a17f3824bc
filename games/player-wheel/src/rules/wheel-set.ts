import { fold, type Random } from '@soccer-legends/game-sdk';
import type { WheelPlayer } from './state.ts';

export const SET_SIZE = 10;

/**
 * Draws up to ten players with unique names, and with different last names if possible. Leaves out players of earlier
 * questions if there are ten others.
 * @param asked ids of players of earlier questions
 */
export function drawSet(pool: readonly WheelPlayer[], asked: readonly number[], random: Random): WheelPlayer[] {
  const names = new Set<string>();
  const players = random.shuffle(pool).filter(({ name }) => isNew(names, fold(name)));
  const fresh = players.filter(({ id }) => !asked.includes(id));
  const candidates = fresh.length >= SET_SIZE ? fresh : [...fresh, ...players.filter(({ id }) => asked.includes(id))];
  const surnames = new Set<string>();
  const apart = candidates.filter(({ name }) => isNew(surnames, surnameOf(name)));
  const namesakes = candidates.filter((player) => !apart.includes(player));
  return [...apart, ...namesakes].slice(0, SET_SIZE);
}

function isNew(seen: Set<string>, name: string): boolean {
  return !seen.has(name) && seen.add(name) !== undefined;
}

function surnameOf(name: string): string {
  return fold(name).split(' ').at(-1)!;
}
