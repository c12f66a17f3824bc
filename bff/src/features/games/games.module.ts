import { Module } from '@nestjs/common';
import { CatalogueModule, ReadModelModule } from '../catalogue/catalogue.port.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { CapacityLimit, SweepCareerGamesJob } from './career-game/capacity-limit.ts';
import { CareerGames } from './career-game/career-games.ts';
import { CareerGameController } from './career-game/career-game.controller.ts';
import { CareerGameService } from './career-game/career-game.service.ts';
import { CareerPlayers } from './career-game/career-players.ts';
import { SuitablePlayers } from './career-game/suitable-players.ts';
import { CategoriesController } from './categories/categories.controller.ts';
import { CategoryDesk } from './categories/category-desk.ts';
import { CategoryEffects } from './categories/category-effects.ts';
import { CategoryRules } from './categories/category-rules.ts';
import { CategorySheets } from './categories/category-sheets.ts';
import { WrittenCategories } from './categories/written-categories.ts';
import { ChangedCatalogues } from './effects/changed-catalogues.ts';
import { FactEffects } from './effects/fact-effects.ts';
import { FactEffectsController } from './effects/fact-effects.controller.ts';
import { IndexedCatalogues } from './effects/indexed-catalogues.ts';
import { FutwordleController } from './futwordle/futwordle.controller.ts';
import { WordPool } from './futwordle/word-pool.ts';
import { PuzzlesController } from './puzzles/puzzles.controller.ts';
import { Puzzles } from './puzzles/puzzles.ts';
import { RecallAnswers } from './recall/recall-answers.ts';
import { RecallController } from './recall/recall.controller.ts';
import { RecallService } from './recall/recall.service.ts';

@Module({
  imports: [CatalogueModule, DealsModule, PluginsModule, ReadModelModule],
  controllers: [
    CareerGameController,
    CategoriesController,
    FactEffectsController,
    FutwordleController,
    PuzzlesController,
    RecallController,
  ],
  providers: [
    CapacityLimit,
    CareerGames,
    CareerGameService,
    CareerPlayers,
    CategoryDesk,
    CategoryEffects,
    CategoryRules,
    CategorySheets,
    ChangedCatalogues,
    FactEffects,
    IndexedCatalogues,
    Puzzles,
    RecallAnswers,
    RecallService,
    SuitablePlayers,
    SweepCareerGamesJob,
    WordPool,
    WrittenCategories,
  ],
})
export class GamesModule {}
