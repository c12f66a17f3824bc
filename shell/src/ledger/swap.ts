import { LETTERS_OF_SWAP, playersOfSwap } from './swap-code.ts';

/** A code for stickers that this browser gave to a friend or received. */
export interface Swap {
  /** The direction and the code, such as `given/0123…`. Each id counts once. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

export type SwapWay = 'given' | 'received';

const ID = new RegExp(`^(given|received)/([0-9A-Z]{${LETTERS_OF_SWAP}})$`);

export function swapId(way: SwapWay, code: string): string {
  return `${way}/${code}`;
}

/** Returns the direction and the players of a swap's id; undefined for an invalid id or code. */
export function readSwapId(id: string): { way: SwapWay; players: number[] } | undefined {
  const [, way, code = ''] = ID.exec(id) ?? [];
  const players = playersOfSwap(code);
  return way !== undefined && players ? { way: way as SwapWay, players } : undefined;
}

/** Returns, by player, the number of stickers that swaps added; negative if they removed more. */
export function swappedCopies(swaps: readonly Swap[]): Map<number, number> {
  const copies = new Map<number, number>();
  for (const { id } of swaps) {
    const { way, players = [] } = readSwapId(id) ?? {};
    for (const player of players) copies.set(player, (copies.get(player) ?? 0) + (way === 'given' ? -1 : 1));
  }
  return copies;
}
