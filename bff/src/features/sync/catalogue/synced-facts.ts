/** A club as the data service names it. */
export interface SyncedTeam {
  /** Null for a club that the service names without knowing it. */
  apiId: number | null;
  name: string;
  logo: string | null;
}

/** One stay at a club, in calendar years. */
export interface SyncedSpell {
  team: SyncedTeam;
  start: number;
  /** Null while still there. */
  end: number | null;
  /** In the domestic league; null where unknown. */
  matches: number | null;
  goals: number | null;
  loan: boolean;
}

/** A person of the data service, checked and ready to be written. */
export interface SyncedPerson {
  apiId: number;
  /** As the service shows it, often with an initial: "M. Maignan". */
  name: string;
  firstName: string | null;
  /** The legal one, which need not be the one people use. */
  lastName: string | null;
  nationality: string | null;
  /** Year of birth. */
  born: number | null;
  photo: string | null;
}

/** Who a player is, without the career. */
export interface PlayerProfile extends SyncedPerson {
  position: string | null;
}

export interface SyncedPlayer extends PlayerProfile {
  career: readonly SyncedSpell[];
}

export interface SyncedCoach extends SyncedPerson {
  career: readonly Pick<SyncedSpell, 'team' | 'start' | 'end'>[];
}
