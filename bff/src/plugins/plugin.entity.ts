import type { PluginManifest } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

export const Plugin = defineEntity({
  name: 'Plugin',
  tableName: 'plugin',
  properties: {
    id: p.integer().primary().autoincrement(),
    key: p.text().unique(),
    isActive: p.boolean(),
    liveVersionId: p.integer().nullable(),
    origin: p.text().$type<PluginOrigin>(),
  },
});
export type Plugin = InferEntity<typeof Plugin>;

/** Whether a plugin came with the server's own files or was sent by a publisher. */
export type PluginOrigin = 'bundled' | 'uploaded';

/** One file of a published version. */
export interface PluginFile {
  path: string;
  /** As an integrity attribute reads: `sha384-…`. */
  sha384: string;
  size: number;
  type: string;
}

export const PluginVersion = defineEntity({
  name: 'PluginVersion',
  tableName: 'plugin_version',
  properties: {
    id: p.integer().primary().autoincrement(),
    key: p.text(),
    version: p.text(),
    /** SHA-256 over the sorted paths and hashes of its files. */
    contentHash: p.text(),
    manifest: p.json<PluginManifest>(),
    files: p.json<readonly PluginFile[]>(),
    publishedAt: p.datetime(),
  },
});
export type PluginVersion = InferEntity<typeof PluginVersion>;
