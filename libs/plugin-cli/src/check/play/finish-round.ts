import type { Page } from 'playwright-core';
import { inGame, type PageGame, type PageRandom } from './page-game.ts';

/**
 * Lets the next move of the running round end it: the rules of the game continue with random legal moves and their own timers.
 * They wait for responses of the site only. The next round is played by the controls again.
 * @param entry the address of the game's federation entry, which the page has loaded
 */
export async function finishRound(page: Page, entry: string): Promise<void> {
  await inGame(page, entry, continueByRules, {});
}

/** Runs in the page. */
function continueByRules({ game: { rules }, movesIn, mostMoves }: PageGame): void {
  const { play } = rules;
  const next = (state: unknown, random: PageRandom): unknown => {
    const choices = movesIn(state);
    return choices[random.below(choices.length || 1)];
  };
  rules.play = (from, move, random) => {
    let outcome = play.call(rules, from, move, random);
    for (let played = 0; outcome.accepted && played < mostMoves; played += 1) {
      const following = next(outcome.state, random);
      const then = following === undefined ? outcome : play.call(rules, outcome.state, following, random);
      if (then === outcome || !then.accepted) break;
      outcome = then;
    }
    if (outcome.accepted && rules.status(outcome.state).phase === 'over') rules.play = play;
    return outcome;
  };
}
