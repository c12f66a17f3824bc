import type { FeedbackGame } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** What a visitor wrote, as it was written: a text, never markup. */
export const Feedback = defineEntity({
  name: 'Feedback',
  tableName: 'feedback',
  properties: {
    id: p.integer().primary().generated('identity'),
    gameType: p.text().$type<FeedbackGame>(),
    feedback: p.text(),
    /** Personal data: for the administrator alone, and in no log. */
    userEmail: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type Feedback = InferEntity<typeof Feedback>;
