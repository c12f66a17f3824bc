import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Inject, Injectable, Req } from '@nestjs/common';
import { SITE_PAGES } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { addressIn, alternatesOf } from './page-head.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse, ONE_HOUR } from '../../platform/http/cached-response.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';
import { Public } from '../../platform/http/route.ts';

const PAGES = [SITE_PAGES.home, SITE_PAGES.matchdays, SITE_PAGES.facts, SITE_PAGES.feedback];

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

  robots(headers: IncomingHttpHeaders): CachedResponse {
    return this.addresses.servesGames(headers) ? this.siteRobots : this.consoleRobots;
  }

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

/** Returns a `robots.txt` (RFC 9309). @param publicUrl undefined at the console's address, which is wholly excluded */
function robotsText(publicUrl: string | undefined): string {
  if (publicUrl === undefined) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Returns a sitemap (sitemaps.org, version 0.9) of pages with their languages. @param paths without a query */
function sitemapText(paths: readonly string[], publicUrl: string): string {
  const pages = paths.map((path) => {
    const links = alternatesOf(path, publicUrl).map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return `<url><loc>${addressIn('en', path, publicUrl)}</loc>${links.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${pages.join('')}</urlset>\n`
  );
}

@Public()
@Controller()
export class SearchEnginesController {
  constructor(private readonly files: SearchEngineFiles) {}

  @Get('robots.txt')
  robots(@Req() { headers }: FastifyRequest): CachedResponse {
    return this.files.robots(headers);
  }

  @Get('sitemap.xml')
  sitemap(): CachedResponse {
    return this.files.sitemap();
  }
}
