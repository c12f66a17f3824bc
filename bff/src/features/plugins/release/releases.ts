import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import {
  classifyCompatibility,
  type ReleaseRequest,
  type StageComparison,
  type StageRequest,
  type VersionRequest,
} from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { ShellSdk, releaseOf } from '../registry/built-plugin.ts';
import { assertAddressesFree, AvailableBundles } from '../registry/registry.ts';
import { Plugin, PluginHistory, PluginVersion, withdrawnVersions } from '../registry/plugin.entities.ts';
import {
  AlreadyLive,
  NothingToRollBackTo,
  PluginIncompatible,
  PluginNotFound,
  PluginWithdrawn,
  ReleaseConflict,
  VersionDamaged,
  VersionWithdrawn,
} from '../registry/plugin.errors.ts';
import { StoredFiles } from '../registry/stored-files.ts';
import {
  endStaging,
  findVersion,
  moveLivePointer,
  previousVersionOf,
  writeHistory,
  PluginChanges,
  type ChangeAuthor,
} from './plugin-changes.ts';
import { compareSinceStaging, judge } from './stage-comparison.ts';

const AUTOMATIC = { actor: 'system', reason: 'The candidate failed more often than the live version.' };

/** Decides which visitors get which version. Versions never change and are never deleted; only pointers move. */
@Injectable()
export class Releases {
  constructor(
    private readonly changes: PluginChanges,
    private readonly database: Database,
    private readonly shell: ShellSdk,
    private readonly bundles: AvailableBundles,
    private readonly files: StoredFiles,
  ) {}

  /**
   * Makes a version live for all visitors. Throws `ReleaseConflict` if `expectedLive` is not the live release, and if the
   * version is unknown, damaged, withdrawn or incompatible, or an address of it is taken.
   */
  async release(key: string, request: Omit<ReleaseRequest, 'reason'>, author: ChangeAuthor): Promise<boolean> {
    await this.assertIntact(key, request);
    return this.changes.apply(key, 'release', author, async ({ em, plugin, stamp }) => {
      if (plugin.withdrawnAt) throw new PluginWithdrawn({ key });
      const live = plugin.liveVersion ? releaseOf(plugin.liveVersion, plugin.liveVersion.contentHash) : undefined;
      const expected = request.expectedLive;
      if (expected !== undefined && expected !== (live ?? null)) throw new ReleaseConflict({ live: live ?? 'none' });
      const version = await findVersion(em, key, request);
      await this.assertReleasable(em, version);
      plugin.followsBundle = false;
      if (plugin.liveVersion === version) return;
      moveLivePointer(em, plugin, { version, action: 'release', stamp });
    });
  }

  /** Makes the version before the latest release live; see `previousVersionOf`. Throws `NothingToRollBackTo`. */
  rollBack(key: string, author: ChangeAuthor): Promise<boolean> {
    return this.changes.apply(key, 'rollback', author, async ({ em, plugin, stamp }) => {
      if (plugin.withdrawnAt) throw new PluginWithdrawn({ key });
      const history = await em.find(PluginHistory, { key }, { populate: ['previousVersion'] });
      const version = previousVersionOf(history, plugin.liveVersion, await withdrawnVersions(em, key));
      if (!version) throw new NothingToRollBackTo({ key });
      await this.assertReleasable(em, version);
      plugin.followsBundle = false;
      moveLivePointer(em, plugin, { version, action: 'rollback', stamp });
    });
  }

  /** Gives a version to a share of the visitors; a share of 0 ends its staging. Throws `AlreadyLive`, and like `release`. */
  async stage(key: string, request: Omit<StageRequest, 'reason'>, author: ChangeAuthor): Promise<boolean> {
    const { share } = request;
    if (share > 0) await this.assertIntact(key, request);
    return this.changes.apply(key, share === 0 ? 'unstage' : 'stage', author, async ({ em, plugin, stamp }) => {
      if (plugin.withdrawnAt && share > 0) throw new PluginWithdrawn({ key });
      const version = await findVersion(em, key, request);
      if (version === plugin.liveVersion) throw new AlreadyLive({ version: version.version });
      if (share === 0) {
        if (version !== plugin.candidateVersion) return false;
        writeHistory(em, { key, action: 'unstage', stamp, version, share });
        return endStaging(plugin);
      }
      await this.assertReleasable(em, version);
      writeHistory(em, { key, action: 'stage', stamp, version, share });
      const isPaused = plugin.candidateShare === 0;
      plugin.candidateShare = share;
      if (plugin.candidateVersion === version && !isPaused) return;
      plugin.candidateVersion = version;
      plugin.candidateSince = stamp.at;
    });
  }

  /** Counts loads and failures of the candidate and the live version. Throws `PluginNotFound` without a candidate. */
  async compare(key: string): Promise<StageComparison> {
    const em = this.database.em();
    const staged = await em.findOne(Plugin, { key });
    if (!staged?.candidateVersion) throw new PluginNotFound();
    return compareSinceStaging(em, staged);
  }

  /**
   * Ends the staging of a candidate that fails more often than the live version, or pauses it: then no visitor gets it until
   * an administrator decides. Returns what was done.
   */
  async stopFailingCandidate(key: string): Promise<'pause' | 'rollback' | undefined> {
    const em = this.database.em();
    const staged = await em.findOne(Plugin, { key });
    // Checked without the lock first, because few of the reported failures have a consequence.
    const action = staged?.candidateShare ? judge(await compareSinceStaging(em, staged)) : undefined;
    if (!action) return undefined;
    const isDone = await this.changes.apply(key, action, AUTOMATIC, async ({ em: locked, plugin, stamp }) => {
      if (!plugin.candidateVersion || !plugin.candidateShare) return false;
      const comparison = await compareSinceStaging(locked, plugin);
      if (judge(comparison) !== action) return false;
      stamp.comparison = comparison;
      writeHistory(locked, { key, action, stamp, version: plugin.candidateVersion, share: 0 });
      if (action === 'pause') plugin.candidateShare = 0;
      else endStaging(plugin);
      return true;
    });
    return isDone ? action : undefined;
  }

  /**
   * Withdraws a version permanently, so that its files are no longer served. If it was live, the newest other version that
   * was live before replaces it. Without one, the plugin leaves the hub.
   */
  async withdrawVersion(key: string, request: Omit<VersionRequest, 'reason'>, author: ChangeAuthor): Promise<boolean> {
    return this.changes.apply(key, 'withdrawVersion', author, async ({ em, plugin, stamp }) => {
      const version = await findVersion(em, key, request);
      const withdrawn = await withdrawnVersions(em, key);
      if (withdrawn.has(version.id)) return false;
      plugin.followsBundle = false;
      if (plugin.candidateVersion === version) endStaging(plugin);
      const isLive = plugin.liveVersion === version;
      const previousVersion = isLive ? version : null;
      writeHistory(em, { key, action: 'withdrawVersion', stamp, version, previousVersion });
      if (!isLive) return true;
      const history = await em.find(PluginHistory, { key }, { orderBy: { id: 'desc' }, populate: ['version'] });
      const [replacement] = formerlyLive(history, version).filter(({ id }) => !withdrawn.has(id));
      if (replacement) moveLivePointer(em, plugin, { version: replacement, action: 'rollback', stamp });
      else plugin.liveVersion = null;
      return true;
    });
  }

  /**
   * Ends the staging of a version with damaged files. If the version is live, replaces it with the newest intact version
   * that was live before. Returns false if nothing changed, for example without an intact version.
   */
  async replaceDamaged(damaged: PluginVersion, path: string): Promise<boolean> {
    const { id, key, version: name } = damaged;
    const replacement = await this.intactBefore(damaged);
    const reason = `"${path}" of ${name} is damaged. Publish ${name} again, then release it.`;
    return this.changes.apply(key, 'rollback', { actor: 'system', reason }, async ({ em, plugin, stamp }) => {
      if (plugin.candidateVersion?.id === id) {
        writeHistory(em, { key, action: 'rollback', stamp, version: plugin.candidateVersion, share: 0 });
        endStaging(plugin);
        return true;
      }
      if (plugin.liveVersion?.id !== id || !replacement) return false;
      const version = await em.findOneOrFail(PluginVersion, { id: replacement.id });
      moveLivePointer(em, plugin, { version, action: 'rollback', stamp });
      return true;
    });
  }

  /**
   * Removes a plugin for all visitors at once and ends open rounds, or lists it again with the version that was live. Returns
   * false if nothing changed.
   */
  setWithdrawn(key: string, isWithdrawn: boolean, author: ChangeAuthor): Promise<boolean> {
    const action = isWithdrawn ? 'withdraw' : 'restore';
    return this.changes.apply(key, action, author, async ({ em, plugin, stamp }) => {
      if (Boolean(plugin.withdrawnAt) === isWithdrawn) return false;
      writeHistory(em, { key, action, stamp, version: plugin.liveVersion ?? null });
      plugin.withdrawnAt = isWithdrawn ? stamp.at : null;
      return true;
    });
  }

  /**
   * Lets the code of a plugin run in the pages of the site, or only in a frame of its own. Returns false if nothing changed.
   */
  setTrusted(key: string, isTrusted: boolean, author: ChangeAuthor): Promise<boolean> {
    const [action, trust] = isTrusted ? (['promote', 'trusted'] as const) : (['demote', 'sandboxed'] as const);
    return this.changes.apply(key, action, author, async ({ em, plugin, stamp }) => {
      if (plugin.trust === trust) return false;
      writeHistory(em, { key, action, stamp, version: plugin.liveVersion ?? null });
      plugin.trust = trust;
      return true;
    });
  }

  /** Lets cards of matchdays draw a plugin, or no longer. Returns false if nothing changed. */
  setJoinsMatchdays(key: string, joins: boolean, author: ChangeAuthor): Promise<boolean> {
    const action = joins ? 'joinMatchdays' : 'leaveMatchdays';
    return this.changes.apply(key, action, author, async ({ em, plugin, stamp }) => {
      if (plugin.joinsMatchdays === joins) return false;
      writeHistory(em, { key, action, stamp, version: plugin.liveVersion ?? null });
      plugin.joinsMatchdays = joins;
      return true;
    });
  }

  /** Returns the newest version that was live before a damaged one and whose files are intact. */
  private async intactBefore(damaged: PluginVersion): Promise<PluginVersion | undefined> {
    const em = this.database.em();
    const { key } = damaged;
    const history = await em.find(PluginHistory, { key }, { orderBy: { id: 'desc' }, populate: ['version'] });
    const withdrawn = await withdrawnVersions(em, key);
    for (const version of formerlyLive(history, damaged))
      if (!withdrawn.has(version.id) && (await this.files.damagedIn(version)).length === 0) return version;
    return undefined;
  }

  /**
   * Throws `VersionDamaged` if a stored file is damaged. Runs before the lock, because reading from a bucket may be slow.
   */
  private async assertIntact(key: string, request: { version: string; contentHash?: string }): Promise<void> {
    const em = this.database.em();
    if ((await em.count(Plugin, { key })) === 0) throw new PluginNotFound();
    const version = await findVersion(em, key, request);
    if ((await withdrawnVersions(em, key)).has(version.id)) throw new VersionWithdrawn({ version: version.version });
    const [path] = await this.files.damagedIn(version);
    if (path !== undefined) throw new VersionDamaged({ version: version.version, path });
  }

  /** Throws `PluginIncompatible` or `AddressTaken` if the current site cannot serve a version. */
  private async assertReleasable(em: EntityManager, { manifest }: PluginVersion): Promise<void> {
    const compatibility = classifyCompatibility(manifest, this.shell.sdkVersion);
    if (compatibility.verdict === 'incompatible')
      throw new PluginIncompatible({ key: manifest.key, reason: compatibility.reasons.join(', ') });
    await assertAddressesFree(em, manifest, this.bundles);
  }
}

/** Returns the distinct versions that were live, latest first. @param history newest first */
function formerlyLive(history: readonly PluginHistory[], except: PluginVersion): PluginVersion[] {
  const moved = history.filter(({ action, share }) => ['release', 'rollback'].includes(action) && share !== 0);
  const versions = moved.flatMap(({ version }) => (version && version.id !== except.id ? [version] : []));
  return [...new Map(versions.map((version) => [version.id, version])).values()];
}
