import type { ApiAppearances } from '../wire/people.ts';
import type { ApiTeamSeasons, ApiTransfer } from '../wire/teams.ts';

/** What one response of the service says about one player. An empty list is a response without an answer. */
export type Answer =
  | { kind: 'teams'; teams: readonly ApiTeamSeasons[] }
  | { kind: 'transfers'; transfers: readonly ApiTransfer[] }
  | SeasonAnswer;

export interface SeasonAnswer {
  kind: 'season';
  season: number;
  appearances: readonly ApiAppearances[];
  /** Whether it has only the rows of one league or team: those of a league page or a squad page. */
  isPartial?: true;
}
