import type { ApiTeamRef } from '../football-api/football-api.port.ts';

/** One stay at a club, in calendar years, as the service's answers prove it. */
export interface DerivedSpell {
  team: ApiTeamRef;
  start: number;
  /** Null for the current club. */
  end: number | null;
  /** In the domestic league; null if unknown. */
  matches: number | null;
  goals: number | null;
  loan: boolean;
}
