import { fold, type Random } from '@soccer-legends/game-sdk';
import type { MemoPlayer } from './state.ts';

export const PAIRS = 8;

/** Returns up to eight players with unique names and photos, and different stickers as far as possible. */
export function drawPlayers(pool: readonly MemoPlayer[], random: Random): MemoPlayer[] {
  const names = new Set<string>();
  const photos = new Set<string>();
  const looks = new Set<string>();
  const players = random
    .shuffle(pool)
    .filter(({ photo }) => isNew(photos, photo))
    .filter(({ name }) => isNew(names, fold(name)));
  const apart = players.filter((player) => isNew(looks, lookOf(player)));
  const alike = players.filter((player) => !apart.includes(player));
  return [...apart, ...alike].slice(0, PAIRS);
}

function isNew(seen: Set<string>, mark: string): boolean {
  return !seen.has(mark) && seen.add(mark) !== undefined;
}

// The facts in the description of a sticker, which is all that a screen reader reads out. This includes players with a
// photograph: the sticker is their fallback.
function lookOf({ nation, country, position }: MemoPlayer): string {
  return [nation ?? country, position].join(' ');
}
