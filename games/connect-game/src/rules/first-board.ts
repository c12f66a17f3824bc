import type { Random } from '@soccer-legends/game-sdk';
import { arrangeBest } from './arrangement.ts';
import type { Club, ConnectPlayer, Pair } from './pair.ts';
import { SLOTS, type Slot } from './state.ts';

/** Returns every possible pair of these players, in random order. */
export function pairsOfPlayers(players: readonly ConnectPlayer[], random: Random): Pair[] {
  return random
    .shuffle(players)
    .flatMap((player) => clubsByChance(player.career, random).map((club): Pair => ({ player, club })));
}

/** Returns the clubs in random order, those with a picture first, because clubs without one are obscure. */
export function clubsByChance(clubs: readonly Club[], random: Random): Club[] {
  const mixed = random.shuffle(clubs);
  return [...mixed.filter(({ logo }) => logo !== null), ...mixed.filter(({ logo }) => logo === null)];
}

/**
 * Returns the first five pairs, chosen so that each player has exactly one correct club on the board, if the deck
 * allows it. Throws a `RangeError` for fewer than five players.
 */
export function firstSlots(players: readonly ConnectPlayer[], random: Random): Slot[] {
  const choices = pairsOfPlayers(players, random);
  const places = Array.from({ length: SLOTS }, () => choices);
  return random.shuffle(arrangeBest([], [places])).map((pair) => freshSlot(pair, 0));
}

/**
 * Returns the order of the clubs as slot numbers: shuffled independently of the players, with at most one club beside
 * its player.
 */
export function firstClubOrder(random: Random): number[] {
  for (;;) {
    const order = random.shuffle(Array.from({ length: SLOTS }, (_, slot) => slot));
    if (order.filter((slot, place) => slot === place).length <= 1) return order;
  }
}

export function freshSlot(pair: Pair, incorrectAttempts: number): Slot {
  return { ...pair, isConnected: false, isIncorrect: false, incorrectAttempts };
}
