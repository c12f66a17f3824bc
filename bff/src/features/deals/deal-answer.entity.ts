import { defineEntity, p } from '@mikro-orm/core';

/** The result of a token's first request for a draw. Rows never change; those of a challenge are deleted when it has expired. */
export const DealAnswer = defineEntity({
  name: 'DealAnswer',
  tableName: 'deal_answer',
  properties: {
    token: p.text().primary(),
    /** Name of the draw: a token has one answer for each. */
    draw: p.text().primary(),
    /** JSON. Text, because `jsonb` would reorder the properties. */
    body: p.text(),
  },
});
