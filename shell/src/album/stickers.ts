import type { AlbumPlayer, AlbumSpread } from '@soccer-legends/contracts';
import type { RoundEntry } from '../matchday/round-entry.ts';

/** A slot of the album that has a player. */
export interface Slot {
  /** From 1 within the nation; never changes. */
  number: number;
  player: AlbumPlayer;
  /** In how many rounds the player was named right: 0 is an empty slot, everything above 1 a double. */
  named: number;
}

export interface Spread {
  nation: string;
  /** Without those whose player has left the catalogue or is hidden. The others keep their numbers. */
  slots: readonly Slot[];
  pasted: number;
}

export interface FilledAlbum {
  spreads: readonly Spread[];
  pasted: number;
  /** The number of slots. */
  total: number;
  doubles: number;
}

/** Returns the album with the stickers of these rounds. */
export function fillAlbum(spreads: readonly AlbumSpread[], rounds: readonly RoundEntry[]): FilledAlbum {
  const timesNamed = new Map<number, number>();
  for (const { met = [] } of rounds) {
    for (const [player, named] of met) timesNamed.set(player, (timesNamed.get(player) ?? 0) + named);
  }
  const filled = spreads.map(({ nation, slots }) => {
    const own = slots.flatMap((player, index): Slot[] =>
      player ? [{ number: index + 1, player, named: timesNamed.get(player.id) ?? 0 }] : [],
    );
    return { nation, slots: own, pasted: own.filter(({ named }) => named > 0).length };
  });
  const slots = filled.flatMap((spread) => spread.slots);
  return {
    spreads: filled,
    pasted: slots.filter(({ named }) => named > 0).length,
    total: slots.length,
    doubles: slots.reduce((sum, { named }) => sum + Math.max(0, named - 1), 0),
  };
}

/** Returns the spread to open first: the one with most stickers, and of those the largest. */
export function firstSpread(spreads: readonly Spread[]): Spread | undefined {
  return spreads.toSorted((a, b) => b.pasted - a.pasted || b.slots.length - a.slots.length)[0];
}
