import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { signingKey } from '../../platform/signing/signing-key.ts';
import { AdminGamesController, AdminGames } from './admin-games.ts';
import {
  AdminPluginsController,
  GamesController,
  ReleasesController,
  PublishingController,
} from './plugins.controllers.ts';
import { ArchiveReceiver } from './archive/archive-receiver.ts';
import { DevOverridesController, DevOverrides } from './dev-override/dev-overrides.ts';
import { DevPasses } from './dev-override/dev-passes.ts';
import { DevRegistry } from './dev-override/dev-registry.ts';
import { FailingPlugins } from './health/failing-plugins.ts';
import { PluginHealthController, VersionReports } from './health/plugin-health.ts';
import { PluginFailures } from './health/plugin-failures.ts';
import { VersionMetrics } from './health/version-metrics.ts';
import { PluginNumbersReader } from './overview/plugin-numbers.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { AuthorsPages, AuthorsPagesController } from './authors-pages.ts';
import { PackagesController, SitePackages } from './packages.ts';
import { PluginFilesController, PluginFiles } from './plugin-files.ts';
import { BundledPlugins } from './publish/bundled-plugins.ts';
import { PublishedRounds } from './publish/golden-rounds.ts';
import { ProvenanceKeysController, ProvenanceSigner } from './publish/provenance-signer.ts';
import { PublishPlugin } from './publish/publish-plugin.ts';
import { Uploads } from './publish/uploads.ts';
import { DamagedVersions, StoredFiles } from './registry/stored-files.ts';
import { AvailableBundles, Registry, Trust } from './registry/registry.ts';
import { StageVisitors } from './registry/stage-visitors.ts';
import { PluginChanges } from './release/plugin-changes.ts';
import { Releases } from './release/releases.ts';
import { DamageControl } from './release/damage-control.ts';
import { PageTickets } from './rollout/page-tickets.ts';
import { CiIssuers } from './tokens/ci-issuers.ts';
import { PublishTokens } from './tokens/publish-tokens.ts';
import { join } from 'node:path';
import { FileBlobStore } from '../../platform/blobs/file-blob-store.ts';
import { S3BlobStore } from '../../platform/blobs/s3-blob-store.ts';

@Module({
  imports: [AdminSessionModule],
  controllers: [
    AdminGamesController,
    AdminPluginsController,
    DevOverridesController,
    GamesController,
    AuthorsPagesController,
    PackagesController,
    PluginFilesController,
    PluginHealthController,
    ProvenanceKeysController,
    PublishingController,
    ReleasesController,
  ],
  providers: [
    { provide: BlobStore, inject: [CONFIG], useFactory: openBlobStore },
    { provide: AvailableBundles, useFactory: () => new AvailableBundles() },
    { provide: DamagedVersions, useFactory: () => new DamagedVersions() },
    signingKey('plugins.ticketKey'),
    AdminGames,
    ArchiveReceiver,
    BundledPlugins,
    CiIssuers,
    DamageControl,
    DevOverrides,
    DevPasses,
    DevRegistry,
    FailingPlugins,
    PageTickets,
    PluginFailures,
    PluginFiles,
    PluginNumbersReader,
    VersionReports,
    PluginOverviews,
    PluginChanges,
    ProvenanceSigner,
    PublishedRounds,
    PublishPlugin,
    PublishTokens,
    Registry,
    Releases,
    AuthorsPages,
    SitePackages,
    StageVisitors,
    StoredFiles,
    Trust,
    Uploads,
    VersionMetrics,
  ],
  exports: [
    AdminGames,
    BlobStore,
    BundledPlugins,
    DamageControl,
    DevPasses,
    DevRegistry,
    PageTickets,
    PluginFailures,
    PublishTokens,
    Registry,
    StageVisitors,
    VersionMetrics,
    VersionReports,
  ],
})
export class PluginsModule {}

function openBlobStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): BlobStore {
  return s3 ? new S3BlobStore(s3) : new FileBlobStore(join(dataDir, 'plugins'));
}
