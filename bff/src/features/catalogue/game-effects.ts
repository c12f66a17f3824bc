import type { ReviewEffects } from '@soccer-legends/contracts';

/** Returns which games someone enters and leaves, by the games before and after. */
export function gameEffects(before: readonly string[], after: readonly string[]): ReviewEffects {
  return {
    gains: after.filter((game) => !before.includes(game)),
    loses: before.filter((game) => !after.includes(game)),
  };
}
