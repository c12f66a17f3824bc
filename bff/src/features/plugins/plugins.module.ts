import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { openBlobStore } from '../../platform/blobs/open-blob-store.ts';
import { CONFIG } from '../../platform/config/config.ts';
import { ShellModule } from '../../app/pages/shell.module.ts';
import { AdminGamesController } from './admin-games.controller.ts';
import { AdminGames, PluginService } from './admin-games.ts';
import { AdminPluginsController } from './admin-plugins.controller.ts';
import { ArchiveInbox } from './archive/archive-inbox.ts';
import { BundledPlugins } from './publish/bundled-plugins.ts';
import { DevOverridesController } from './dev-override/dev-overrides.controller.ts';
import { DevOverrides } from './dev-override/dev-overrides.ts';
import { DevRegistry } from './dev-override/dev-registry.ts';
import { GamesController } from './games.controller.ts';
import { PluginHealthController } from './health/plugin-health.controller.ts';
import { PluginHealthCounts } from './health/plugin-health.ts';
import { VersionFigures } from './health/version-metrics.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { PluginFilesController } from './plugin-files.controller.ts';
import { PluginFiles } from './plugin-files.ts';
import { PresentPlugins, Registry } from './registry/registry.ts';
import { PublishPlugin } from './publish/publish-plugin.ts';
import { PublishingController } from './publish/publishing.controller.ts';
import { Uploads } from './publish/uploads.ts';
import { Releases } from './release/releases.ts';
import { ReleasesController } from './releases.controller.ts';
import { StageVisitors } from './registry/stage-visitors.ts';
import { SweepPluginsJob } from './sweep-plugins.job.ts';
import { PublishTokens } from './tokens/publish-tokens.ts';
import { PackagesController } from './packages/packages.controller.ts';
import { SitePackages } from './packages/site-packages.ts';

@Module({
  imports: [AdminSessionModule, ShellModule],
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

@Module({ controllers: [PackagesController], providers: [SitePackages] })
export class PackagesModule {}
