import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { SITE_PAGES } from '@soccer-legends/contracts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse, ONE_HOUR } from '../../platform/http/cached-response.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';
import { robotsText, sitemapText } from './search-engine-texts.ts';

const PAGES = [SITE_PAGES.home, SITE_PAGES.matchdays, SITE_PAGES.feedback];

/** `robots.txt` and `sitemap.xml`, kept in memory, because a new response would be compressed for each request. */
@Injectable()
export class SearchEngineFiles {
  private readonly siteRobots: CachedResponse;
  private readonly consoleRobots: CachedResponse;
  private sitemapOf: { version: number; file: CachedResponse } | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly addresses: SiteAddresses,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    this.siteRobots = textFile(robotsText(config.publicUrl));
    this.consoleRobots = textFile(robotsText(undefined));
  }

  /** Returns the `robots.txt` of the address that a request was sent to. */
  robots(headers: IncomingHttpHeaders): CachedResponse {
    return this.addresses.servesGames(headers) ? this.siteRobots : this.consoleRobots;
  }

  /** Returns the sitemap of the own pages and the active games. */
  sitemap(): CachedResponse {
    const { version } = this.registry;
    if (this.sitemapOf?.version !== version) this.sitemapOf = { version, file: this.writeSitemap() };
    return this.sitemapOf.file;
  }

  private writeSitemap(): CachedResponse {
    const games = this.registry.listings.filter(({ isActive }) => isActive).map(({ route }) => route);
    return file(sitemapText([...PAGES, ...games], this.config.publicUrl), 'application/xml; charset=utf-8');
  }
}

function textFile(text: string): CachedResponse {
  return file(text, 'text/plain; charset=utf-8');
}

function file(text: string, contentType: string): CachedResponse {
  return new CachedResponse({ body: Buffer.from(text), contentType, cacheControl: ONE_HOUR });
}
