import { Controller, Get, Inject, Req } from '@nestjs/common';
import { FRAME_PATH, frameDocument } from '@soccer-legends/plugin-checks/page';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/route.ts';
import { PublicOrigin, SiteAddresses } from '../../platform/http/site-addresses.ts';

/** The document in which sandboxed games run; docs/decisions/0102-a-sandbox-for-games.md. */
@Public()
@Controller()
export class GameFrameController {
  constructor(
    private readonly origin: PublicOrigin,
    private readonly addresses: SiteAddresses,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  @Get(FRAME_PATH)
  frame(@Req() request: FastifyRequest): CachedResponse {
    const host = this.addresses.gameHostOf(request.headers);
    const site = host ? this.config.publicUrl : this.origin.forPictures(request.raw);
    const { html, policy } = frameDocument({ site, host });
    return new CachedResponse({
      body: Buffer.from(html),
      contentType: 'text/html; charset=utf-8',
      // The policy names the address under which the visitor opened the site.
      cacheControl: 'no-store',
      headers: { 'content-security-policy': policy },
    });
  }
}
