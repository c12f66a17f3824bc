import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.ts';
import { BlobStore, FileBlobStore } from './blob-store.ts';
import { BundledPlugins } from './bundled-plugins.ts';
import { GamesController } from './games.controller.ts';
import { PluginFilesController } from './plugin-files.controller.ts';
import { PluginFiles } from './plugin-files.ts';
import { PluginService } from './plugin.service.ts';
import { PresentPlugins } from './present-plugins.ts';
import { PublishPlugin } from './publish-plugin.ts';
import { Registry } from './registry.ts';

@Module({
  controllers: [GamesController, PluginFilesController],
  providers: [
    {
      provide: BlobStore,
      inject: [CONFIG],
      useFactory: ({ dataDir }: Config) => new FileBlobStore(join(dataDir, 'plugins')),
    },
    { provide: PresentPlugins, useFactory: () => new PresentPlugins() },
    BundledPlugins,
    PluginFiles,
    PluginService,
    PublishPlugin,
    Registry,
  ],
  exports: [BundledPlugins, PluginService, Registry],
})
export class PluginsModule {}
