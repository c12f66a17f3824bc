import { PLUGIN_KEY, type CountedResult, type FixtureTicketRequest } from '@soccer-legends/contracts';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { WholeNumber } from '../../platform/http/whole-number.ts';

const LAST_MATCHDAY = 999_999;
const MOST_ROUNDS = 1000;

export class MatchdayParam {
  @WholeNumber({ min: 1, max: LAST_MATCHDAY })
  matchday!: number;
}

export class FixtureParams extends MatchdayParam {
  @Matches(PLUGIN_KEY, { message: 'game must be the key of a game' })
  game!: string;
}

export class TicketRequest implements FixtureTicketRequest {
  @Matches(PLUGIN_KEY, { message: 'game must be the key of a game' })
  game!: string;
}

export class ResultRequest implements CountedResult {
  @Matches(/^[\w-]{1,300}\.[\w-]{1,100}$/, { message: 'ticket must be a ticket of this server' })
  ticket!: string;

  @IsIn(['win', 'lose'], { message: 'outcome must be win or lose' })
  outcome!: 'win' | 'lose';

  @IsInt({ message: 'roundsWon must be a whole number' })
  @Min(0, { message: 'roundsWon must be at least 0' })
  @Max(MOST_ROUNDS, { message: `roundsWon must be at most ${MOST_ROUNDS}` })
  roundsWon!: number;
}
