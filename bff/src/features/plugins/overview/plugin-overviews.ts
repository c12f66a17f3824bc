import {
  classifyCompatibility,
  iconOf,
  routeOf,
  type PluginCandidate,
  type PluginHealth,
  type MatchdayState,
  type PluginOverview,
  type PublishedVersion,
  type VersionChanges,
  type VersionRef,
  type PluginDetail,
  type PluginHistoryEntry,
} from '@soccer-legends/contracts';
import { Trust } from '../registry/registry.ts';
import { releaseOf, ShellSdk } from '../registry/built-plugin.ts';
import { filesBaseOf } from '../registry/plugin-listing.ts';
import { matchdayStateOf } from '../registry/matchday-state.ts';
import {
  Plugin,
  PluginVersion,
  PluginHistory,
  releasedVersions,
  withdrawnVersions,
} from '../registry/plugin.entities.ts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { VersionMetrics } from '../health/version-metrics.ts';
import { DamagedVersions } from '../registry/stored-files.ts';
import { PluginNotFound } from '../registry/plugin.errors.ts';
import { previousVersionOf } from '../release/plugin-changes.ts';

/** What an overview needs besides the rows of the plugin. */
interface OverviewContext {
  /** All versions of the plugin, newest first; at least one. */
  versions: readonly PluginVersion[];
  healthOf: (versionId: number) => PluginHealth;
  /** Undefined if no shell is built. */
  shellSdk: string | undefined;
  /** Whether this server has found damaged files of a version that it could not repair. */
  isDamaged: (versionId: number) => boolean;
  withdrawn: ReadonlySet<number>;
  isTrusted: (version: PluginVersion) => boolean;
  matchdaysOf: (version: PluginVersion) => MatchdayState;
  /** The version that a rollback would make live; null if there is none. */
  previous: PluginVersion | null;
}

/** Returns what the list shows. A plugin without a live version is described by its newest one. */
function toOverview(plugin: Plugin, context: OverviewContext): PluginOverview {
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
    isTrusted: context.isTrusted(shown),
    matchdays: context.matchdaysOf(shown),
    draws: manifest.draws ?? [],
    origin: shown.origin,
    live: live ? toPublishedVersion(live, context) : null,
    candidate: toCandidate(plugin, context),
    previous: previous ? toVersionRef(previous) : null,
    damaged: versions.filter(({ id }) => context.isDamaged(id)).map((version) => toVersionRef(version).release),
    versionCount: versions.length,
    newest: toVersionRef(newest),
  };
}

function toPublishedVersion(
  version: PluginVersion,
  {
    healthOf,
    shellSdk,
    isDamaged,
    withdrawn,
  }: Omit<OverviewContext, 'versions' | 'previous' | 'isTrusted' | 'matchdaysOf'>,
): PublishedVersion {
  const { id, manifest, files, origin, publishedAt, publishedBy, provenance } = version;
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
    ...(provenance && { provenance }),
  };
}

export function toVersionRef({ version, contentHash, manifest }: Omit<PluginVersion, 'id'>): VersionRef {
  return { version, contentHash, release: releaseOf(manifest, contentHash) };
}

/** Returns how a version differs from the live one. */
export function changesSince(
  live: Pick<PluginVersion, 'files' | 'manifest'>,
  version: Pick<PluginVersion, 'files' | 'manifest'>,
): VersionChanges {
  const [before, after] = [live, version].map(({ files }) => new Map(files.map(({ path, sha384 }) => [path, sha384])));
  const paths = new Set([...before!.keys(), ...after!.keys()]);
  const [old, asked] = [live, version].map(({ manifest }) => manifest.draws ?? []);
  return {
    files: [...paths].filter((path) => before!.get(path) !== after!.get(path)).length,
    bytes: bytesOf(version) - bytesOf(live),
    newDraws: asked!.filter((draw) => !old!.includes(draw)),
    droppedDraws: old!.filter((draw) => !asked!.includes(draw)),
  };
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

const MAX_HISTORY = 200;

/** What the console shows about plugins: versions, health, damage and history. */
@Injectable()
export class PluginOverviews {
  constructor(
    private readonly database: Database,
    private readonly shell: ShellSdk,
    private readonly metrics: VersionMetrics,
    private readonly damaged: DamagedVersions,
    private readonly trust: Trust,
    private readonly clock: Clock,
  ) {}

  /** Returns all published plugins, in the order of their first publication. */
  async list(): Promise<PluginOverview[]> {
    const plugins = await this.read({});
    return plugins.map(({ plugin, context }) => toOverview(plugin, context));
  }

  /** Returns one plugin with all its versions, newest first. Throws `PluginNotFound`. */
  async detail(key: string): Promise<PluginDetail> {
    const [found] = await this.read({ key });
    if (!found) throw new PluginNotFound();
    const { plugin, context } = found;
    const live = plugin.liveVersion;
    const versions = context.versions.map((version) => ({
      ...toPublishedVersion(version, context),
      ...(live && version !== live && { changes: changesSince(live, version) }),
    }));
    return { ...toOverview(plugin, context), versions };
  }

  /** Returns the latest 200 actions on a plugin, newest first. Throws `PluginNotFound`. */
  async history(key: string): Promise<PluginHistoryEntry[]> {
    const em = this.database.em();
    if ((await em.count(PluginVersion, { key })) === 0) throw new PluginNotFound();
    const rows = await em.find(
      PluginHistory,
      { key },
      { orderBy: { id: 'desc' }, limit: MAX_HISTORY, populate: ['version', 'previousVersion'] },
    );
    return rows.map(({ id, at, action, actor, version, previousVersion, share, reason, comparison }) => ({
      id,
      action,
      actor,
      reason,
      at: at.toISOString(),
      version: version ? toVersionRef(version) : null,
      previous: previousVersion ? toVersionRef(previousVersion) : null,
      share: share ?? null,
      comparison: comparison ?? null,
    }));
  }

  private async read(where: { key?: string }): Promise<{ plugin: Plugin; context: OverviewContext }[]> {
    const em = this.database.em();
    const plugins = await em.find(Plugin, where, { orderBy: { id: 'asc' } });
    const versions = groupBy(
      await em.find(PluginVersion, where, { orderBy: { publishedAt: 'desc', id: 'desc' } }),
      ({ key }) => key,
    );
    const history = groupBy(await em.find(PluginHistory, { ...where, action: 'release' }), ({ key }) => key);
    const healthOf = await this.metrics.byVersion();
    const withdrawn = await withdrawnVersions(em, where.key);
    const released = await releasedVersions(em);
    const now = this.clock.now();
    return plugins.map((plugin) => ({
      plugin,
      context: {
        versions: versions.get(plugin.key) ?? [],
        healthOf,
        shellSdk: this.shell.sdkVersion,
        isDamaged: (id) => this.damaged.has(id),
        withdrawn,
        isTrusted: (version) => this.trust.covers(plugin, version),
        matchdaysOf: (version) => matchdayStateOf(plugin, version, { releasedAt: released.get(version.id), now }),
        previous: previousVersionOf(history.get(plugin.key) ?? [], plugin.liveVersion, withdrawn),
      },
    }));
  }
}
