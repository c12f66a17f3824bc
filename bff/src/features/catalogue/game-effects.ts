import type { ReviewEffects } from '@soccer-legends/contracts';

/** Returns the games that a person enters and leaves because of a change. */
export function gameEffects(before: readonly string[], after: readonly string[]): ReviewEffects {
  return {
    gains: after.filter((game) => !before.includes(game)),
    loses: before.filter((game) => !after.includes(game)),
  };
}
