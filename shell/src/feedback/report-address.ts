import type { FeedbackGame } from '@soccer-legends/contracts';

/** Returns the address of the feedback form with the game and subject filled in. */
export function reportAddress(name: string, game: FeedbackGame): string {
  return `/feedback?${new URLSearchParams({ game, about: name })}`;
}
