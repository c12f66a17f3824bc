import type { ApiTeamRef } from '../football-api/football-api.port.ts';

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
