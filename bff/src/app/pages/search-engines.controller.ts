import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/public.ts';
import { SearchEngineFiles } from './search-engine-files.ts';

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
