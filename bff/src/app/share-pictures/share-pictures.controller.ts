import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/public.ts';
import { pathOf } from '../../platform/http/request-path.ts';
import { SharePictures } from './share-pictures.ts';

@Public()
@Controller('og')
export class SharePicturesController {
  constructor(private readonly pictures: SharePictures) {}

  @Get('*')
  picture(@Req() { url }: FastifyRequest): Promise<CachedResponse> {
    return this.pictures.respond(pathOf(url));
  }
}
