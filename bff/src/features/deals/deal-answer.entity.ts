import { defineEntity, p } from '@mikro-orm/core';

/** The result of a token's first request for a draw. Rows never change. */
export const DealAnswer = defineEntity({
  name: 'DealAnswer',
  tableName: 'deal_answer',
  properties: {
    /** Token of a matchday or of a challenge. */
    token: p.text().primary(),
    /** Name of the draw, such as `card`. A token has one row for each draw. */
    draw: p.text().primary(),
    /** JSON as text, because `jsonb` would reorder the properties. */
    body: p.text(),
  },
});
