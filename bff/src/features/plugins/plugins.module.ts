import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { openBlobStore } from '../../platform/blobs/open-blob-store.ts';
import { CONFIG } from '../../platform/config/config.ts';
import { AdminGamesController } from './admin-games.controller.ts';
import { AdminGames } from './admin-games.ts';
import { AdminPluginsController } from './admin-plugins.controller.ts';
import { ArchiveInbox } from './archive/archive-inbox.ts';
import { BundledPlugins } from './bundled-plugins.ts';
import { DevOverridesController } from './dev-override/dev-overrides.controller.ts';
import { DevOverrides } from './dev-override/dev-overrides.ts';
import { DevRegistry } from './dev-override/dev-registry.ts';
import { GamesController } from './games.controller.ts';
import { PluginHealthController } from './health/plugin-health.controller.ts';
import { PluginHealthCounts } from './health/plugin-health.ts';
import { VersionFigures } from './health/version-figures.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { PluginFilesController } from './plugin-files.controller.ts';
import { PluginFiles } from './plugin-files.ts';
import { PluginService } from './plugin.service.ts';
import { PresentPlugins } from './present-plugins.ts';
import { PublishPlugin } from './publish/publish-plugin.ts';
import { PublishingController } from './publish/publishing.controller.ts';
import { Uploads } from './publish/uploads.ts';
import { Registry } from './registry.ts';
import { Releases } from './release/releases.ts';
import { ReleasesController } from './releases.controller.ts';
import { StageVisitors } from './stage/stage-visitors.ts';
import { SweepPluginsJob } from './sweep-plugins.job.ts';
import { PublishTokens } from './tokens/publish-tokens.ts';

@Module({
  imports: [AdminSessionModule],
  controllers: [
    AdminGamesController,
    AdminPluginsController,
    DevOverridesController,
    GamesController,
    PluginFilesController,
    PluginHealthController,
    PublishingController,
    ReleasesController,
  ],
  providers: [
    { provide: BlobStore, inject: [CONFIG], useFactory: openBlobStore },
    { provide: PresentPlugins, useFactory: () => new PresentPlugins() },
    AdminGames,
    ArchiveInbox,
    BundledPlugins,
    DevOverrides,
    DevRegistry,
    PluginFiles,
    PluginHealthCounts,
    PluginOverviews,
    PluginService,
    PublishPlugin,
    PublishTokens,
    Registry,
    Releases,
    StageVisitors,
    SweepPluginsJob,
    Uploads,
    VersionFigures,
  ],
  exports: [BundledPlugins, DevRegistry, PluginService, Registry, StageVisitors, SweepPluginsJob, VersionFigures],
})
export class PluginsModule {}
