import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { type DrawName, type GameListing, addressesOf, type PluginManifest } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { changeVersions } from '../../../platform/database/change-version.ts';
import { Database } from '../../../platform/database/database.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { SiteAddresses } from '../../../platform/http/site-addresses.ts';
import { releaseOf } from './built-plugin.ts';
import { matchdayStateOf } from './matchday-state.ts';
import { DamagedVersions } from './stored-files.ts';
import { toGameListing } from './plugin-listing.ts';
import { Plugin, PluginVersion, releasedVersions, withdrawnVersions } from './plugin.entities.ts';
import { Variants, type StagedListing, type Variant } from './variants.ts';
import type { EntityManager } from '@mikro-orm/sql';
import { AddressTaken } from './plugin.errors.ts';

/** The keys of the bundled plugins whose build folder exists. Other bundled plugins are not listed, but keep their rows. */
@Injectable()
export class AvailableBundles extends Set<string> {
  /** Whether a plugin can be served: its live version was uploaded, or its bundle exists. */
  isAvailable(key: string, live: Pick<PluginVersion, 'origin'> | null | undefined): boolean {
    return live?.origin !== 'bundled' || this.has(key);
  }
}

/** Decides which code may run in the pages of the site. Everything else runs in a frame of its own. */
@Injectable()
export class Trust {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'trustsPluginsDir'>,
    private readonly addresses: SiteAddresses,
  ) {}

  /** Whether a version is trusted, either because an owner trusts its key or because it came with the site. */
  covers({ trust }: Plugin, { origin }: PluginVersion): boolean {
    return trust ? trust === 'trusted' : origin === 'bundled' && this.config.trustsPluginsDir;
  }

  /** Returns the address of the document in which a version's code runs; undefined for a trusted version. */
  frameOf(plugin: Plugin, version: PluginVersion): string | undefined {
    return this.covers(plugin, version) ? undefined : this.addresses.frameOf(plugin.key);
  }

  /** Like `frameOf`, for a build that was not published. @param plugin undefined for a key without a listing */
  frameOfBuild(key: string, plugin: Plugin | undefined): string | undefined {
    return plugin?.trust === 'trusted' ? undefined : this.addresses.frameOf(key);
  }
}

/**
 * The plugins and their versions in memory. The tables are the source of truth: each server reads them again after its own
 * changes, and follows those of other servers.
 */
@Injectable()
export class Registry {
  /** Increases with every change of the listings, on this server only. */
  version = 0;
  /** The version of the tables in memory; see `changeVersions`. */
  changeVersion = 0;
  private variants = new Variants([]);
  private releases: ReadonlyMap<string, PluginVersion> = new Map();
  private listed: readonly Plugin[] = [];
  private released: ReadonlyMap<number, Date | undefined> = new Map();
  private withdrawn: readonly string[] = [];
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly bundles: AvailableBundles,
    private readonly damaged: DamagedVersions,
    private readonly bus: Bus,
    private readonly trust: Trust,
  ) {}

  /** The listings for visitors without a stage group: all live versions. */
  get listings(): readonly GameListing[] {
    return this.variants.live.listings;
  }

  /** Whether any plugin has a candidate, so that visitors get different listings. */
  get staged(): boolean {
    return this.variants.staged;
  }

  /** Returns the keys of the listed games that fetch one of these draws, in alphabetical order. */
  gamesWith(draws: readonly DrawName[]): string[] {
    const fetching = this.listed.filter((plugin) => drawsOf(plugin).some((draw) => draws.includes(draw)));
    return fetching.map(({ key }) => key).sort();
  }

  /** Returns the keys of the games that a card of a matchday may have now, in the order of the listings. */
  fixtureGames(now: Date): string[] {
    const isDrawn = (plugin: Plugin, live: PluginVersion): boolean =>
      matchdayStateOf(plugin, live, { releasedAt: this.released.get(live.id), now }) === 'in';
    return this.listed.flatMap((plugin) => {
      const { key, isActive, liveVersion } = plugin;
      return isActive && liveVersion && isDrawn(plugin, liveVersion) ? [key] : [];
    });
  }

  /** Returns the listings for a stage group, 0 to 99; the live versions without one. */
  variantOfGroup(group: number | undefined): Variant {
    return this.variants.for(group);
  }

  isCurrent(variant: Variant): boolean {
    return this.variants.all.includes(variant);
  }

  /** Returns a version that is or was live or staged, unless it or its plugin was withdrawn. @param name `key/version-hash8` */
  release(name: string): PluginVersion | undefined {
    return this.releases.get(name);
  }

  /** Returns the time since when a candidate is staged; undefined while all visitors get the live version. */
  stagedSince(key: string): Date | undefined {
    return this.listed.find((plugin) => plugin.key === key)?.candidateSince ?? undefined;
  }

  /** Returns the listing of a plugin's candidate, even of a paused one; undefined if there is none. */
  candidateOf(key: string): GameListing | undefined {
    const plugin = this.listed.find((listed) => listed.key === key);
    const candidate = plugin?.candidateVersion;
    return candidate
      ? { ...toGameListing(plugin, candidate, this.trust.frameOf(plugin, candidate)), staged: true }
      : undefined;
  }

  /** Returns the address of the document in which an unpublished build of a plugin runs; undefined if it may run in the page. */
  frameOfBuild(key: string): string | undefined {
    return this.trust.frameOfBuild(
      key,
      this.listed.find((plugin) => plugin.key === key),
    );
  }

  /** Reads the tables again and publishes an event if anything has changed. */
  reload(): Promise<void> {
    // One read at a time, because an older read could otherwise finish last.
    const next = this.reading.then(() => this.read());
    this.reading = next.catch(() => undefined);
    return next;
  }

  /** Reloads if any process has written to the tables since. */
  async follow(): Promise<void> {
    const { registry } = await changeVersions(this.database.em());
    if (registry > this.changeVersion) await this.reload();
  }

  private async read(): Promise<void> {
    const em = this.database.em();
    // Read before the rows, so that a concurrent change causes another read and is never missed.
    const { registry: changeVersion } = await changeVersions(em);
    const plugins = await em.find(Plugin, {}, { orderBy: { id: 'asc' } });
    // The same entity manager fills `liveVersion` and `candidateVersion` of the plugins with these rows.
    const versions = await em.find(PluginVersion, {});
    this.released = await releasedVersions(em);
    const withdrawn = await withdrawnVersions(em);
    const withdrawnKeys = new Set(plugins.filter(({ withdrawnAt }) => withdrawnAt).map(({ key }) => key));
    const isGone = ({ id, key }: PluginVersion): boolean => withdrawn.has(id) || withdrawnKeys.has(key);
    this.changeVersion = changeVersion;
    this.releases = new Map(
      versions.filter((version) => this.released.has(version.id) && !isGone(version)).map((one) => [nameOf(one), one]),
    );
    this.listed = plugins.filter((plugin) => this.isListed(plugin));
    this.replaceVariants(new Variants(this.listed.map((plugin) => this.toStagedListing(plugin))));
    this.replaceWithdrawn(versions.filter(isGone).map(nameOf));
  }

  private isListed({ key, withdrawnAt, liveVersion, candidateVersion }: Plugin): boolean {
    // A game whose files are not served gets no card, because its page would fail.
    if (withdrawnAt || (liveVersion && this.damaged.has(liveVersion.id))) return false;
    return !!(liveVersion ?? candidateVersion) && this.bundles.isAvailable(key, liveVersion);
  }

  private toStagedListing(plugin: Plugin): StagedListing {
    const { liveVersion: live, candidateVersion: candidate, candidateShare: share } = plugin;
    const listingOf = (version: PluginVersion): GameListing => ({
      ...toGameListing(plugin, version, this.trust.frameOf(plugin, version)),
      // No visitor gets a paused candidate.
      ...(share && { staged: true }),
    });
    return {
      live: live ? listingOf(live) : undefined,
      candidate: candidate && share ? { listing: listingOf(candidate), share } : undefined,
    };
  }

  private replaceVariants(variants: Variants): void {
    const before = this.variants;
    if (isDeepStrictEqual(contentOf(before), contentOf(variants))) return;
    this.variants = variants;
    this.version += 1;
    this.bus.publish({ type: 'registry' });
  }

  // If a bundle is missing, the plugin leaves the hub but open rounds can be finished. Withdrawing ends open rounds too.
  private replaceWithdrawn(withdrawn: readonly string[]): void {
    if (isDeepStrictEqual(this.withdrawn, withdrawn)) return;
    this.withdrawn = withdrawn;
    this.bus.publish({ type: 'withdrawn', releases: withdrawn });
  }
}

function nameOf({ key, manifest, contentHash }: PluginVersion): string {
  return `${key}/${releaseOf(manifest, contentHash)}`;
}

function drawsOf({ liveVersion, candidateVersion }: Plugin): readonly DrawName[] {
  return (liveVersion ?? candidateVersion)?.manifest.draws ?? [];
}

function contentOf({ all, shares }: Variants): unknown {
  return [shares, all.map(({ listings }) => listings)];
}

/** Throws `AddressTaken` if another plugin owns an address: its key, or a route of its live or staged version. */
export async function assertAddressesFree(
  em: EntityManager,
  manifest: PluginManifest,
  bundles: AvailableBundles,
): Promise<void> {
  const own = addressesOf(manifest);
  const others = await em.find(
    Plugin,
    { key: { $ne: manifest.key } },
    { fields: ['key', 'liveVersion.origin', 'liveVersion.manifest', 'candidateVersion.manifest'] },
  );
  for (const { key, liveVersion, candidateVersion } of others) {
    if (!bundles.isAvailable(key, liveVersion)) continue;
    const released = [liveVersion, candidateVersion].filter((version) => version != null);
    const theirs = [`/${key}`, ...released.flatMap((version) => addressesOf(version.manifest))];
    const taken = own.find((address) => theirs.includes(address));
    if (taken) throw new AddressTaken({ address: taken, owner: key });
  }
}
