import { dealSeed } from '@soccer-legends/contracts';
import { codeOf, randomBits, valueOfCode } from '../codes/letter-codes.ts';

/** Length of a code: 100 bits. */
export const LETTERS_OF_SWAP = 20;
export const MOST_SWAPPED = 5;

/** From left to right: a random number, five ids in ascending order, a checksum. Unused ids are 0. */
const RANDOM_BITS = 15;
const ID_BITS = 14;
const CHECK_BITS = 15n;
/** The largest id that a code can contain. The album's ids go up to 5682. */
export const LARGEST_SWAP_ID = 2 ** ID_BITS - 1;

/** Returns a code for one to five different ids. Its random part lets the same sticker be given more than once. */
export function newSwapCode(players: readonly number[]): string {
  const rising = [...players].sort((a, b) => a - b);
  const ids = [...Array<number>(MOST_SWAPPED - rising.length).fill(0), ...rising];
  return withChecksum(ids.reduce((value, id) => (value << BigInt(ID_BITS)) | BigInt(id), randomBits(RANDOM_BITS)));
}

/** Returns the players of a code; undefined if `newSwapCode` cannot have created it. */
export function playersOfSwap(code: string): number[] | undefined {
  const value = code.length === LETTERS_OF_SWAP ? valueOfCode(code) : undefined;
  if (value === undefined || withChecksum(value >> CHECK_BITS) !== code) return undefined;
  const ids = Array.from({ length: MOST_SWAPPED }, (_, place) => {
    const shift = CHECK_BITS + BigInt(ID_BITS * (MOST_SWAPPED - 1 - place));
    return Number(BigInt.asUintN(ID_BITS, value >> shift));
  });
  const players = ids.filter((id) => id > 0);
  const isRising = ids.every((id, place) => place === 0 || id > ids[place - 1]! || (id === 0 && ids[place - 1] === 0));
  return players.length > 0 && isRising ? players : undefined;
}

/** A mistyped letter changes the checksum in all but one of 32,768 cases. */
function withChecksum(value: bigint): string {
  const check = BigInt.asUintN(Number(CHECK_BITS), BigInt(dealSeed(value.toString(), 'swap')));
  return codeOf((value << CHECK_BITS) | check, LETTERS_OF_SWAP);
}

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
