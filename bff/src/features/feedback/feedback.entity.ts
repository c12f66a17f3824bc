import type { FeedbackGame, FeedbackEntry, ReportFacts } from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';

/** Feedback as the visitor wrote it: plain text, never markup. */
export const Feedback = defineEntity({
  name: 'Feedback',
  tableName: 'feedback',
  properties: {
    id: p.integer().primary().generated('identity'),
    gameType: p.text().$type<FeedbackGame>(),
    feedback: p.text(),
    /** Personal data: only administrators can read it, and it is never logged. */
    userEmail: p.text().nullable(),
    createdAt: p.datetime(),
    /** When an administrator closed the message; null while it is open. */
    closedAt: p.datetime().nullable(),
    /** Id of the correction that the message led to; null without one. No foreign key: corrections live longer. */
    revision: p.integer().nullable(),
    /** Facts about the reported round; null without one. The round itself is in the table `feedback_round`. */
    report: p.json<ReportFacts>().nullable(),
  },
});
export type Feedback = Row<typeof Feedback>;

export function toFeedbackEntry({ createdAt, closedAt, ...message }: Feedback): FeedbackEntry {
  return { ...message, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
}
