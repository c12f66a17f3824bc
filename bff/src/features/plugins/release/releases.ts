import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import {
  classifyCompatibility,
  type PluginAction,
  type ReleaseRequest,
  type StageComparison,
  type StageRequest,
} from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { releaseOf } from '../built-plugin.ts';
import { compareSince, countsOf } from './stage-counts.ts';
import { Plugin, PluginVersion } from '../plugin.entity.ts';
import { PluginIncompatible, PluginNotFound } from '../plugin.errors.ts';
import { whileNobodyElsePublishes } from '../plugin-lock.ts';
import { refuseTakenAddresses } from '../publish/addresses.ts';
import { PublishPlugin } from '../publish/publish-plugin.ts';
import { Registry } from '../registry.ts';
import { ShellSdk } from '../shell-sdk.ts';
import { findVersion } from './find-version.ts';
import { endStage, moveLivePointer, previousOf, writeHistory, type Deed } from '../live-pointer.ts';
import { PluginHistory } from '../plugin-history.entity.ts';
import { AlreadyLive, NothingToRollBackTo, ReleaseConflict } from './release.errors.ts';

/** Whose deed it is, and why. */
export interface Reasoned {
  actor: string;
  reason: string;
  requestId?: string | undefined;
}

/** Which version who gets. Versions never change and never go: what moves are pointers, one deed at a time. */
@Injectable()
export class Releases {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly publisher: PublishPlugin,
    private readonly shell: ShellSdk,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Makes a version live for everybody. Throws `ReleaseConflict` where another is live than the sender believes. */
  release(key: string, wish: Omit<ReleaseRequest, 'reason'>, by: Reasoned): Promise<boolean> {
    return this.change(key, 'release', by, async ({ em, plugin, live, deed }) => {
      const believed = wish.expectedLive;
      if (believed !== undefined && believed !== (live ? nameOf(live) : null))
        throw new ReleaseConflict(live && nameOf(live));
      const version = await findVersion(em, key, wish);
      await this.refuseUnfit(em, version);
      plugin.followsBundle = false;
      if (plugin.liveVersionId === version.id) return;
      moveLivePointer(em, plugin, { version, action: 'release', deed });
      await compareAfresh(em, plugin);
    });
  }

  /** Brings back what was live before; throws `NothingToRollBackTo`. */
  rollBack(key: string, by: Reasoned): Promise<boolean> {
    return this.change(key, 'rollback', by, async ({ em, plugin, deed }) => {
      const history = await em.find(PluginHistory, { key });
      const previous = previousOf(history, plugin.liveVersionId);
      if (previous === null) throw new NothingToRollBackTo(key);
      const version = await em.findOneOrFail(PluginVersion, { id: previous });
      await this.refuseUnfit(em, version);
      plugin.followsBundle = false;
      moveLivePointer(em, plugin, { version, action: 'rollback', deed });
      await compareAfresh(em, plugin);
    });
  }

  /** Gives a version to a share of the visitors, or ends that with a share of 0. */
  stage(key: string, wish: Omit<StageRequest, 'reason'>, by: Reasoned): Promise<boolean> {
    return this.change(key, wish.share === 0 ? 'unstage' : 'stage', by, async ({ em, plugin, deed }) => {
      const version = await findVersion(em, key, wish);
      if (version.id === plugin.liveVersionId) throw new AlreadyLive(version.version);
      if (wish.share === 0) {
        writeHistory(em, { key, action: 'unstage', deed, versionId: version.id, share: 0 });
        return endStage(plugin);
      }
      await this.refuseUnfit(em, version);
      writeHistory(em, { key, action: 'stage', deed, versionId: version.id, share: wish.share });
      plugin.candidateShare = wish.share;
      if (plugin.candidateVersionId === version.id) return;
      plugin.candidateVersionId = version.id;
      plugin.candidateSince = deed.at;
      await compareAfresh(em, plugin);
    });
  }

  /**
   * Takes a candidate back that does worse than what is live: once, whoever notices first. `decide` sees the numbers
   * since the staging began. Answers whether it was taken back.
   */
  async judgeCandidate(key: string, decide: (numbers: StageComparison) => boolean): Promise<boolean> {
    const em = this.database.em();
    const staged = await em.findOne(Plugin, { key });
    // Every report asks; only one that decides something needs to keep the others waiting.
    if (staged?.candidateVersionId == null || !decide(await compareSince(em, staged))) return false;
    const by = { actor: 'system', reason: 'The candidate failed more often than the live version.' };
    return this.change(key, 'rollback', by, async ({ em: own, plugin, deed }) => {
      if (plugin.candidateVersionId == null) return false;
      const comparison = await compareSince(own, plugin);
      if (!decide(comparison)) return false;
      deed.comparison = comparison;
      writeHistory(own, { key, action: 'rollback', deed, versionId: plugin.candidateVersionId, share: 0 });
      endStage(plugin);
      return true;
    });
  }

  /** Takes a plugin from everybody at once, those who play it included. */
  withdraw(key: string, by: Reasoned): Promise<boolean> {
    return this.change(key, 'withdraw', by, async ({ em, plugin, deed }) => {
      if (plugin.withdrawnAt) return false;
      writeHistory(em, { key, action: 'withdraw', deed, versionId: plugin.liveVersionId ?? null });
      plugin.withdrawnAt = deed.at;
      return true;
    });
  }

  restore(key: string, by: Reasoned): Promise<boolean> {
    return this.change(key, 'restore', by, async ({ em, plugin, deed }) => {
      if (!plugin.withdrawnAt) return false;
      writeHistory(em, { key, action: 'restore', deed, versionId: plugin.liveVersionId ?? null });
      plugin.withdrawnAt = null;
      return true;
    });
  }

  private async change(key: string, action: PluginAction, by: Reasoned, apply: Change): Promise<boolean> {
    const changed = await whileNobodyElsePublishes(this.database, async (em) => {
      const plugin = await em.findOne(Plugin, { key });
      if (!plugin) throw new PluginNotFound();
      const before = await stateOf(em, plugin);
      const deed: Deed = { actor: by.actor, reason: by.reason, at: this.clock.now() };
      if ((await apply({ em, plugin, live: before.liveVersion, deed })) === false) return false;
      await em.flush();
      const after = await stateOf(em, plugin);
      await this.audit.record(em, {
        actor: by.actor,
        action: `plugin.${action}`,
        target: key,
        before: before.shown,
        after: { ...after.shown, ...(deed.comparison ? { comparison: deed.comparison } : {}) },
        outcome: 'done',
        reason: by.reason,
        ...(by.requestId ? { requestId: by.requestId } : {}),
      });
      return true;
    });
    if (changed) await this.registry.reload();
    return changed;
  }

  /** Throws where a version cannot go to visitors of this site as it is now. */
  private async refuseUnfit(em: EntityManager, { manifest }: PluginVersion): Promise<void> {
    const compatibility = classifyCompatibility(manifest, this.shell.sdkVersion);
    if (compatibility.verdict === 'incompatible') throw new PluginIncompatible(manifest.key, compatibility);
    await refuseTakenAddresses(em, manifest, this.publisher.isThere);
  }
}

/** A candidate is compared with what is live from now on. */
async function compareAfresh(em: EntityManager, plugin: Plugin): Promise<void> {
  const { candidateVersionId: candidate, liveVersionId: live } = plugin;
  if (candidate != null) plugin.candidateBaseline = await countsOf(em, { candidate, live });
}

/** False where there was nothing to do, so that nothing is written down either. */
type Change = (on: {
  em: EntityManager;
  plugin: Plugin;
  live: PluginVersion | undefined;
  deed: Deed;
}) => Promise<void | boolean>;

interface PluginState {
  liveVersion: PluginVersion | undefined;
  shown: { live: string | null; candidate: string | null; share: number | null; withdrawn: boolean };
}

async function stateOf(em: EntityManager, plugin: Plugin): Promise<PluginState> {
  const { liveVersionId, candidateVersionId, candidateShare, withdrawnAt } = plugin;
  const ids = [liveVersionId, candidateVersionId].filter((id) => id != null);
  const versions = await em.find(PluginVersion, { id: { $in: ids } });
  const liveVersion = versions.find(({ id }) => id === liveVersionId);
  const candidate = versions.find(({ id }) => id === candidateVersionId);
  return {
    liveVersion,
    shown: {
      live: liveVersion ? nameOf(liveVersion) : null,
      candidate: candidate ? nameOf(candidate) : null,
      share: candidateShare ?? null,
      withdrawn: withdrawnAt != null,
    },
  };
}

function nameOf({ manifest, contentHash }: PluginVersion): string {
  return releaseOf(manifest, contentHash);
}
