import type { PluginManifest, StageComparison } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

export const Plugin = defineEntity({
  name: 'Plugin',
  tableName: 'plugin',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    key: p.text().unique('plugin_key_key'),
    isActive: p.boolean(),
    liveVersionId: p.integer().nullable(),
    /** Whether a new bundled build goes live by itself: until a person has moved the pointer. */
    followsBundle: p.boolean().default(true),
    withdrawnAt: p.datetime().nullable(),
    /** The version that a share of the visitors gets, in per cent; all four are set together or not at all. */
    candidateVersionId: p.integer().nullable(),
    candidateShare: p.integer().nullable().check('candidate_share >= 1 and candidate_share <= 100'),
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
    id: p.integer().primary().generated('by default as identity'),
    key: p.text(),
    version: p.text(),
    /** SHA-256 over the sorted paths and hashes of its files. */
    contentHash: p.text(),
    manifest: p.json<PluginManifest>(),
    files: p.json<readonly PluginFile[]>(),
    origin: p.enum(['bundled', 'uploaded']).default('bundled'),
    publishedAt: p.datetime(),
    publishedBy: p.text().default('bundle'),
  },
  uniques: [{ name: 'plugin_version_key_version_content_hash_key', properties: ['key', 'version', 'contentHash'] }],
});
export type PluginVersion = InferEntity<typeof PluginVersion>;
