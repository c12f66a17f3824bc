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
