import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { FRAME_PATH, frameDocument } from '@soccer-legends/plugin-checks/page';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DevRegistry } from '../../features/plugins/dev-override/dev-registry.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/route.ts';
import { PublicOrigin, SiteAddresses } from '../../platform/http/site-addresses.ts';

export class FrameQuery {
  /** The developer's build that the frame loads, sealed by `DevRegistry`. */
  @IsOptional()
  @IsString({ message: 'build must be a text' })
  @MaxLength(400, { message: 'build must be at most 400 characters' })
  build?: string;
}

/** The document in which sandboxed games run; docs/decisions/0102-a-sandbox-for-games.md. */
@Public()
@Controller()
export class GameFrameController {
  constructor(
    private readonly origin: PublicOrigin,
    private readonly addresses: SiteAddresses,
    private readonly dev: DevRegistry,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  @Get(FRAME_PATH)
  async frame(@Req() request: FastifyRequest, @Query() { build }: FrameQuery): Promise<CachedResponse> {
    const host = this.addresses.gameHostOf(request.headers);
    const site = host ? this.config.publicUrl : this.origin.forPictures(request.raw);
    const { html, policy } = frameDocument({ site, host, build: await this.dev.frameBuild(build ?? '') });
    return new CachedResponse({
      body: Buffer.from(html),
      contentType: 'text/html; charset=utf-8',
      // The policy names the address under which the visitor opened the site.
      cacheControl: 'no-store',
      headers: { 'content-security-policy': policy },
    });
  }
}
