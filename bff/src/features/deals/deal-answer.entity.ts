import { defineEntity, p } from '@mikro-orm/core';

/** The result of a token's first request for a draw. Rows never change. */
export const DealAnswer = defineEntity({
  name: 'DealAnswer',
  tableName: 'deal_answer',
  properties: {
    token: p.text().primary(),
    draw: p.text().primary(),
    /** JSON as text, because `jsonb` would reorder the properties. */
    body: p.text(),
  },
});
