import type { PluginManifest, PluginOrigin, StageComparison, PluginAction } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

export const Plugin = defineEntity({
  name: 'Plugin',
  tableName: 'plugin',
  properties: {
    id: p.integer().primary().autoincrement(),
    key: p.text().unique(),
    isActive: p.boolean(),
    liveVersionId: p.integer().nullable(),
    /** Whether a new bundled build goes live by itself: until a person has moved the pointer. */
    followsBundle: p.boolean(),
    withdrawnAt: p.datetime().nullable(),
    /** The version that a share of the visitors gets, in per cent; all four are set together or not at all. */
    candidateVersionId: p.integer().nullable(),
    candidateShare: p.integer().nullable(),
    candidateSince: p.datetime().nullable(),
    /** What had been counted of both versions when the staging began. */
    candidateBaseline: p.json<StageComparison>().nullable(),
  },
});
export type Plugin = InferEntity<typeof Plugin>;

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
    origin: p.text().$type<PluginOrigin>(),
    publishedAt: p.datetime(),
    publishedBy: p.text(),
  },
});
export type PluginVersion = InferEntity<typeof PluginVersion>;

/** What was done with a plugin's versions, and why; rows are only ever added. */
export const PluginHistory = defineEntity({
  name: 'PluginHistory',
  tableName: 'plugin_history',
  properties: {
    id: p.integer().primary().autoincrement(),
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
});
export type PluginHistory = InferEntity<typeof PluginHistory>;

/** A secret by which one plugin's team publishes; the table knows its hash alone. */
export const PublishTokenRow = defineEntity({
  name: 'PublishTokenRow',
  tableName: 'publish_token',
  properties: {
    id: p.uuid().primary(),
    key: p.text(),
    name: p.text(),
    hint: p.text(),
    secretHash: p.text(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
export type PublishTokenRow = InferEntity<typeof PublishTokenRow>;

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
