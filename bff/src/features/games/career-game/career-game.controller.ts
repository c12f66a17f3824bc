import {
  MOST_PREFERRED,
  type CareerGameState,
  type CareerRound,
  type CareerVerdict,
  type NewCareerGame,
  type CareerGuess,
  type CareerStart,
  type CareerNextRound,
} from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, Query } from '@nestjs/common';
import { Action, Public } from '../../../platform/http/route.ts';
import { ApiQuery } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsUUID } from 'class-validator';
import { DealQuery } from '../../deals/deals.port.ts';
import { CareerGames } from './career-games.ts';
import { IdOf, type Exactly } from '../../../platform/http/request-fields.ts';

const GAME_ID = { message: 'gameId must be the id of a game' };

export class GameQuery extends DealQuery {
  @IsUUID(undefined, GAME_ID)
  gameId!: string;
}

const EXCLUDE = { message: 'exclude must be a list of up to 15 ids of players' };

const PREFER = { message: `prefer must be a list of up to ${MOST_PREFERRED} ids of players` };

export class StartRequest implements Exactly<StartRequest, CareerStart> {
  @IsOptional()
  @IsArray(EXCLUDE)
  @ArrayMaxSize(15, EXCLUDE)
  @IsInt({ each: true, ...EXCLUDE })
  exclude?: readonly number[];

  @IsOptional()
  @IsArray(PREFER)
  @ArrayMaxSize(MOST_PREFERRED, PREFER)
  @IsInt({ each: true, ...PREFER })
  prefer?: readonly number[];
}

export class GuessRequest implements Exactly<GuessRequest, CareerGuess> {
  @IsUUID(undefined, GAME_ID)
  gameId!: string;

  @IdOf('a player')
  playerId!: number;
}

export class NextRoundRequest implements Exactly<NextRoundRequest, CareerNextRound> {
  @IsUUID(undefined, GAME_ID)
  gameId!: string;

  @IsOptional()
  @IsBoolean({ message: 'wasCorrect must be true or false' })
  wasCorrect!: boolean;
}

/** Career Guess: the server stores the games and judges every guess. */
@Public()
@Controller('api/game')
export class CareerGameController {
  constructor(private readonly games: CareerGames) {}

  @Action('new')
  @ApiQuery({ name: 'deal', required: false })
  start(@Query('deal') deal?: string, @Body() request?: StartRequest): Promise<NewCareerGame> {
    return this.games.start(deal, request);
  }

  @Get()
  @Header('cache-control', 'no-store')
  state(@Query() { gameId }: GameQuery): Promise<CareerGameState> {
    return this.games.state(gameId);
  }

  @Action('guess')
  guess(@Body() { gameId, playerId }: GuessRequest): Promise<CareerVerdict> {
    return this.games.guess(gameId, playerId);
  }

  @Action('next-round')
  nextRound(@Body() { gameId }: NextRoundRequest): Promise<CareerRound> {
    return this.games.nextRound(gameId);
  }
}
