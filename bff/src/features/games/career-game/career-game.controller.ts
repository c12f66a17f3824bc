import type { CareerGameState, CareerRound, CareerVerdict, NewCareerGame } from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { Public } from '../../../platform/http/public.ts';
import { GameQuery, GuessRequest, NextRoundRequest } from './career-game.requests.ts';
import { CareerGameService } from './career-game.service.ts';

@Public()
@Controller('api/game')
export class CareerGameController {
  constructor(private readonly games: CareerGameService) {}

  @Post('new')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  start(): Promise<NewCareerGame> {
    return this.games.start();
  }

  @Get()
  @Header('cache-control', 'no-store')
  state(@Query() { gameId }: GameQuery): Promise<CareerGameState> {
    return this.games.state(gameId);
  }

  @Post('guess')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  guess(@Body() { gameId, playerId }: GuessRequest): Promise<CareerVerdict> {
    return this.games.guess(gameId, playerId);
  }

  @Post('next-round')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  nextRound(@Body() { gameId }: NextRoundRequest): Promise<CareerRound> {
    return this.games.nextRound(gameId);
  }
}
