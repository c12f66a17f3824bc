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

/** An answer with the time at which the service gave it, as an ISO 8601 text in UTC. */
export type Evidence = Answer & { seenAt: string };

/** Returns the content as JSON that does not depend on the order of the members, which the database changes. */
export function contentText(content: object): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
