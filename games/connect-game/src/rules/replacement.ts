import type { Random } from '@soccer-legends/game-sdk';
import { arrangeBest } from './arrangement.ts';
import { clubsByChance, freshSlot, pairsOfPlayers } from './first-board.ts';
import type { Pair } from './pair.ts';
import { isOpen, type ConnectState, type Slot, type Verdict } from './state.ts';

type Board = Pick<ConnectState, 'slots' | 'unused' | 'clubOrder'>;

/**
 * Returns the board with new pairs after a verdict. The waiting players keep their clubs, so that visitors can plan ahead.
 * Clubs of players who are not selected change only if there would otherwise be a second correct answer. If no player is
 * left, a connected pair stays, and incorrect players are removed.
 */
export function replaced(state: ConnectState, { slots: vacated }: Verdict, random: Random): Board {
  const { slots, unused, selected, clubOrder } = state;
  const filled = vacated.slice(0, unused.length);
  const waiting = [...slots.keys()].filter((index) => isOpen(slots[index]));
  const choices = pairsOfPlayers(unused, random);
  const plans = [1, Infinity].map((clubs) => [
    ...filled.map(() => choices),
    ...waiting.map((index) => {
      const isSelected = selected.player === index || selected.club === index;
      return pairsOfSlot(slots[index]!, random).slice(0, isSelected ? 1 : clubs);
    }),
  ]);
  const shown = slots.filter((slot, index): slot is Slot => slot !== null && !vacated.includes(index) && !isOpen(slot));
  const arranged = arrangeBest(shown, filled.length > 0 ? plans : [[]]);
  const pairs = new Map([...filled, ...waiting].map((index, place) => [index, arranged[place]]));
  const taken = filled.map((index) => pairs.get(index)!.player.id);
  return {
    slots: slots.map((slot, index) => {
      const pair = pairs.get(index);
      if (pair) return freshSlot(pair, slot!.incorrectAttempts);
      return slot?.isIncorrect && vacated.includes(index) ? null : slot;
    }),
    unused: unused.filter(({ id }) => !taken.includes(id)),
    clubOrder: swapped(clubOrder, vacated[0]!, random.pick(partnersOf(state, vacated))),
  };
}

/** Returns the player's possible pairs, first the one that is shown. */
function pairsOfSlot({ player, club }: Slot, random: Random): Pair[] {
  const others = player.career.filter(({ name }) => name !== club.name);
  return [club, ...clubsByChance(others, random)].map((each) => ({ player, club: each }));
}

/**
 * Returns the slots with which the club of the first vacated slot may change places. Without a change, a single new club
 * would always be where the last correct one was. While an item is selected, the waiting clubs stay, because the next press
 * may already be on its way to one of them.
 */
function partnersOf({ slots, selected, unused }: ConnectState, vacated: readonly number[]): readonly number[] {
  if (vacated.length > 1 || unused.length === 0 || selected.player !== null || selected.club !== null) return vacated;
  return [...vacated, ...[...slots.keys()].filter((index) => isOpen(slots[index]))];
}

function swapped(order: readonly number[], one: number, other: number): number[] {
  return order.map((slot) => (slot === one ? other : slot === other ? one : slot));
}
