import type { FeedbackGame } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Feedback as the visitor wrote it: plain text, never markup. */
export const Feedback = defineEntity({
  name: 'Feedback',
  tableName: 'feedback',
  properties: {
    id: p.integer().primary().generated('identity'),
    gameType: p.text().$type<FeedbackGame>(),
    feedback: p.text(),
    /** Personal data: visible to the administrator only, never logged. */
    userEmail: p.text().nullable(),
    createdAt: p.datetime(),
    /** When an administrator had dealt with it. */
    closedAt: p.datetime().nullable(),
    /** Id of the revision that corrected the fact in question. */
    revision: p.integer().nullable(),
  },
});
export type Feedback = InferEntity<typeof Feedback>;
