import type { Random } from '@soccer-legends/game-sdk';
import { arrangeBest } from './arrangement.ts';
import { isOpen, type ConnectState, type Slot, type Verdict } from './state.ts';
import { clubsByChance, freshSlot, pairsOfPlayers } from './first-board.ts';
import type { Pair } from './pair.ts';

type Board = Pick<ConnectState, 'slots' | 'unused' | 'clubOrder'>;

/**
 * Returns the board with new players after a verdict. If no player is left, a connected pair stays, and incorrect
 * players are removed.
 */
export function replaced(state: ConnectState, { slots: vacated }: Verdict, random: Random): Board {
  const { slots, unused, clubOrder } = state;
  const filled = vacated.slice(0, unused.length);
  const changeable = random.shuffle(changeableSlots(state));
  const pairs =
    filled.length > 0 ? arrangedAnew(state, { vacated, filled, changeable }, random) : new Map<number, Pair>();
  const taken = filled.map((index) => pairs.get(index)?.player.id);
  // If only the new pair moved, its position would reveal it.
  const moved = vacated.length > 1 ? vacated : [...filled, ...(filled.length > 0 ? changeable : [])];
  return {
    slots: slots.map((slot, index) => {
      const pair = pairs.get(index);
      if (pair) return freshSlot(pair, slot?.incorrectAttempts ?? 0);
      return slot?.isIncorrect && vacated.includes(index) ? null : slot;
    }),
    unused: unused.filter(({ id }) => !taken.includes(id)),
    clubOrder: mixed(clubOrder, moved, random),
  };
}

interface Change {
  vacated: readonly number[];
  filled: readonly number[];
  changeable: readonly number[];
}

/** If only one pair is new, one other slot changes too. More change only against a second correct club. */
function arrangedAnew(
  { slots, unused }: ConnectState,
  { vacated, filled, changeable }: Change,
  random: Random,
): Map<number, Pair> {
  const free = [...vacated, ...changeable];
  const shown = slots.filter((slot, index): slot is Slot => slot !== null && !free.includes(index));
  const choices = pairsOfPlayers(unused, random);
  const clubs = new Map(changeable.map((index) => [index, pairsOfSlot(slots[index]!, random)]));
  const plan = (clubsOf: (index: number) => readonly Pair[]) => [
    ...filled.map(() => choices),
    ...changeable.map((index) => clubsOf(index)),
  ];
  const kept = (index: number) => clubs.get(index)!.slice(0, 1);
  const withOneChanged = changeable.map((changed) =>
    plan((index) => (index === changed ? clubs.get(index)!.slice(1) : kept(index))),
  );
  const plans = [...(vacated.length === 1 ? withOneChanged : []), plan(kept), plan((index) => clubs.get(index)!)];
  const arranged = arrangeBest(shown, plans);
  return new Map([...filled, ...changeable].map((index, place) => [index, arranged[place]!]));
}

function pairsOfSlot({ player, club }: Slot, random: Random): Pair[] {
  const others = player.career.filter(({ name }) => name !== club.name);
  return [club, ...clubsByChance(others, random)].map((each) => ({ player, club: each }));
}

/** Returns the visible slots whose club may change: the player has selected neither side. */
function changeableSlots({ slots, selected }: ConnectState): number[] {
  return [...slots.keys()].filter(
    (index) => isOpen(slots[index]) && selected.player !== index && selected.club !== index,
  );
}

function mixed(order: readonly number[], slots: readonly number[], random: Random): number[] {
  const moved = random.shuffle(slots);
  return order.map((slot) => (slots.includes(slot) ? moved.pop()! : slot));
}
