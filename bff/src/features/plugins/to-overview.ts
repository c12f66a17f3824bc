import {
  classifyCompatibility,
  iconOf,
  routeOf,
  type PluginCandidate,
  type PluginHealth,
  type PluginOverview,
  type PluginVersionInfo,
  type VersionRef,
} from '@soccer-legends/contracts';
import { releaseOf } from './built-plugin.ts';
import { filesBaseOf } from './plugin-listing.ts';
import type { Plugin, PluginVersion } from './plugin.entity.ts';

/** What an overview is made of besides the plugin itself. */
export interface Surroundings {
  /** All of this plugin, the newest first. */
  versions: readonly PluginVersion[];
  healthOf: (versionId: number) => PluginHealth;
  shellSdk: string | undefined;
  /** What a rollback would bring back. */
  previousId: number | null;
}

export function toOverview(plugin: Plugin, around: Surroundings): PluginOverview {
  const { versions } = around;
  const byId = new Map(versions.map((version) => [version.id, version]));
  const live = byId.get(plugin.liveVersionId ?? 0);
  const previous = byId.get(around.previousId ?? 0);
  const newest = versions[0]!;
  const shown = live ?? newest;
  const { manifest } = shown;
  return {
    ...{ id: plugin.id, key: plugin.key, isActive: plugin.isActive, followsBundle: plugin.followsBundle },
    names: manifest.name,
    icon: iconOf(manifest, filesBaseOf(shown)),
    route: routeOf(manifest),
    withdrawnAt: plugin.withdrawnAt?.toISOString() ?? null,
    origin: shown.origin,
    live: live ? toVersionInfo(live, around) : null,
    candidate: toCandidate(plugin, byId, around),
    previous: previous ? toVersionRef(previous) : null,
    versionCount: versions.length,
    newest: toVersionRef(newest),
  };
}

export function toVersionInfo(
  version: PluginVersion,
  { healthOf, shellSdk }: Pick<Surroundings, 'healthOf' | 'shellSdk'>,
): PluginVersionInfo {
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
  };
}

export function toVersionRef({ version, contentHash, manifest }: Omit<PluginVersion, 'id'>): VersionRef {
  return { version, contentHash, release: releaseOf(manifest, contentHash) };
}

export function bytesOf({ files }: Pick<PluginVersion, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function toCandidate(
  { candidateVersionId, candidateShare, candidateSince }: Plugin,
  versions: ReadonlyMap<number, PluginVersion>,
  around: Surroundings,
): PluginCandidate | null {
  const version = versions.get(candidateVersionId ?? 0);
  if (!version || candidateShare == null || candidateSince == null) return null;
  return { ...toVersionInfo(version, around), share: candidateShare, since: candidateSince.toISOString() };
}
