import { Controller, Get, Module, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PluginsModule } from '../../features/plugins/plugins.port.ts';
import { ShellModule } from '../pages/shell.module.ts';
import { PictureRenderer } from './picture-renderer.ts';
import { RenderedPictures } from './rendered-pictures.ts';
import { SharePictures } from './share-pictures.ts';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/route.ts';
import { pathOf } from '../../platform/http/request-path.ts';

@Public()
@Controller('og')
class SharePicturesController {
  constructor(private readonly pictures: SharePictures) {}

  @Get('*')
  picture(@Req() { url }: FastifyRequest): Promise<CachedResponse> {
    return this.pictures.respond(pathOf(url));
  }
}

@Module({
  imports: [PluginsModule, ShellModule],
  controllers: [SharePicturesController],
  providers: [PictureRenderer, RenderedPictures, SharePictures],
})
export class SharePicturesModule {}
