/** 128 bits in hexadecimal digits: the id of a league or of an entry. Derived from the code, which the server never gets. */
export const LEAGUE_ID = /^[0-9a-f]{32}$/;

/** 256 bits in hexadecimal digits, derived from the code: whoever has it may write. */
export const LEAGUE_KEY = /^[0-9a-f]{64}$/;

/** 64 random bits in hexadecimal digits, which tell the members of a league apart. */
export const LEAGUE_MEMBER = /^[0-9a-f]{16}$/;

/**
 * `entryBytes` and `weekBytes` are sizes of encrypted entries. A member may write `weekBytes` in any seven days, which is 1 kB a
 * day; after two days offline, it is needed at once. `days`: an entry is kept as long, and so is a league without new entries.
 * `page`: at most as many entries are returned at once.
 */
export const LEAGUE_LIMITS = { members: 12, entryBytes: 2048, weekBytes: 7 * 1024, days: 90, page: 500 } as const;

/** An entry of a league. Only its members can decrypt it. */
export interface SealedEntry {
  /** Rises with every entry of a league. */
  place: number;
  /** Id of the member who wrote it. */
  member: string;
  /** Base64. */
  sealed: string;
}

/** `GET /api/leagues/{id}?after={place}`: the entries after a place, in order, at most `LEAGUE_LIMITS.page`. */
export interface LeagueEntries {
  entries: readonly SealedEntry[];
  /** Ids of the members who have entries. Those of other members were deleted. */
  members: readonly string[];
  /** Whether a member has made a new code. The league then has no entries and accepts none. */
  isReplaced: boolean;
}

/** `POST /api/leagues/{id}/entries/{entry}`: stores an entry. The same id again changes nothing. */
export interface LeagueWriting {
  key: string;
  member: string;
  /** Base64. */
  sealed: string;
}

/** `POST /api/leagues/{id}/leaving` deletes the entries of a member. */
export type LeagueLeaving = Omit<LeagueWriting, 'sealed'>;

/** `POST /api/leagues/{id}/replacement` deletes all entries, because a member has made a new code. */
export type LeagueReplacement = Pick<LeagueWriting, 'key'>;
