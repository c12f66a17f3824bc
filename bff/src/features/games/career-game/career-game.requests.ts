import type { CareerGuess, CareerNextRound } from '@soccer-legends/contracts';
import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';

const GAME_ID = { message: 'gameId must be the id of a game' };
const PLAYER_ID = { message: 'playerId must be the id of a player' };

export class GameQuery {
  @IsUUID(undefined, GAME_ID)
  gameId!: string;
}

export class GuessRequest implements CareerGuess {
  @IsUUID(undefined, GAME_ID)
  gameId!: string;

  @IsInt(PLAYER_ID)
  @Min(1, PLAYER_ID)
  @Max(LARGEST_ID, PLAYER_ID)
  playerId!: number;
}

export class NextRoundRequest implements CareerNextRound {
  @IsUUID(undefined, GAME_ID)
  gameId!: string;

  @IsOptional()
  @IsBoolean({ message: 'wasCorrect must be true or false' })
  wasCorrect!: boolean;
}
