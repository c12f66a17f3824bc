import type { AlbumPlayer, AlbumSpread } from '@soccer-legends/contracts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { swappedCopies, type Swap } from '../ledger/swap.ts';

export interface Slot {
  /** Counts from 1 within the nation and never changes. */
  number: number;
  player: AlbumPlayer;
  /** One for each round that named the player, plus received minus given ones. 0 is an empty slot, 2 a double. */
  copies: number;
}

export interface Spread {
  nation: string;
  /** Without the slots of players who were hidden or removed from the catalogue. The other slots keep their numbers. */
  slots: readonly Slot[];
  pasted: number;
}

export interface FilledAlbum {
  spreads: readonly Spread[];
  pasted: number;
  total: number;
  /** Copies beyond the first of each player. */
  doubles: number;
  /** Pasted players whom the visitor has named from memory at least once. */
  recalled: number;
}

export function fillAlbum(
  spreads: readonly AlbumSpread[],
  rounds: readonly RoundEntry[],
  swaps: readonly Swap[] = [],
): FilledAlbum {
  const timesNamed = new Map<number, number>();
  const fromMemory = new Set<number>();
  for (const { met = [], recalled } of rounds) {
    for (const [player, named] of met) {
      timesNamed.set(player, (timesNamed.get(player) ?? 0) + named);
      if (recalled && named === 1) fromMemory.add(player);
    }
  }
  const swapped = swappedCopies(swaps);
  const copiesOf = (id: number): number => {
    const named = timesNamed.get(id) ?? 0;
    // Two devices may give the same double before they are merged. A named player keeps at least one sticker.
    return Math.max(Math.min(named, 1), named + (swapped.get(id) ?? 0));
  };
  const filled = spreads.map(({ nation, slots }) => {
    const own = slots.flatMap((player, index): Slot[] =>
      player ? [{ number: index + 1, player, copies: copiesOf(player.id) }] : [],
    );
    return { nation, slots: own, pasted: own.filter(({ copies }) => copies > 0).length };
  });
  const slots = filled.flatMap((spread) => spread.slots);
  return {
    spreads: filled,
    pasted: slots.filter(({ copies }) => copies > 0).length,
    total: slots.length,
    doubles: slots.reduce((sum, { copies }) => sum + Math.max(0, copies - 1), 0),
    recalled: slots.filter(({ player }) => fromMemory.has(player.id)).length,
  };
}

/** Slots on one side of an open page. A page has two sides, like an open book. */
const SIDE = 9;
const PAGE = 2 * SIDE;

/** Up to 18 slots of a nation. */
export interface AlbumPage {
  /** The left and the right side. A short page has only the left one. */
  sides: readonly (readonly Slot[])[];
  pasted: number;
  total: number;
}

/** Returns the pages of a nation. A slot's number decides its page, so a hidden player does not move the others. */
export function pagesOf({ slots }: Spread): AlbumPage[] {
  const count = Math.ceil((slots.at(-1)?.number ?? 0) / PAGE);
  return Array.from({ length: count }, (_, page) => {
    const sides = [0, 1].map((side) => {
      const before = page * PAGE + side * SIDE;
      return slots.filter(({ number }) => number > before && number <= before + SIDE);
    });
    const own = sides.flat();
    return {
      sides: sides.filter(({ length }) => length > 0),
      pasted: own.filter(({ copies }) => copies > 0).length,
      total: own.length,
    };
  });
}

/**
 * Returns the number of the page to show, counted from 1.
 *
 * @param requested a number out of range means the nearest page; 0 or NaN means the first page with a sticker
 */
export function pageToShow(pages: readonly AlbumPage[], requested: number): number {
  const place = Math.trunc(requested) || pages.findIndex(({ pasted }) => pasted > 0) + 1;
  return Math.min(Math.max(place, 1), pages.length);
}

/** Returns the spread to open first: the one with the most stickers, or the largest of several. */
export function firstSpread(spreads: readonly Spread[]): Spread | undefined {
  return spreads.toSorted((a, b) => b.pasted - a.pasted || b.slots.length - a.slots.length)[0];
}

/** Returns at most `count` players, the most recently named first. Swapped stickers do not count. */
export function latestStickers(album: FilledAlbum, rounds: readonly RoundEntry[], count: number): AlbumPlayer[] {
  const players = new Map(album.spreads.flatMap(({ slots }) => slots).map(({ player }) => [player.id, player]));
  const latest = new Set<AlbumPlayer>();
  for (const { met = [] } of rounds.toSorted((a, b) => b.at - a.at)) {
    for (const [id, named] of met) {
      const player = players.get(id);
      if (named === 1 && player && latest.size < count) latest.add(player);
    }
  }
  return [...latest];
}

/** Returns the pages that were filled after `since` (milliseconds since 1970), counted from 1 within their nation. */
export function filledPages(
  spreads: readonly AlbumSpread[],
  { rounds, swaps }: { rounds: readonly RoundEntry[]; swaps: readonly Swap[] },
  since: number,
): { nation: string; page: number }[] {
  const fullIn = (album: FilledAlbum): { nation: string; page: number }[] =>
    album.spreads.flatMap((spread) =>
      pagesOf(spread).flatMap(({ pasted, total }, index) =>
        pasted === total ? [{ nation: spread.nation, page: index + 1 }] : [],
      ),
    );
  const earlier = <Entry extends { at: number }>(entries: readonly Entry[]) => entries.filter(({ at }) => at < since);
  const before = new Set(
    fullIn(fillAlbum(spreads, earlier(rounds), earlier(swaps))).map(({ nation, page }) => nation + page),
  );
  return fullIn(fillAlbum(spreads, rounds, swaps)).filter(({ nation, page }) => !before.has(nation + page));
}

/** Returns the players whose first sticker came after `since` (milliseconds since 1970), in the album's order. */
export function newStickers(
  spreads: readonly AlbumSpread[],
  { rounds, swaps }: { rounds: readonly RoundEntry[]; swaps: readonly Swap[] },
  since: number,
): AlbumPlayer[] {
  const earlier = <Entry extends { at: number }>(entries: readonly Entry[]) => entries.filter(({ at }) => at < since);
  const pasted = (album: FilledAlbum): AlbumPlayer[] =>
    album.spreads.flatMap(({ slots }) => slots.filter(({ copies }) => copies > 0).map(({ player }) => player));
  const before = new Set(pasted(fillAlbum(spreads, earlier(rounds), earlier(swaps))));
  return pasted(fillAlbum(spreads, rounds, swaps)).filter((player) => !before.has(player));
}

/** Returns local midnight of a moment's day, in milliseconds since 1970. */
export function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
