import type { PluginAction, StageComparison } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** What was done with a plugin's versions, and why; rows are only ever added. */
export const PluginHistory = defineEntity({
  name: 'PluginHistory',
  tableName: 'plugin_history',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    key: p.text(),
    at: p.datetime(),
    action: p.text().$type<PluginAction>(),
    actor: p.text(),
    versionId: p.integer().nullable(),
    /** What was live before, where that changed. */
    previousVersionId: p.integer().nullable(),
    share: p.integer().nullable(),
    reason: p.text(),
    comparison: p.json<StageComparison>().nullable(),
  },
  indexes: [{ name: 'plugin_history_key', properties: ['key', 'id'] }],
});
export type PluginHistory = InferEntity<typeof PluginHistory>;
