import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import {
  classifyCompatibility,
  type ReleaseRequest,
  type StageComparison,
  type StageRequest,
} from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { ShellSdk } from '../registry/shell-sdk.ts';
import { assertAddressesFree } from '../registry/addresses.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import { Plugin, PluginHistory, type PluginVersion } from '../registry/plugin.entities.ts';
import {
  AlreadyLive,
  NothingToRollBackTo,
  PluginIncompatible,
  PluginNotFound,
  ReleaseConflict,
} from '../registry/plugin.errors.ts';
import { AvailableBundles } from '../registry/registry.ts';
import { endStaging, findVersion, moveLivePointer, previousVersionOf, writeHistory } from './live-pointer.ts';
import { PluginChanges, type ChangeAuthor } from './plugin-changes.ts';
import { compareSinceStaging, isWorse } from './stage-comparison.ts';

const AUTOMATIC_ROLLBACK = { actor: 'system', reason: 'The candidate failed more often than the live version.' };

/** Decides which visitors get which version. Versions never change and are never deleted; only pointers move. */
@Injectable()
export class Releases {
  constructor(
    private readonly changes: PluginChanges,
    private readonly database: Database,
    private readonly shell: ShellSdk,
    private readonly bundles: AvailableBundles,
  ) {}

  /** Makes a version live for all visitors. Throws `ReleaseConflict` if `expectedLive` is not the live release. */
  release(key: string, request: Omit<ReleaseRequest, 'reason'>, author: ChangeAuthor): Promise<boolean> {
    return this.changes.apply(key, 'release', author, async ({ em, plugin, stamp }) => {
      const live = plugin.liveVersion ? releaseOf(plugin.liveVersion, plugin.liveVersion.contentHash) : undefined;
      const expected = request.expectedLive;
      if (expected !== undefined && expected !== (live ?? null)) throw new ReleaseConflict(live);
      const version = await findVersion(em, key, request);
      await this.assertReleasable(em, version);
      plugin.followsBundle = false;
      if (plugin.liveVersion === version) return;
      moveLivePointer(em, plugin, { version, action: 'release', stamp });
    });
  }

  /** Makes the previous version live again. Throws `NothingToRollBackTo`. */
  rollBack(key: string, author: ChangeAuthor): Promise<boolean> {
    return this.changes.apply(key, 'rollback', author, async ({ em, plugin, stamp }) => {
      const history = await em.find(PluginHistory, { key }, { populate: ['previousVersion'] });
      const version = previousVersionOf(history, plugin.liveVersion);
      if (!version) throw new NothingToRollBackTo(key);
      await this.assertReleasable(em, version);
      plugin.followsBundle = false;
      moveLivePointer(em, plugin, { version, action: 'rollback', stamp });
    });
  }

  /** Gives a version to a share of the visitors; a share of 0 ends staging. Throws `AlreadyLive`. */
  stage(key: string, request: Omit<StageRequest, 'reason'>, author: ChangeAuthor): Promise<boolean> {
    const { share } = request;
    return this.changes.apply(key, share === 0 ? 'unstage' : 'stage', author, async ({ em, plugin, stamp }) => {
      const version = await findVersion(em, key, request);
      if (version === plugin.liveVersion) throw new AlreadyLive(version.version);
      if (share === 0) {
        writeHistory(em, { key, action: 'unstage', stamp, version, share });
        return endStaging(plugin);
      }
      await this.assertReleasable(em, version);
      writeHistory(em, { key, action: 'stage', stamp, version, share });
      plugin.candidateShare = share;
      if (plugin.candidateVersion === version) return;
      plugin.candidateVersion = version;
      plugin.candidateSince = stamp.at;
    });
  }

  /** Returns how a staged plugin's candidate and live version work. Throws `PluginNotFound` if it is not staged. */
  async compare(key: string): Promise<StageComparison> {
    const em = this.database.em();
    const staged = await em.findOne(Plugin, { key });
    if (!staged?.candidateVersion) throw new PluginNotFound();
    return compareSinceStaging(em, staged);
  }

  /** Ends the staging of a candidate that fails more often than the live version. Returns whether it did. */
  async rollBackFailingCandidate(key: string): Promise<boolean> {
    const em = this.database.em();
    const staged = await em.findOne(Plugin, { key });
    // Checked without the lock first: every failure gets here, and few lead to a rollback.
    if (!staged?.candidateVersion || !isWorse(await compareSinceStaging(em, staged))) return false;
    return this.changes.apply(key, 'rollback', AUTOMATIC_ROLLBACK, async ({ em: locked, plugin, stamp }) => {
      if (!plugin.candidateVersion) return false;
      const comparison = await compareSinceStaging(locked, plugin);
      if (!isWorse(comparison)) return false;
      stamp.comparison = comparison;
      writeHistory(locked, { key, action: 'rollback', stamp, version: plugin.candidateVersion, share: 0 });
      endStaging(plugin);
      return true;
    });
  }

  /** Takes a plugin from all visitors at once and ends open rounds. */
  withdraw(key: string, author: ChangeAuthor): Promise<boolean> {
    return this.changes.apply(key, 'withdraw', author, async ({ em, plugin, stamp }) => {
      if (plugin.withdrawnAt) return false;
      writeHistory(em, { key, action: 'withdraw', stamp, version: plugin.liveVersion ?? null });
      plugin.withdrawnAt = stamp.at;
      return true;
    });
  }

  /** Reverses `withdraw`. */
  restore(key: string, author: ChangeAuthor): Promise<boolean> {
    return this.changes.apply(key, 'restore', author, async ({ em, plugin, stamp }) => {
      if (!plugin.withdrawnAt) return false;
      writeHistory(em, { key, action: 'restore', stamp, version: plugin.liveVersion ?? null });
      plugin.withdrawnAt = null;
      return true;
    });
  }

  /** Throws `PluginIncompatible` or `AddressTaken` if the site as it is now cannot serve a version. */
  private async assertReleasable(em: EntityManager, { manifest }: PluginVersion): Promise<void> {
    const compatibility = classifyCompatibility(manifest, this.shell.sdkVersion);
    if (compatibility.verdict === 'incompatible') throw new PluginIncompatible(manifest.key, compatibility);
    await assertAddressesFree(em, manifest, this.bundles);
  }
}
