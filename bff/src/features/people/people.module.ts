import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { AdminCatalogueController } from './tables/admin-catalogue.controller.ts';
import { AdminPlayers } from './tables/admin-players.ts';
import { AdminTeams } from './tables/admin-teams.ts';
import { DatabaseStatusReader } from './tables/database-status.ts';
import { Album } from './lists/album.ts';
import { ArtController, ServicePicturesController } from './art/art.controller.ts';
import { ServicePictures, BrokenPictures } from './art/service-pictures.ts';
import { CheckPicturesJob, PictureProbe } from './art/check-pictures.job.ts';
import { PictureFetcher } from './art/picture-fetcher.ts';
import { Drawings } from './art/drawings.ts';
import { CatalogueController, PlayersController } from './lists/lists.controller.ts';
import { CoachList, CoachResponses } from './lists/coach-list.ts';
import { ChangeRules, ClubNames } from './editor/change-rules.ts';
import { CsvController } from './csv/csv.controller.ts';
import { CsvExport } from './csv/csv-export.ts';
import { CsvImport } from './csv/csv-import.ts';
import { PersonEditor } from './editor/person-editor.ts';
import { PersonEditorController, PersonAdditionsController } from './editor/person-editor.controller.ts';
import { OpenEditors } from './editor/open-editors.ts';
import { PersonAdditions } from './editor/person-additions.ts';
import { PersonMerges } from './editor/person-merges.ts';
import { Revisions } from './editor/revisions.ts';
import { TranslatedNames } from './catalogue/translated-names.ts';
import { PlayerLists } from './lists/player-lists.ts';
import { PlayerSearch } from './lists/player-search.ts';
import { OtherFindings } from './quality/other-findings.ts';
import { PlayerResults } from './quality/player-results.ts';
import { QualityController } from './quality/quality.controller.ts';
import { Quality } from './quality/quality.ts';
import { QualityHistory } from './quality/quality-history.ts';
import { ReviewController } from './review/review.controller.ts';
import { ReviewDecisions } from './review/review-decisions.ts';
import { ReviewList } from './review/review-list.ts';
import { Careers } from './lists/careers.ts';
import { Squads } from './lists/squads.ts';
import { TeamLogos } from './lists/team-logos.ts';
import type { FootballData } from '@soccer-legends/football-data';
import { Pictures } from './catalogue/pictures.ts';
import { DealtPlayers } from './lists/dealt-players.ts';
import { FOOTBALL_DATA } from './football-data.ts';
import { ReadModel } from './catalogue/read-model.ts';

const PICTURES = {
  provide: Pictures,
  useFactory: (facts: FootballData, { servicePictures }: Config) => new Pictures(facts, servicePictures),
  inject: [FOOTBALL_DATA, CONFIG],
};

@Module({
  imports: [DealsModule],
  providers: [DealtPlayers, PICTURES, ReadModel],
  exports: [DealtPlayers, Pictures, ReadModel],
})
export class ReadModelModule {}

@Module({
  imports: [AdminSessionModule, DealsModule, PluginsModule, ReadModelModule],
  controllers: [
    AdminCatalogueController,
    ArtController,
    CatalogueController,
    CsvController,
    PersonEditorController,
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
    Drawings,
    BrokenPictures,
    Careers,
    ChangeRules,
    CheckPicturesJob,
    ClubNames,
    CoachList,
    CoachResponses,
    CsvExport,
    CsvImport,
    DatabaseStatusReader,
    PersonEditor,
    TranslatedNames,
    OpenEditors,
    OtherFindings,
    PersonAdditions,
    PersonMerges,
    PlayerLists,
    PlayerResults,
    PlayerSearch,
    Quality,
    QualityHistory,
    ReviewDecisions,
    ReviewList,
    Revisions,
    ServicePictures,
    Squads,
    TeamLogos,
    { provide: PictureFetcher, useValue: new PictureFetcher() },
    { provide: PictureProbe, useValue: new PictureProbe() },
  ],
  exports: [
    CheckPicturesJob,
    PersonEditor,
    PersonAdditions,
    PersonMerges,
    PlayerLists,
    PlayerResults,
    QualityHistory,
    ReviewList,
  ],
})
export class CatalogueModule {}
