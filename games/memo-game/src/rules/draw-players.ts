import { fold, type Random } from '@soccer-legends/game-sdk';
import type { MemoPlayer } from './state.ts';

/** Number of players, each with two cards. */
export const PAIRS = 8;

/** Returns up to eight players with unique names and photos, and with different stickers if possible. */
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

// All that a screen reader gets of a sticker, which is also the fallback of a photograph.
function lookOf({ nation, country, position }: MemoPlayer): string {
  return [nation ?? country, position].join(' ');
}
