import { Module } from '@nestjs/common';
import { PluginsModule } from '../../features/plugins/plugins.port.ts';
import { ShellModule } from '../pages/shell.module.ts';
import { PictureRenderer } from './picture-renderer.ts';
import { PictureStore } from './picture-store.ts';
import { RenderedPictures } from './rendered-pictures.ts';
import { SharePicturesController } from './share-pictures.controller.ts';
import { SharePictures } from './share-pictures.ts';

@Module({
  imports: [PluginsModule, ShellModule],
  controllers: [SharePicturesController],
  providers: [PictureRenderer, PictureStore, RenderedPictures, SharePictures],
})
export class SharePicturesModule {}
