import type { FeedbackGame } from '@soccer-legends/contracts';

export function reportAddress(name: string, game: FeedbackGame): string {
  return `/feedback?${new URLSearchParams({ game, about: name })}`;
}
