import type { ReviewEffects } from '@soccer-legends/contracts';

/** Returns which games gain a person by a change, and which lose the person. */
export function gameEffects(before: readonly string[], after: readonly string[]): ReviewEffects {
  return {
    gains: after.filter((game) => !before.includes(game)),
    loses: before.filter((game) => !after.includes(game)),
  };
}
