import { Module } from '@nestjs/common';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { openBlobStore } from '../../platform/blobs/open-blob-store.ts';
import { CONFIG } from '../../platform/config/config.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { AdminCatalogueController } from './admin/admin-catalogue.controller.ts';
import { AdminPlayers } from './admin/admin-players.ts';
import { AdminTeams } from './admin/admin-teams.ts';
import { DatabaseStatusReader } from './admin/database-status.ts';
import { Album } from './album.ts';
import { ArtController } from './art/art.controller.ts';
import { BrokenPictures } from './art/broken-pictures.ts';
import { CheckPicturesJob } from './art/check-pictures.job.ts';
import { PictureFetcher } from './art/picture-fetcher.ts';
import { PictureProbe } from './art/picture-probe.ts';
import { ServicePictures } from './art/service-pictures.ts';
import { ServicePicturesController } from './art/service-pictures.controller.ts';
import { ArtService } from './art/art.service.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { CoachList } from './coach-list.ts';
import { CoachResponses } from './coach-responses.ts';
import { ChangeRules } from './edits/change-rules.ts';
import { ClubNames } from './edits/club-names.ts';
import { CsvController } from './csv/csv.controller.ts';
import { CsvExport } from './csv/csv-export.ts';
import { CsvImport } from './csv/csv-import.ts';
import { FactDesk } from './edits/fact-desk.ts';
import { FactDeskController } from './edits/fact-desk.controller.ts';
import { OpenEditors } from './edits/open-editors.ts';
import { PersonAdditions } from './edits/person-additions.ts';
import { PersonAdditionsController } from './edits/person-additions.controller.ts';
import { PersonMerges } from './edits/person-merges.ts';
import { Revisions } from './edits/revisions.ts';
import { NationNames } from './nation-names.ts';
import { PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { PlayersController } from './players.controller.ts';
import { OtherFindings } from './quality/other-findings.ts';
import { PlayerResults } from './quality/player-results.ts';
import { Quality } from './quality/quality.ts';
import { QualityHistory, RecordQualityJob } from './quality/quality-history.ts';
import { QualityController } from './quality/quality.controller.ts';
import { ReviewController } from './review/review.controller.ts';
import { ReviewDecisions } from './review/review-decisions.ts';
import { ReviewList } from './review/review-list.ts';
import { ReadModelModule } from './read-model.module.ts';
import { TeamLogos } from './team-logos.ts';

@Module({
  imports: [DealsModule, PluginsModule, ReadModelModule],
  controllers: [
    AdminCatalogueController,
    ArtController,
    CatalogueController,
    CsvController,
    FactDeskController,
    PersonAdditionsController,
    PlayersController,
    QualityController,
    ReviewController,
    ServicePicturesController,
  ],
  providers: [
    AdminPlayers,
    AdminTeams,
    Album,
    ArtService,
    BrokenPictures,
    ChangeRules,
    CheckPicturesJob,
    ClubNames,
    CoachList,
    CoachResponses,
    CsvExport,
    CsvImport,
    DatabaseStatusReader,
    FactDesk,
    NationNames,
    OpenEditors,
    OtherFindings,
    PersonAdditions,
    PersonMerges,
    PlayerLists,
    PlayerResults,
    PlayerSearch,
    Quality,
    QualityHistory,
    RecordQualityJob,
    ReviewDecisions,
    ReviewList,
    Revisions,
    ServicePictures,
    TeamLogos,
    { provide: BlobStore, inject: [CONFIG], useFactory: openBlobStore },
    { provide: PictureFetcher, useValue: new PictureFetcher() },
    { provide: PictureProbe, useValue: new PictureProbe() },
  ],
  exports: [CheckPicturesJob, FactDesk, PersonAdditions, PersonMerges, PlayerLists, PlayerResults, QualityHistory],
})
export class CatalogueModule {}
