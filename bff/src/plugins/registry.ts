import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { GameListing } from '@soccer-legends/contracts';
import { changeVersions } from '../database/change-version.ts';
import { Database } from '../database/database.ts';
import { Bus } from '../events/bus.ts';
import { HotAnswers } from '../http/hot-answers.ts';
import { PUBLIC_CACHE, ReadyAnswer } from '../http/ready-answer.ts';
import { releaseOf } from './built-plugin.ts';
import { toGameListing } from './plugin-listing.ts';
import { Plugin, PluginVersion } from './plugin.entity.ts';
import { PresentPlugins } from './present-plugins.ts';

/** Which plugins there are and which of their versions are live, in memory; the tables hold the truth. */
@Injectable()
export class Registry {
  listings: readonly GameListing[] = [];
  /** Counts up with every change. */
  version = 0;
  /** Which change of the tables it holds; see `changeVersions`. */
  changeVersion = 0;
  private releases: ReadonlyMap<string, PluginVersion> = new Map();
  private ready = ReadyAnswer.json([], PUBLIC_CACHE);

  constructor(
    private readonly database: Database,
    private readonly present: PresentPlugins,
    private readonly bus: Bus,
    hot: HotAnswers,
  ) {
    hot.set('/api/games', () => this.ready);
  }

  get answer(): ReadyAnswer {
    return this.ready;
  }

  /** A published version, live or not, by `key/version-hash8`. */
  release(name: string): PluginVersion | undefined {
    return this.releases.get(name);
  }

  /** Reads the tables anew, and tells everybody where something changed. */
  async reload(): Promise<void> {
    const em = this.database.em();
    // Read before the rows: what changes in between is then read once more, and never missed.
    const { registry: changeVersion } = await changeVersions(em);
    const plugins = await em.find(Plugin, {}, { orderBy: { id: 'asc' } });
    const versions = await em.find(PluginVersion, {});
    this.changeVersion = changeVersion;
    const byId = new Map(versions.map((version) => [version.id, version]));
    this.releases = new Map(
      versions.map((version) => [`${version.key}/${releaseOf(version.manifest, version.contentHash)}`, version]),
    );
    this.replace(
      plugins.flatMap((plugin) => {
        const live = byId.get(plugin.liveVersionId ?? 0);
        return live && this.isListed(plugin) ? [toGameListing(plugin, live)] : [];
      }),
    );
  }

  private isListed({ key, origin }: Plugin): boolean {
    return origin === 'uploaded' || this.present.has(key);
  }

  private replace(listings: readonly GameListing[]): void {
    if (isDeepStrictEqual(listings, this.listings)) return;
    const withdrawn = this.listings.filter(({ key }) => !listings.some((other) => other.key === key));
    this.listings = listings;
    this.version += 1;
    this.ready = ReadyAnswer.json(listings, PUBLIC_CACHE);
    this.bus.publish({ type: 'registry' });
    for (const { key } of withdrawn) this.bus.publish({ type: 'withdrawn', key });
  }
}
