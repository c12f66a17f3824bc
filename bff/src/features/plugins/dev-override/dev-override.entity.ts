import type { PluginManifest } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One administrator's leave to load one plugin from a developer's machine, for a while. */
export const DevOverrideRow = defineEntity({
  name: 'DevOverrideRow',
  tableName: 'dev_override',
  properties: {
    sessionId: p.text().primary(),
    key: p.text().primary(),
    origin: p.text(),
    manifest: p.json<PluginManifest>(),
    expiresAt: p.datetime(),
  },
});
export type DevOverrideRow = InferEntity<typeof DevOverrideRow>;
