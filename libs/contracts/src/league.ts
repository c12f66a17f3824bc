/** 128 bits in hexadecimal digits: the id of a league or of an entry. Derived from the code, which the server never receives. */
export const LEAGUE_ID = /^[0-9a-f]{32}$/;

/** 256 bits in hexadecimal digits, derived from the code. Allows writing to the league. */
export const LEAGUE_KEY = /^[0-9a-f]{64}$/;

/** 64 random bits in hexadecimal digits, which identify a member within a league. */
export const LEAGUE_MEMBER = /^[0-9a-f]{16}$/;

/**
 * `entryBytes` and `weekBytes` limit the sizes of encrypted entries. A member may write `weekBytes` in any seven days: 1 kB a
 * day, or several days at once after being offline. Entries, and leagues without new entries, are deleted after `days`. A
 * response contains at most `page` entries.
 */
export const LEAGUE_LIMITS = { members: 12, entryBytes: 2048, weekBytes: 7 * 1024, days: 90, page: 500 } as const;

/** An entry of a league. Only its members can decrypt it. */
export interface SealedEntry {
  /** As in `LEAGUE_ID`. */
  id: string;
  /** Id of the member who wrote it. */
  member: string;
  /** Base64. */
  sealed: string;
}

/** `GET /api/leagues/{id}?after={entry}`: the entries after the one with this id, in order, at most `LEAGUE_LIMITS.page`. */
export interface LeagueEntries {
  entries: readonly SealedEntry[];
  /**
   * Whether the entries are the first ones of the league, because the request has no `after` or the server does not have that
   * entry. A server with a restored backup lacks the latest entries.
   */
  isFromStart: boolean;
  /** Ids of the members who have entries. The entries of all other members were deleted. */
  members: readonly string[];
  /** Whether a member has made a new code. The league then has no entries and accepts none. */
  isReplaced: boolean;
}

/** `POST /api/leagues/{id}/entries/{entry}`: stores an entry, unless one with this id exists. */
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
