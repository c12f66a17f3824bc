import {
  FIRST_LEAGUE_YEAR,
  FIRST_TEAM_YEAR,
  MOST_COACH_NAMES,
  MOST_LEAGUES,
  MOST_NEW_PLAYERS,
  SHORTEST_NAME_SEARCH,
  SYNC_DETAIL_COLUMNS,
  type CoachesByNameRequest,
  type ImportPlayerRequest,
  type LeaguesRequest,
  type NewPlayersRequest,
  type PlayersByNameRequest,
  type SyncDetailColumn,
  type SyncItemsQuery,
  type TeamPlayersRequest,
} from '@soccer-legends/contracts';
import { IsOptional, IsString, Matches, Validate, ValidatorConstraint } from 'class-validator';
import {
  NormalizedLine,
  OneOf,
  IdList,
  LARGEST_ID,
  NumberFrom,
  WholeNumber,
  type Exactly,
  SortedPageQuery,
} from '../../../platform/http/request-fields.ts';
import { coachNamesIn } from '../tasks/coaches.ts';

const MAX_NAME_LENGTH = 64;
const NAME_LENGTH = `${SHORTEST_NAME_SEARCH} to ${MAX_NAME_LENGTH} characters`;
const MAX_LIST_LENGTH = 1500;
const PLAYER_COUNT = { message: `playerCount must be a whole number from 1 to ${MOST_NEW_PLAYERS}` };
const YEAR = { message: `year must be a whole number from ${FIRST_TEAM_YEAR} to the current year` };
const LEAGUE_YEAR = { message: `from and to must be whole numbers from ${FIRST_LEAGUE_YEAR} to the current year` };
const LEAGUE_IDS = { message: `leagueIds must be 1 to ${MOST_LEAGUES} different ids of leagues` };
const API_ID = { message: "apiId must be the data service's id of a player" };

function SearchedName(member: string): PropertyDecorator {
  const message = `${member} must be a string of ${NAME_LENGTH}`;
  return NormalizedLine({ min: SHORTEST_NAME_SEARCH, max: MAX_NAME_LENGTH, message });
}

export class NewPlayersBody implements Exactly<NewPlayersBody, NewPlayersRequest> {
  @NumberFrom(1, MOST_NEW_PLAYERS, PLAYER_COUNT)
  playerCount!: number;
}

export class TeamPlayersBody implements Exactly<TeamPlayersBody, TeamPlayersRequest> {
  @NormalizedLine({ min: 1, max: 120, message: 'teamName must be the name of a team' })
  teamName!: string;

  @NumberFrom(FIRST_TEAM_YEAR, 9999, YEAR)
  year!: number;
}

export class LeaguesBody implements Exactly<LeaguesBody, LeaguesRequest> {
  @IdList(1, MOST_LEAGUES, LEAGUE_IDS)
  leagueIds!: readonly number[];

  @NumberFrom(FIRST_LEAGUE_YEAR, 9999, LEAGUE_YEAR)
  from!: number;

  @NumberFrom(FIRST_LEAGUE_YEAR, 9999, LEAGUE_YEAR)
  to!: number;
}

export class LeaguesQuery {
  /** Comma-separated ids. */
  @Matches(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,19}$/, LEAGUE_IDS)
  leagueIds!: string;

  @WholeNumber({ min: FIRST_LEAGUE_YEAR, max: 9999 })
  from!: number;

  @WholeNumber({ min: FIRST_LEAGUE_YEAR, max: 9999 })
  to!: number;
}

export class PlayersByNameBody implements Exactly<PlayersByNameBody, PlayersByNameRequest> {
  @SearchedName('searchName')
  searchName!: string;
}

@ValidatorConstraint()
class CoachNames {
  validate(value: unknown): boolean {
    const names = typeof value === 'string' ? coachNamesIn(value) : [];
    return (
      names.length >= 1 &&
      names.length <= MOST_COACH_NAMES &&
      names.every((name) => name.length >= SHORTEST_NAME_SEARCH && name.length <= MAX_NAME_LENGTH)
    );
  }

  defaultMessage(): string {
    return `coachName must be 1 to ${MOST_COACH_NAMES} names with commas between them, each of ${NAME_LENGTH}`;
  }
}

export class CoachesByNameBody implements Exactly<CoachesByNameBody, CoachesByNameRequest> {
  @IsString({ message: 'coachName must be a string' })
  @NormalizedLine({ min: 0, max: MAX_LIST_LENGTH, message: `coachName must be at most ${MAX_LIST_LENGTH} characters` })
  @Validate(CoachNames)
  coachName!: string;
}

export class PlayerApiIdBody implements Exactly<PlayerApiIdBody, ImportPlayerRequest> {
  @NumberFrom(1, LARGEST_ID, API_ID)
  apiId!: number;
}

export class SyncItemsPageQuery extends SortedPageQuery implements Exactly<SyncItemsPageQuery, SyncItemsQuery> {
  @IsOptional()
  @OneOf(SYNC_DETAIL_COLUMNS)
  sort?: SyncDetailColumn;
}

export class NameQuery {
  @SearchedName('name')
  name!: string;
}
