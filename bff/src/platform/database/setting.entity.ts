import { defineEntity, p } from '@mikro-orm/core';

/** Small facts that the server keeps about itself. */
export const Setting = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: { name: p.text().primary(), value: p.text() },
});
