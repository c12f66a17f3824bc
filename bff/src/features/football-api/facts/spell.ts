/** A club, as the data service names it. */
export interface SyncedTeam {
  /** Null for a club without an entry of its own in the service. */
  apiId: number | null;
  name: string;
  logo: string | null;
}

/** One stay at a club, in calendar years. */
export interface SyncedSpell {
  team: SyncedTeam;
  start: number;
  /** Null for the current club. */
  end: number | null;
  /** In the domestic league; null if unknown. */
  matches: number | null;
  goals: number | null;
  loan: boolean;
}
