import type { FeedbackEntry } from '@soccer-legends/contracts';
import type { Feedback } from './feedback.entity.ts';

export function toFeedbackEntry({
  id,
  gameType,
  feedback,
  userEmail,
  createdAt,
  closedAt,
  revision,
}: Feedback): FeedbackEntry {
  return {
    id,
    gameType,
    feedback,
    userEmail: userEmail ?? null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    revision: revision ?? null,
  };
}
