import { Module } from '@nestjs/common';
import { CatalogueModule, ReadModelModule } from '../people/people.port.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { CareerGameController } from './career-game/career-game.controller.ts';
import { CareerGames } from './career-game/career-games.ts';
import { StoredGames } from './career-game/stored-games.ts';
import { IndexedCatalogues } from './catalogue-indexes.ts';
import { BoardEffects } from './categories/board-effects.ts';
import { CategoriesController } from './categories/categories.controller.ts';
import { CategoryEditor } from './categories/category-editor.ts';
import { WrittenCategories } from './categories/written-categories.ts';
import { EffectsOnGames } from './effects/effects-on-games.ts';
import { FactEffects } from './effects/fact-effects.ts';
import { FactEffectsController } from './effects/fact-effects.controller.ts';
import { FutwordleController } from './futwordle/futwordle.controller.ts';
import { PuzzlesController } from './puzzles/puzzles.controller.ts';
import { Recall, RecallController } from './recall/recall.controller.ts';

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
    BoardEffects,
    CareerGames,
    CategoryEditor,
    EffectsOnGames,
    FactEffects,
    IndexedCatalogues,
    Recall,
    StoredGames,
    WrittenCategories,
  ],
})
export class GamesModule {}
