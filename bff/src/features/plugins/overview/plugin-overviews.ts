import { Injectable } from '@nestjs/common';
import type { PluginDetail, PluginHistoryEntry, PluginOverview } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { VersionFigures } from '../health/version-figures.ts';
import { Plugin, PluginVersion } from '../plugin.entity.ts';
import { PluginNotFound } from '../plugin.errors.ts';
import { ShellSdk } from '../shell-sdk.ts';
import { previousOf } from '../live-pointer.ts';
import { PluginHistory } from '../plugin-history.entity.ts';
import { toOverview, toVersionInfo, toVersionRef, type Surroundings } from '../to-overview.ts';

const MOST_HISTORY = 200;

/** The plugins as the console and the command line see them. */
@Injectable()
export class PluginOverviews {
  constructor(
    private readonly database: Database,
    private readonly shell: ShellSdk,
    private readonly figures: VersionFigures,
  ) {}

  async list(): Promise<PluginOverview[]> {
    const known = await this.read({});
    return known.map(({ plugin, around }) => toOverview(plugin, around));
  }

  /** Throws `PluginNotFound`. */
  async detail(key: string): Promise<PluginDetail> {
    const [known] = await this.read({ key });
    if (!known) throw new PluginNotFound();
    const { plugin, around } = known;
    return { ...toOverview(plugin, around), versions: around.versions.map((one) => toVersionInfo(one, around)) };
  }

  /** Newest first; throws `PluginNotFound`. */
  async history(key: string): Promise<PluginHistoryEntry[]> {
    const em = this.database.em();
    const versions = new Map((await em.find(PluginVersion, { key })).map((version) => [version.id, version]));
    if (versions.size === 0) throw new PluginNotFound();
    const refOf = (id: number | null | undefined) => {
      const version = versions.get(id ?? 0);
      return version ? toVersionRef(version) : null;
    };
    const rows = await em.find(PluginHistory, { key }, { orderBy: { id: 'desc' }, limit: MOST_HISTORY });
    return rows.map(({ id, at, action, actor, versionId, previousVersionId, share, reason, comparison }) => ({
      ...{ id, action, actor, reason },
      at: at.toISOString(),
      version: refOf(versionId),
      previous: refOf(previousVersionId),
      share: share ?? null,
      comparison: comparison ?? null,
    }));
  }

  private async read(which: { key?: string }): Promise<{ plugin: Plugin; around: Surroundings }[]> {
    const em = this.database.em();
    const plugins = await em.find(Plugin, which, { orderBy: { id: 'asc' } });
    const versions = groupBy(
      await em.find(PluginVersion, which, { orderBy: { publishedAt: 'desc', id: 'desc' } }),
      ({ key }) => key,
    );
    const history = groupBy(await em.find(PluginHistory, { ...which, action: 'release' }), ({ key }) => key);
    const healthOf = await this.figures.byVersion();
    return plugins.map((plugin) => ({
      plugin,
      around: {
        versions: versions.get(plugin.key) ?? [],
        healthOf,
        shellSdk: this.shell.sdkVersion,
        previousId: previousOf(history.get(plugin.key) ?? [], plugin.liveVersionId),
      },
    }));
  }
}
