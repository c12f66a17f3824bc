import {
  classifyCompatibility,
  iconOf,
  routeOf,
  type PluginCandidate,
  type PluginHealth,
  type PluginOverview,
  type PublishedVersion,
  type VersionRef,
} from '@soccer-legends/contracts';
import { releaseOf } from '../registry/built-plugin.ts';
import { filesBaseOf } from '../registry/plugin-listing.ts';
import type { Plugin, PluginVersion } from '../registry/plugin.entities.ts';

/** What an overview needs besides the rows of the plugin. */
export interface OverviewContext {
  /** All versions of the plugin, newest first; at least one. */
  versions: readonly PluginVersion[];
  healthOf: (versionId: number) => PluginHealth;
  /** Undefined if no shell is built. */
  shellSdk: string | undefined;
  /** Whether this server has found damaged files of a version that it could not repair. */
  isDamaged: (versionId: number) => boolean;
  /** Ids of the withdrawn versions. */
  withdrawn: ReadonlySet<number>;
  /** The version that a rollback would make live; null if there is none. */
  previous: PluginVersion | null;
}

/** Returns what the list shows. A plugin without a live version is described by its newest one. */
export function toOverview(plugin: Plugin, context: OverviewContext): PluginOverview {
  const { versions, previous } = context;
  const live = plugin.liveVersion;
  const newest = versions[0]!;
  const shown = live ?? newest;
  const { manifest } = shown;
  return {
    id: plugin.id,
    key: plugin.key,
    isActive: plugin.isActive,
    followsBundle: plugin.followsBundle,
    names: manifest.name,
    icon: iconOf(manifest, filesBaseOf(shown)),
    route: routeOf(manifest),
    withdrawnAt: plugin.withdrawnAt?.toISOString() ?? null,
    origin: shown.origin,
    live: live ? toPublishedVersion(live, context) : null,
    candidate: toCandidate(plugin, context),
    previous: previous ? toVersionRef(previous) : null,
    damaged: versions.filter(({ id }) => context.isDamaged(id)).map((version) => toVersionRef(version).release),
    versionCount: versions.length,
    newest: toVersionRef(newest),
  };
}

export function toPublishedVersion(
  version: PluginVersion,
  { healthOf, shellSdk, isDamaged, withdrawn }: Omit<OverviewContext, 'versions' | 'previous'>,
): PublishedVersion {
  const { id, manifest, files, origin, publishedAt, publishedBy } = version;
  return {
    ...toVersionRef(version),
    origin,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    files: files.length,
    bytes: bytesOf(version),
    sdk: manifest.sdk,
    builtAgainst: manifest.builtAgainst ?? null,
    compatibility: classifyCompatibility(manifest, shellSdk),
    health: healthOf(id),
    damaged: isDamaged(id),
    withdrawn: withdrawn.has(id),
  };
}

export function toVersionRef({ version, contentHash, manifest }: Omit<PluginVersion, 'id'>): VersionRef {
  return { version, contentHash, release: releaseOf(manifest, contentHash) };
}

/** Returns the size of all files of a version, uncompressed. */
export function bytesOf({ files }: Pick<PluginVersion, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function toCandidate(
  { candidateVersion, candidateShare, candidateSince }: Plugin,
  context: OverviewContext,
): PluginCandidate | null {
  if (!candidateVersion || candidateShare == null || candidateSince == null) return null;
  return {
    ...toPublishedVersion(candidateVersion, context),
    share: candidateShare,
    since: candidateSince.toISOString(),
  };
}
