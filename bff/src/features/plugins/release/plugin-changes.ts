import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { PluginAction } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import { Plugin } from '../registry/plugin.entities.ts';
import { PluginNotFound } from '../registry/plugin.errors.ts';
import { Registry } from '../registry/registry.ts';
import type { ChangeStamp } from './live-pointer.ts';

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

function stateOf({ liveVersion, candidateVersion, candidateShare, withdrawnAt }: Plugin): {
  live: string | null;
  candidate: string | null;
  share: number | null;
  withdrawn: boolean;
} {
  return {
    live: liveVersion ? releaseOf(liveVersion, liveVersion.contentHash) : null,
    candidate: candidateVersion ? releaseOf(candidateVersion, candidateVersion.contentHash) : null,
    share: candidateShare ?? null,
    withdrawn: withdrawnAt != null,
  };
}
