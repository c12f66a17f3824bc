import type { AlbumPlayer } from '@soccer-legends/contracts';
import { typedCode } from '../codes/letter-codes.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import type { FilledAlbum, Slot } from './stickers.ts';
import { LARGEST_SWAP_ID, LETTERS_OF_SWAP, newSwapCode, playersOfSwap, swapId } from '../ledger/swap.ts';

/** The players of a code, or why nothing was pasted: `own` codes were created here, `used` ones were pasted before. */
export type Received = { players: readonly AlbumPlayer[] } | { fault: 'mistyped' | 'own' | 'used' };

/** Returns the slots with doubles, without the players whose id is too large for a code. */
export function doublesIn({ spreads }: FilledAlbum): Slot[] {
  return spreads
    .flatMap(({ slots }) => slots)
    .filter(({ copies, player }) => copies > 1 && player.id <= LARGEST_SWAP_ID);
}

/** Removes one double of each player from the album and returns the code that gives them to a friend. */
export async function giveStickers(players: readonly number[]): Promise<string> {
  const code = newSwapCode(players);
  await siteLedger.addSwaps([{ id: swapId('given', code), at: Date.now() }]);
  return code;
}

/** Pastes the stickers of a friend's code. A code works once per browser. */
export async function receiveStickers(typed: string, { spreads }: FilledAlbum): Promise<Received> {
  const code = typedCode(typed, LETTERS_OF_SWAP);
  const ids = code === undefined ? undefined : playersOfSwap(code);
  const slots = spreads.flatMap((spread) => spread.slots);
  const players = slots.map(({ player }) => player).filter(({ id }) => ids?.includes(id));
  if (code === undefined || players.length === 0) return { fault: 'mistyped' };
  const swaps = await siteLedger.swaps();
  if (swaps.some(({ id }) => id === swapId('given', code))) return { fault: 'own' };
  const added = await siteLedger.addSwaps([{ id: swapId('received', code), at: Date.now() }]);
  return added > 0 ? { players } : { fault: 'used' };
}
