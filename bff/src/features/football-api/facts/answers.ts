import type { ApiAppearances } from '../wire/people.ts';
import type { ApiTeamSeasons, ApiTransfer } from '../wire/teams.ts';

/** The facts about one player in one response of the service. An empty list means that the service has none. */
export type Answer =
  | { kind: 'teams'; teams: readonly ApiTeamSeasons[] }
  | { kind: 'transfers'; transfers: readonly ApiTransfer[] }
  | SeasonAnswer;

/** The figures of a player in one season. */
export interface SeasonAnswer {
  kind: 'season';
  /** The year in which the season begins. */
  season: number;
  appearances: readonly ApiAppearances[];
  /** Whether it has only the rows of one league or team: those of a league page or a squad page. */
  isPartial?: true;
}
