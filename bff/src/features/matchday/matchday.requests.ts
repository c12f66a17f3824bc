import { GAME_KEY, MOST_MET, type CountedResult, type FixtureTicketRequest } from '@soccer-legends/contracts';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { LARGEST_ID, WholeNumber } from '../../platform/http/whole-number.ts';
import type { Exactly } from '../../platform/http/exactly.ts';

const LAST_MATCHDAY = 999_999;
const MOST_ROUNDS = 1000;

function PlayerIds(): PropertyDecorator {
  const message = `$property must be a list of up to ${MOST_MET} ids of players`;
  return applyDecorators(
    IsOptional(),
    IsArray({ message }),
    ArrayMaxSize(MOST_MET, { message }),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(LARGEST_ID, { each: true, message }),
  );
}

export class MatchdayParam {
  @WholeNumber({ min: 1, max: LAST_MATCHDAY })
  matchday!: number;
}

export class FixtureParams extends MatchdayParam {
  @Matches(GAME_KEY, { message: 'game must be the key of a game' })
  game!: string;
}

export class TicketRequest implements Exactly<TicketRequest, FixtureTicketRequest> {
  @Matches(GAME_KEY, { message: 'game must be the key of a game' })
  game!: string;
}

export class ResultRequest implements Exactly<ResultRequest, CountedResult> {
  @Matches(/^[\w-]{1,300}\.[\w-]{1,100}$/, { message: 'ticket must be a ticket of this server' })
  ticket!: string;

  @IsIn(['win', 'lose'], { message: 'outcome must be win or lose' })
  outcome!: 'win' | 'lose';

  @IsInt({ message: 'roundsWon must be a whole number' })
  @Min(0, { message: 'roundsWon must be at least 0' })
  @Max(MOST_ROUNDS, { message: `roundsWon must be at most ${MOST_ROUNDS}` })
  roundsWon!: number;

  @PlayerIds()
  named?: readonly number[];

  @PlayerIds()
  missed?: readonly number[];
}
