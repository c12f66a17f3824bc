import type { EntityManager } from '@mikro-orm/sql';
import type { PluginAction, StageComparison } from '@soccer-legends/contracts';
import { PluginHistory, PluginVersion, Plugin } from '../registry/plugin.entities.ts';
import { VersionAmbiguous, VersionNotFound, PluginNotFound } from '../registry/plugin.errors.ts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import { Registry } from '../registry/registry.ts';

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
  if (matching.length === 0) throw new VersionNotFound({ key, version });
  if (matching.length > 1) {
    const hashes = matching.map((candidate) => candidate.contentHash.slice(0, 8));
    throw new VersionAmbiguous({ version, hashes: hashes.join(', ') });
  }
  return matching[0]!;
}

/** Advisory lock that serializes publishing and releasing across all replicas. */
const PLUGIN_LOCK = 727_274_014;

/** Runs `work` in one transaction while no other server can publish or release. Waits at most 8 s for them. */
export function withPluginLock<Result>(
  database: Database,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (em) => {
    // Raw SQL: session settings and an advisory lock. The limits of ordinary requests are too short for a queue of changes.
    await em.execute("set local lock_timeout = '8s'");
    await em.execute("set local statement_timeout = '8s'");
    await em.execute('select pg_advisory_xact_lock(?)', [PLUGIN_LOCK]);
    return work(em);
  });
}

/** The author of a change, with the reason that the history shows. */
export interface ChangeAuthor extends Author {
  reason: string;
}

/** Changes a loaded plugin. Returns false if nothing changed, so that nothing is recorded. */
type Change = (context: { em: EntityManager; plugin: Plugin; stamp: ChangeStamp }) => Promise<void | boolean>;

/** Applies changes to plugins one at a time, and records each in the audit log. */
@Injectable()
export class PluginChanges {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Changes and audits a plugin in one transaction, then reloads the registry. Throws `PluginNotFound`. */
  async apply(key: string, action: PluginAction, author: ChangeAuthor, change: Change): Promise<boolean> {
    const changed = await withPluginLock(this.database, async (em) => {
      const plugin = await em.findOne(Plugin, { key }, { populate: ['liveVersion', 'candidateVersion'] });
      if (!plugin) throw new PluginNotFound();
      const before = stateOf(plugin);
      const stamp: ChangeStamp = { actor: author.actor, reason: author.reason, at: this.clock.now() };
      if ((await change({ em, plugin, stamp })) === false) return false;
      await em.flush();
      await this.audit.record(em, {
        ...author,
        action: `plugin.${action}`,
        target: key,
        before,
        after: { ...stateOf(plugin), ...(stamp.comparison ? { comparison: stamp.comparison } : {}) },
      });
      return true;
    });
    if (changed) await this.registry.reload();
    return changed;
  }
}

function stateOf({ liveVersion, candidateVersion, candidateShare, withdrawnAt, trust, joinsMatchdays }: Plugin): {
  live: string | null;
  candidate: string | null;
  share: number | null;
  withdrawn: boolean;
  trust: string | null;
  joinsMatchdays: boolean | null;
} {
  return {
    live: liveVersion ? releaseOf(liveVersion, liveVersion.contentHash) : null,
    candidate: candidateVersion ? releaseOf(candidateVersion, candidateVersion.contentHash) : null,
    share: candidateShare ?? null,
    withdrawn: withdrawnAt != null,
    trust: trust ?? null,
    joinsMatchdays: joinsMatchdays ?? null,
  };
}
