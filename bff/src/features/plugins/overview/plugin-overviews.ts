import { Injectable } from '@nestjs/common';
import type { PluginDetail, PluginHistoryEntry, PluginOverview } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { ShellSdk } from '../registry/built-plugin.ts';
import { VersionMetrics } from '../health/version-metrics.ts';
import { DamagedVersions } from '../registry/stored-files.ts';
import { Plugin, PluginVersion, PluginHistory, withdrawnVersions } from '../registry/plugin.entities.ts';
import { PluginNotFound } from '../registry/plugin.errors.ts';
import { previousVersionOf } from '../release/live-pointer.ts';
import { toOverview, toPublishedVersion, toVersionRef, type OverviewContext } from './to-overview.ts';

const MAX_HISTORY = 200;

/** What the console shows about plugins: versions, health, damage and history. */
@Injectable()
export class PluginOverviews {
  constructor(
    private readonly database: Database,
    private readonly shell: ShellSdk,
    private readonly metrics: VersionMetrics,
    private readonly damaged: DamagedVersions,
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
    const versions = context.versions.map((version) => toPublishedVersion(version, context));
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
    return plugins.map((plugin) => ({
      plugin,
      context: {
        versions: versions.get(plugin.key) ?? [],
        healthOf,
        shellSdk: this.shell.sdkVersion,
        isDamaged: (id) => this.damaged.has(id),
        withdrawn,
        previous: previousVersionOf(history.get(plugin.key) ?? [], plugin.liveVersion, withdrawn),
      },
    }));
  }
}
