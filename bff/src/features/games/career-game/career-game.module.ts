import { Module } from '@nestjs/common';
import { ReadModelModule } from '../../catalogue/catalogue.port.ts';
import { CareerGameController } from './career-game.controller.ts';
import { CareerGameService } from './career-game.service.ts';
import { GameRoom } from './game-room.ts';
import { SuitablePlayers } from './suitable-players.service.ts';
import { SweepCareerGamesJob } from './sweep-career-games.job.ts';

@Module({
  imports: [ReadModelModule],
  controllers: [CareerGameController],
  providers: [CareerGameService, GameRoom, SuitablePlayers, SweepCareerGamesJob],
  exports: [SweepCareerGamesJob],
})
export class CareerGameModule {}
