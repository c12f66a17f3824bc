import { Controller, Get, Injectable, Req } from '@nestjs/common';
import { readPicturePath, startOfMatchday, type PictureAddress } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { Registry } from '../../features/plugins/plugins.port.ts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { Log } from '../../platform/http/log.ts';
import { found, NotFound } from '../../platform/http/request-errors.ts';
import { pathOf } from '../../platform/http/request-path.ts';
import { Public } from '../../platform/http/route.ts';
import { ShellFiles } from '../pages/shell-files.ts';
import { RendererBusy } from './picture-renderer.ts';
import { RenderedPictures } from './rendered-pictures.ts';

/** The address stays the same when a game is renamed, so a picture is not immutable. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const RETRY_SECONDS = '2';
/** Other sites may show the pictures. */
const HEADERS = { 'cross-origin-resource-policy': 'cross-origin' };
/** Picture of the shell's build, shown while no other picture can be rendered. */
const GENERIC = '/share.png';

/** The pictures in link previews of messages. */
@Injectable()
export class SharePictures {
  private readonly kept = new BoundedCache<CachedResponse, PictureAddress>('sharePictures', {
    sizeOf: ({ size }) => size,
    load: (_path, address) => this.make(address),
  });
  private drawnFrom = '';

  constructor(
    private readonly shell: ShellFiles,
    private readonly registry: Registry,
    private readonly rendered: RenderedPictures,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Returns the picture at a path. Throws `NotFound` for a game that is not on the site, for a matchday that has not begun,
   * and for any path that is not exactly that of a picture. Returns a generic picture with status 503 while too many others
   * are being rendered.
   */
  async respond(path: string): Promise<CachedResponse> {
    const address = found(readPicturePath(path));
    this.discardOutdated();
    try {
      return found(await this.kept.fetch(path, { context: address }));
    } catch (error) {
      if (error instanceof NotFound) throw error;
      if (!(error instanceof RendererBusy))
        this.log.error({ path, err: error }, 'A picture for messages could not be rendered.');
      return this.generic();
    }
  }

  private async make({ subject, language }: PictureAddress): Promise<CachedResponse> {
    if (this.rendered.isFull) throw new RendererBusy();
    if ('matchday' in subject && startOfMatchday(subject.matchday) > this.clock.now().getTime()) throw new NotFound();
    const registry = this.registry.listings.filter(({ isActive }) => isActive);
    const svg = found(this.shell.drawSharePicture({ subject, language, registry }));
    const body = await this.rendered.pngOf(svg, subject.kind);
    return new CachedResponse({ body, contentType: 'image/png', cacheControl: ONE_DAY, headers: HEADERS });
  }

  /** After a release or a new build, the name of a game or the drawing may differ. */
  private discardOutdated(): void {
    const from = `${this.registry.version} ${this.shell.version}`;
    if (from !== this.drawnFrom) this.kept.clear();
    this.drawnFrom = from;
  }

  private generic(): CachedResponse {
    return new CachedResponse({
      body: this.shell.has(GENERIC) ? (this.shell.answer(GENERIC).select({}).body ?? Buffer.alloc(0)) : Buffer.alloc(0),
      contentType: 'image/png',
      cacheControl: 'no-store',
      status: 503,
      headers: { ...HEADERS, 'retry-after': RETRY_SECONDS },
    });
  }
}

@Public()
@Controller('og')
export class SharePicturesController {
  constructor(private readonly pictures: SharePictures) {}

  @Get('*')
  picture(@Req() { url }: FastifyRequest): Promise<CachedResponse> {
    return this.pictures.respond(pathOf(url));
  }
}
