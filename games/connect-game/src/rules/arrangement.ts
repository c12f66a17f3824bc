import { clashesBetween, type Pair } from './pair.ts';

// Real decks need a few dozen steps. For contrived decks, the search stops at the best arrangement so far.
const MAX_STEPS = 50_000;

/**
 * Returns undefined if every arrangement has more clashes than allowed, including those with the visible pairs. Prefers
 * earlier choices.
 */
function arrange(shown: readonly Pair[], places: readonly (readonly Pair[])[], mayClash: number): Pair[] | undefined {
  let steps = 0;
  return fill([], 0, mayClash);

  function fill(chosen: readonly Pair[], from: number, mayStillClash: number): Pair[] | undefined {
    const choices = places[chosen.length];
    if (!choices) return [...chosen];
    for (let index = from; index < choices.length; index++) {
      if (++steps > MAX_STEPS) return undefined;
      const pair = choices[index]!;
      const left = clashesLeft(pair, [...shown, ...chosen], mayStillClash);
      if (left < 0) continue;
      // Places with the same choices are interchangeable, so only one order is tried.
      const alike = places[chosen.length + 1] === choices;
      const found = fill([...chosen, pair], alike ? index + 1 : 0, left);
      if (found) return found;
    }
    return undefined;
  }
}

/**
 * Returns the arrangement with the fewest clashes that any of the plans allows, one pair for each place. Prefers
 * earlier plans. Throws a `RangeError` if there are fewer players than places.
 * @param shown pairs that stay on the board
 * @param plans for each place, the pairs to choose from
 */
export function arrangeBest(shown: readonly Pair[], plans: readonly (readonly (readonly Pair[])[])[]): Pair[] {
  const worst = shown.length + Math.max(...plans.map(({ length }) => length));
  for (let mayClash = 0; mayClash <= worst * worst; mayClash++) {
    for (const places of plans) {
      const found = arrange(shown, places, mayClash);
      if (found) return found;
    }
  }
  throw new RangeError('There are fewer players than places.');
}

function clashesLeft(pair: Pair, others: readonly Pair[], mayClash: number): number {
  let left = mayClash;
  for (const other of others) {
    if (other.player.id === pair.player.id) return -1;
    left -= clashesBetween(pair, other);
    if (left < 0) return left;
  }
  return left;
}
