import type { Random } from '@soccer-legends/game-sdk';
import { arrangeBest } from './arrangement.ts';
import { SLOTS, type Slot } from './connect-state.ts';
import type { Club, ConnectPlayer, Pair } from './pair.ts';

/** Every pair that these players could be shown in, in an order of chance. */
export function pairsOfPlayers(players: readonly ConnectPlayer[], random: Random): Pair[] {
  return random
    .shuffle(players)
    .flatMap((player) => clubsByChance(player.career, random).map((club): Pair => ({ player, club })));
}

/** Clubs with a picture first: what has none is so little known that it is shown only where it must be. */
export function clubsByChance(clubs: readonly Club[], random: Random): Club[] {
  const mixed = random.shuffle(clubs);
  return [...mixed.filter(({ logo }) => logo !== null), ...mixed.filter(({ logo }) => logo === null)];
}

/** The first five pairs, so chosen that each player has one right club on show. */
export function firstSlots(players: readonly ConnectPlayer[], random: Random): Slot[] {
  const choices = pairsOfPlayers(players, random);
  const places = Array.from({ length: SLOTS }, () => choices);
  return random.shuffle(arrangeBest([], [places])).map((pair) => freshSlot(pair, 0));
}

/** The clubs column: mixed independently of the players, with one club at most opposite its player. */
export function firstClubOrder(random: Random): number[] {
  for (;;) {
    const order = random.shuffle(Array.from({ length: SLOTS }, (_, slot) => slot));
    if (order.filter((slot, place) => slot === place).length <= 1) return order;
  }
}

export function freshSlot(pair: Pair, incorrectAttempts: number): Slot {
  return { ...pair, isConnected: false, isIncorrect: false, incorrectAttempts };
}
