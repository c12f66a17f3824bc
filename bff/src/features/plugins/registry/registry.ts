import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { GameListing } from '@soccer-legends/contracts';
import { changeVersions } from '../../../platform/database/change-version.ts';
import { Database } from '../../../platform/database/database.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { releaseOf } from './built-plugin.ts';
import { toGameListing } from './plugin-listing.ts';
import { Plugin, PluginVersion } from './plugin.entities.ts';
import { stageGroupOf, Variants, type Offer, type Variant } from './variants.ts';

/** Which plugins there are and which of their versions are live, in memory; the tables hold the truth. */
@Injectable()
export class Registry {
  /** Counts up with every change. */
  version = 0;
  /** Which change of the tables it holds; see `changeVersions`. */
  changeVersion = 0;
  private variants = new Variants([]);
  private releases: ReadonlyMap<string, PluginVersion> = new Map();
  private candidates: ReadonlyMap<string, number> = new Map();
  private withdrawn: ReadonlySet<string> = new Set();
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly present: PresentPlugins,
    private readonly bus: Bus,
  ) {}

  /** What is live: the registry of a visitor who belongs to no share. */
  get listings(): readonly GameListing[] {
    return this.variants.live.listings;
  }

  /** Whether some visitors get something else than others. */
  get staged(): boolean {
    return this.variants.staged;
  }

  variantFor(cookies: string | undefined): Variant {
    return this.variants.for(this.variants.staged ? stageGroupOf(cookies) : undefined);
  }

  variantOfGroup(group: number): Variant {
    return this.variants.for(group);
  }

  /** A published version, live or not, by `key/version-hash8`. */
  release(name: string): PluginVersion | undefined {
    return this.releases.get(name);
  }

  /** Whether a plugin was taken from everybody; its files are not given out either. */
  isWithdrawn(key: string): boolean {
    return this.withdrawn.has(key);
  }

  /** The version of a plugin that a share of the visitors gets. */
  candidateOf(key: string): number | undefined {
    return this.candidates.get(key);
  }

  /** Reads the tables anew, and tells everybody where something changed. */
  reload(): Promise<void> {
    // One reading after the other: of two at once the older could be the last to speak.
    const next = this.reading.then(() => this.read());
    this.reading = next.catch(() => undefined);
    return next;
  }

  /** Takes in what another process has changed since. */
  async follow(): Promise<void> {
    const { registry } = await changeVersions(this.database.em());
    if (registry > this.changeVersion) await this.reload();
  }

  private async read(): Promise<void> {
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
    const withdrawn = new Set(plugins.filter(({ withdrawnAt }) => withdrawnAt).map(({ key }) => key));
    const listed = plugins.filter((plugin) => this.isListed(plugin, byId.get(plugin.liveVersionId ?? 0)));
    this.candidates = new Map(
      listed.flatMap(({ key, candidateVersionId }) => (candidateVersionId == null ? [] : [[key, candidateVersionId]])),
    );
    this.replace(new Variants(listed.map((plugin) => offerOf(plugin, byId))));
    this.tellWithdrawn(withdrawn);
  }

  private isListed({ key, withdrawnAt, candidateVersionId }: Plugin, live: PluginVersion | undefined): boolean {
    if (withdrawnAt || (!live && candidateVersionId == null)) return false;
    return live?.origin !== 'bundled' || this.present.has(key);
  }

  private replace(variants: Variants): void {
    const before = this.variants;
    if (isDeepStrictEqual(essenceOf(before), essenceOf(variants))) return;
    this.variants = variants;
    this.version += 1;
    this.bus.publish({ type: 'registry' });
  }

  // A plugin that is merely not there any more leaves the hub, and a round of it is played to its end; a withdrawn one
  // is taken from those who play it, wherever they got it from.
  private tellWithdrawn(withdrawn: ReadonlySet<string>): void {
    const before = this.withdrawn;
    if (isDeepStrictEqual(before, withdrawn)) return;
    this.withdrawn = withdrawn;
    this.bus.publish({ type: 'withdrawn', keys: [...withdrawn] });
  }
}

function offerOf(plugin: Plugin, versions: ReadonlyMap<number, PluginVersion>): Offer {
  const live = versions.get(plugin.liveVersionId ?? 0);
  const candidate = versions.get(plugin.candidateVersionId ?? 0);
  return {
    live: live && toGameListing(plugin, live),
    candidate: candidate && { listing: toGameListing(plugin, candidate), share: plugin.candidateShare! },
  };
}

function essenceOf({ all, shares }: Variants): unknown {
  return [shares, all.map(({ listings }) => listings)];
}

/** The bundled plugins whose folders are there: one that is gone is not listed, and keeps its row for when it returns. */
@Injectable()
export class PresentPlugins extends Set<string> {}
