import { defineEntity, p } from '@mikro-orm/core';

/** What a token dealt when it was first asked for a draw. Rows are inserted and read, never changed. */
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
