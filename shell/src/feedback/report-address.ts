import type { FeedbackGame } from '@soccer-legends/contracts';

/** Returns the address of the feedback form with the subject and the name of a game filled in. */
export function reportAddress(name: string, game: FeedbackGame): string {
  return `/feedback?${new URLSearchParams({ game, about: name })}`;
}
