import type { EntityManager } from '@mikro-orm/sql';
import type { PluginAction, StageComparison } from '@soccer-legends/contracts';
import { PluginHistory, PluginVersion, type Plugin } from '../registry/plugin.entities.ts';
import { VersionAmbiguous, VersionNotFound } from '../registry/plugin.errors.ts';

/** Who changed a plugin, when and why. */
export interface ChangeStamp {
  actor: string;
  at: Date;
  reason: string;
  /** The counts that caused an automatic rollback. */
  comparison?: StageComparison | null;
}

/** Adds a row to the plugin's history. The caller flushes. */
export function writeHistory(
  em: EntityManager,
  entry: { key: string; action: PluginAction; stamp: ChangeStamp } & Partial<
    Pick<PluginHistory, 'version' | 'previousVersion' | 'share'>
  >,
): void {
  const { stamp, ...what } = entry;
  em.create(PluginHistory, { ...what, ...stamp }, { persist: true });
}

/** Makes a version live and ends its staging if it was the candidate. The caller flushes. */
export function moveLivePointer(
  em: EntityManager,
  plugin: Plugin,
  to: { version: PluginVersion; action: 'release' | 'rollback'; stamp: ChangeStamp },
): void {
  const { version, action, stamp } = to;
  writeHistory(em, { key: plugin.key, action, stamp, version, previousVersion: plugin.liveVersion ?? null });
  plugin.liveVersion = version;
  if (plugin.candidateVersion === version) endStaging(plugin);
}

/** Removes the candidate, so that all visitors get the live version. */
export function endStaging(plugin: Plugin): void {
  plugin.candidateVersion = null;
  plugin.candidateShare = null;
  plugin.candidateSince = null;
}

/** Keeps a live version that a person chose: a restart must not undo a rollback. Returns whether it has changed. */
export function releaseBundle(
  em: EntityManager,
  { plugin, version, at }: { plugin: Plugin; version: PluginVersion; at: Date },
): boolean {
  if (!plugin.followsBundle || plugin.liveVersion === version) return false;
  const stamp = { actor: 'bundle', at, reason: 'It came with the site.' };
  moveLivePointer(em, plugin, { version, action: 'release', stamp });
  return true;
}

/**
 * Returns the version before the latest release; null if all earlier ones are withdrawn. Rollbacks are no releases, so two of
 * them go back two versions.
 */
export function previousVersionOf(
  history: readonly PluginHistory[],
  live: PluginVersion | null | undefined,
  withdrawn: ReadonlySet<number> = new Set(),
): PluginVersion | null {
  const released = history
    .filter(({ action, version }) => action === 'release' && version?.id === live?.id)
    .reduce<PluginHistory | undefined>((latest, entry) => (latest && latest.id > entry.id ? latest : entry), undefined);
  const previous = released?.previousVersion ?? null;
  if (!previous || !withdrawn.has(previous.id)) return previous;
  // Only earlier releases: two versions may have replaced each other.
  const earlier = history.filter(({ id }) => id < released!.id);
  return previousVersionOf(earlier, previous, withdrawn);
}

/** Throws `VersionNotFound`, or `VersionAmbiguous` if `contentHash` does not select one of several bundled builds. */
export async function findVersion(
  em: EntityManager,
  key: string,
  { version, contentHash = '' }: { version: string; contentHash?: string },
): Promise<PluginVersion> {
  const sameNumber = await em.find(PluginVersion, { key, version });
  const matching = sameNumber.filter((candidate) => candidate.contentHash.startsWith(contentHash));
  if (matching.length === 0) throw new VersionNotFound(key, version);
  if (matching.length > 1)
    throw new VersionAmbiguous(
      version,
      matching.map((candidate) => candidate.contentHash.slice(0, 8)),
    );
  return matching[0]!;
}
