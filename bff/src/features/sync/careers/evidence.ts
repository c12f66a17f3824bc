import type { ApiAppearances, ApiPlayer, ApiTeamSeasons, ApiTransfer } from '../wire/api-types.ts';

/** What one response of the service says about one player. An empty list is a response without an answer. */
export type Answer =
  | { kind: 'profile'; player: ApiPlayer }
  | { kind: 'teams'; teams: readonly ApiTeamSeasons[] }
  | { kind: 'transfers'; transfers: readonly ApiTransfer[] }
  | { kind: 'season'; season: number; appearances: readonly ApiAppearances[] };

/** An answer with the time at which the service gave it, as an ISO 8601 text in UTC. */
export type Evidence = Answer & { seenAt: string };
