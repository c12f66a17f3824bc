import { Module } from '@nestjs/common';
import { ReadModelModule } from '../catalogue/catalogue.port.ts';
import { CareerGameController } from './career-game/career-game.controller.ts';
import { CareerGameService } from './career-game/career-game.service.ts';
import { GameRoom, SweepCareerGamesJob } from './career-game/capacity-limit.ts';
import { SuitablePlayers } from './career-game/suitable-players.ts';
import { FutwordleController } from './futwordle/futwordle.controller.ts';
import { Words } from './futwordle/word-pool.ts';
import { PuzzlesController } from './puzzles/puzzles.controller.ts';
import { Puzzles } from './puzzles/puzzles.ts';

@Module({
  imports: [ReadModelModule],
  controllers: [CareerGameController],
  providers: [CareerGameService, GameRoom, SuitablePlayers, SweepCareerGamesJob],
  exports: [SweepCareerGamesJob],
})
export class CareerGameModule {}

@Module({ imports: [ReadModelModule], controllers: [FutwordleController], providers: [Words] })
export class FutwordleModule {}

@Module({ imports: [ReadModelModule], controllers: [PuzzlesController], providers: [Puzzles] })
export class PuzzlesModule {}
