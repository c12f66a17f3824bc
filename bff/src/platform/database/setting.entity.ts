import { defineEntity, p } from '@mikro-orm/core';

/** Settings that the server stores for itself. */
export const Setting = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: { name: p.text().primary(), value: p.text() },
});
