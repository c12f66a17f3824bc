import { Controller, Get, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/public.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';
import { robotsText, sitemap } from './search-engine-files.ts';

const ONE_HOUR = 'public, max-age=3600';
/** The pages of the site besides its games. */
const PAGES = ['/', '/matchdays', '/feedback'];

/** What search engines ask for. */
@Public()
@Controller()
export class SearchEnginesController {
  constructor(
    private readonly registry: Registry,
    private readonly addresses: SiteAddresses,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  @Get('robots.txt')
  robots(@Req() { headers }: FastifyRequest): CachedResponse {
    const isSite = this.addresses.servesGames(headers);
    return file(robotsText(isSite ? this.config.publicUrl : undefined), 'text/plain; charset=utf-8');
  }

  @Get('sitemap.xml')
  sitemap(): CachedResponse {
    const games = this.registry.listings.filter(({ isActive }) => isActive).map(({ route }) => route);
    return file(sitemap([...PAGES, ...games], this.config.publicUrl), 'application/xml; charset=utf-8');
  }
}

function file(text: string, contentType: string): CachedResponse {
  return new CachedResponse({ body: Buffer.from(text), contentType, cacheControl: ONE_HOUR });
}
