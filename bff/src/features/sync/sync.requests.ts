import {
  FIRST_TEAM_YEAR,
  MOST_COACH_NAMES,
  MOST_NEW_PLAYERS,
  SHORTEST_NAME_SEARCH,
  type CoachesByNameRequest,
  type ImportPlayerRequest,
  type NewPlayersRequest,
  type PlayersByNameRequest,
  type TeamPlayersRequest,
} from '@soccer-legends/contracts';
import { Transform } from 'class-transformer';
import { IsInt, IsString, Length, Matches, Max, Min, Validate, ValidatorConstraint } from 'class-validator';
import { LARGEST_ID, WholeNumber } from '../../platform/http/whole-number.ts';
import { namesIn } from './kinds/coach-names.ts';

const LONGEST_NAME = 64;
const LONGEST_LIST = 1500;
const PLAYER_COUNT = { message: `playerCount must be a whole number from 1 to ${MOST_NEW_PLAYERS}` };
const YEAR = { message: `year must be a whole number from ${FIRST_TEAM_YEAR} to the current year` };
const API_ID = { message: "apiId must be the data service's id of a player" };
const NO_CONTROLS = /^[^\p{Cc}\p{Cs}]*$/u;

function tidied({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.normalize('NFC').trim() : value;
}

export class NewPlayersBody implements NewPlayersRequest {
  @IsInt(PLAYER_COUNT)
  @Min(1, PLAYER_COUNT)
  @Max(MOST_NEW_PLAYERS, PLAYER_COUNT)
  playerCount!: number;
}

export class TeamPlayersBody implements TeamPlayersRequest {
  @Transform(tidied)
  @Length(1, 120, { message: 'teamName must be the name of a team' })
  teamName!: string;

  @IsInt(YEAR)
  @Min(FIRST_TEAM_YEAR, YEAR)
  @Max(9999, YEAR)
  year!: number;
}

export class PlayersByNameBody implements PlayersByNameRequest {
  @Transform(tidied)
  @Length(SHORTEST_NAME_SEARCH, LONGEST_NAME, {
    message: `searchName must be a text of ${SHORTEST_NAME_SEARCH} to ${LONGEST_NAME} characters`,
  })
  @Matches(NO_CONTROLS, { message: 'searchName must not have control characters' })
  searchName!: string;
}

@ValidatorConstraint()
class CoachNames {
  validate(value: unknown): boolean {
    const names = typeof value === 'string' ? namesIn(value) : [];
    return (
      names.length >= 1 &&
      names.length <= MOST_COACH_NAMES &&
      names.every((name) => name.length >= SHORTEST_NAME_SEARCH && name.length <= LONGEST_NAME)
    );
  }

  defaultMessage(): string {
    return (
      `coachName must be 1 to ${MOST_COACH_NAMES} names with commas between them, ` +
      `each of ${SHORTEST_NAME_SEARCH} to ${LONGEST_NAME} characters`
    );
  }
}

export class CoachesByNameBody implements CoachesByNameRequest {
  @Transform(tidied)
  @IsString({ message: 'coachName must be a text' })
  @Length(0, LONGEST_LIST, { message: `coachName must be at most ${LONGEST_LIST} characters` })
  @Matches(NO_CONTROLS, { message: 'coachName must not have control characters' })
  @Validate(CoachNames)
  coachName!: string;
}

export class ImportPlayerBody implements ImportPlayerRequest {
  @IsInt(API_ID)
  @Min(1, API_ID)
  @Max(LARGEST_ID, API_ID)
  apiId!: number;
}

export class SyncId {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  id!: number;
}

export class NameQuery {
  @Transform(tidied)
  @Length(SHORTEST_NAME_SEARCH, LONGEST_NAME, {
    message: `name must be a text of ${SHORTEST_NAME_SEARCH} to ${LONGEST_NAME} characters`,
  })
  @Matches(NO_CONTROLS, { message: 'name must not have control characters' })
  name!: string;
}
