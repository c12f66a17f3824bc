import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { PluginAction, PluginManifest, SignedProvenance, StageComparison } from '@soccer-legends/contracts';
import type { EntityManager } from '@mikro-orm/sql';

export interface PluginFile {
  /** Relative to the build, with slashes. */
  path: string;
  /** In the format of an integrity attribute: `sha384-…`. */
  sha384: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** A published build. Rows are append-only. */
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
    /** Null unless a CI job published the version. */
    provenance: p.json<SignedProvenance>().nullable(),
  },
  uniques: [{ name: 'plugin_version_key_version_content_hash_key', properties: ['key', 'version', 'contentHash'] }],
});
export type PluginVersion = InferEntity<typeof PluginVersion>;

export const Plugin = defineEntity({
  name: 'Plugin',
  tableName: 'plugin',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    key: p.text().unique('plugin_key_key'),
    isActive: p.boolean(),
    liveVersion: () =>
      p.manyToOne(PluginVersion).nullable().deleteRule('no action').foreignKeyName('plugin_live_version_id_fkey'),
    /** Whether a new bundled build goes live automatically; false after a person released or rolled back. */
    followsBundle: p.boolean().default(true),
    withdrawnAt: p.datetime().nullable(),
    /** An owner's decision about the code of this key; null if it depends on where a version came from. */
    trust: p.enum(['trusted', 'sandboxed']).nullable(),
    /** An administrator's decision whether cards of matchdays may draw it; null if only its bundled versions are drawn. */
    joinsMatchdays: p.boolean().nullable(),
    /** The median minutes of its rounds on this site, rounded up; null until enough were finished. */
    usualMinutes: p.integer().nullable(),
    /** The version for a share of the visitors. The three candidate columns are set together or not at all. */
    candidateVersion: () =>
      p.manyToOne(PluginVersion).nullable().deleteRule('no action').foreignKeyName('plugin_candidate_version_id_fkey'),
    /** Percent of the visitors, 1 to 100. */
    candidateShare: p.integer().nullable().check('candidate_share >= 0 and candidate_share <= 100'),
    candidateSince: p.datetime().nullable(),
  },
});
export type Plugin = InferEntity<typeof Plugin>;

/** Actions on the versions of a plugin, with their reasons. Rows are append-only. */
export const PluginHistory = defineEntity({
  name: 'PluginHistory',
  tableName: 'plugin_history',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    key: p.text(),
    at: p.datetime(),
    action: p.text().$type<PluginAction>(),
    actor: p.text(),
    version: () =>
      p.manyToOne(PluginVersion).nullable().deleteRule('no action').foreignKeyName('plugin_history_version_id_fkey'),
    /** The version that was live before, if the action changed it. */
    previousVersion: () =>
      p
        .manyToOne(PluginVersion)
        .nullable()
        .deleteRule('no action')
        .foreignKeyName('plugin_history_previous_version_id_fkey'),
    share: p.integer().nullable(),
    reason: p.text(),
    comparison: p.json<StageComparison>().nullable(),
  },
  indexes: [{ name: 'plugin_history_key', properties: ['key', 'id'] }],
});
export type PluginHistory = InferEntity<typeof PluginHistory>;

/**
 * Permission to publish one plugin: for the holder of a secret, of which only the hash is stored, or for CI jobs with an
 * identity.
 */
export const PublishTokenRow = defineEntity({
  name: 'PublishTokenRow',
  tableName: 'publish_token',
  properties: {
    id: p.uuid().primary(),
    key: p.text().index('publish_token_key'),
    name: p.text(),
    hint: p.text(),
    secretHash: p.text().unique('publish_token_secret_hash_key').nullable(),
    issuer: p.text().nullable(),
    /** A whole subject, or the beginning of subjects and `*`. */
    subject: p.text().nullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
export type PublishTokenRow = InferEntity<typeof PublishTokenRow>;

/**
 * Lets one browser load a build of one plugin that other visitors do not get, until it expires: from a developer's machine, or
 * the staged candidate.
 */
export const DevOverrideRow = defineEntity({
  name: 'DevOverrideRow',
  tableName: 'dev_override',
  properties: {
    /** Id of an administrator's session, or the hash of a link or of a pass; see `DevPasses`. */
    sessionId: p.text().primary(),
    key: p.text().primary(),
    /** Empty for the staged candidate. */
    origin: p.text(),
    manifest: p.json<PluginManifest>(),
    expiresAt: p.datetime(),
    /** The token whose holder requested it; null for an administrator. */
    tokenId: p.uuid().nullable(),
  },
});
export type DevOverrideRow = InferEntity<typeof DevOverrideRow>;

/** Returns the ids of all withdrawn versions, or those of one plugin. Withdrawing a version is final. */
export async function withdrawnVersions(em: EntityManager, key?: string): Promise<ReadonlySet<number>> {
  const where = { action: 'withdrawVersion' as const, ...(key === undefined ? {} : { key }) };
  const rows = await em.find(PluginHistory, where, { fields: ['version'] });
  return new Set(rows.flatMap(({ version }) => version?.id ?? []));
}

/** Returns the ids of the versions that are or were live or staged, each with the time of its latest release, if any. */
export async function releasedVersions(em: EntityManager): Promise<ReadonlyMap<number, Date | undefined>> {
  const releasing = { action: { $in: ['release', 'rollback', 'stage'] satisfies PluginAction[] } };
  const rows = await em.find(PluginHistory, releasing, { fields: ['version', 'action', 'at'], orderBy: { id: 'asc' } });
  const released = new Map<number, Date | undefined>();
  for (const { version, action, at } of rows)
    if (version) released.set(version.id, action === 'release' ? at : released.get(version.id));
  return released;
}
