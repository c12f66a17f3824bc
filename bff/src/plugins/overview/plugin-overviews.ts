import { Injectable } from '@nestjs/common';
import type { DevOverride, PluginDetail, PluginHistoryEntry, PluginOverview } from '@soccer-legends/contracts';
import { Database } from '../../database/database.ts';
import { ShellFiles } from '../../web/shell-files.ts';
import { DevOverrides } from '../dev-override/dev-overrides.ts';
import { VersionFigures } from '../health/version-figures.ts';
import { Plugin, PluginVersion } from '../plugin.entity.ts';
import { PluginNotFound } from '../plugin.errors.ts';
import { previousOf } from '../release/live-pointer.ts';
import { PluginHistory } from '../release/plugin-history.entity.ts';
import { toOverview, toVersionInfo, toVersionRef, type Surroundings } from './to-overview.ts';

const MOST_HISTORY = 200;

/** The plugins as the console and the command line see them. */
@Injectable()
export class PluginOverviews {
  constructor(
    private readonly database: Database,
    private readonly shell: ShellFiles,
    private readonly figures: VersionFigures,
    private readonly overrides: DevOverrides,
  ) {}

  /** @param sessionId whose overrides are shown; none for a publish token. */
  async list(sessionId: string | undefined): Promise<PluginOverview[]> {
    const known = await this.read({}, sessionId);
    return known.map(({ plugin, around }) => toOverview(plugin, around));
  }

  /** Throws `PluginNotFound`. */
  async detail(key: string, sessionId: string | undefined): Promise<PluginDetail> {
    const [known] = await this.read({ key }, sessionId);
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

  private async read(
    which: { key?: string },
    sessionId: string | undefined,
  ): Promise<{ plugin: Plugin; around: Surroundings }[]> {
    const em = this.database.em();
    const plugins = await em.find(Plugin, which, { orderBy: { id: 'asc' } });
    const versions = Map.groupBy(
      await em.find(PluginVersion, which, { orderBy: { publishedAt: 'desc', id: 'desc' } }),
      ({ key }) => key,
    );
    const history = Map.groupBy(await em.find(PluginHistory, { ...which, action: 'release' }), ({ key }) => key);
    const overrides = sessionId === undefined ? [] : await this.overrides.of(sessionId);
    const healthOf = await this.figures.byVersion();
    return plugins.map((plugin) => ({
      plugin,
      around: {
        versions: versions.get(plugin.key) ?? [],
        healthOf,
        shellSdk: this.shell.sdkVersion,
        previousId: previousOf(history.get(plugin.key) ?? [], plugin.liveVersionId),
        devOverride: overrideOf(overrides, plugin.key),
      },
    }));
  }
}

function overrideOf(overrides: readonly DevOverride[], key: string): DevOverride | null {
  return overrides.find((override) => override.key === key) ?? null;
}
