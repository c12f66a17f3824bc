import type { Page, PageQuery } from './page.ts';
import type { GameEffects, RevisedFact } from './fact-desk.ts';
import type { IsoTime } from './iso-time.ts';

export const REVIEW_KINDS = [
  /** A player added by a sync who is known well enough for the games. */
  'newcomer',
  /** Changed facts about a player of the games. They take effect when accepted. */
  'change',
  /** A fact of the site's own data that the service contradicts. */
  'conflict',
  /** A player added by a sync whom few fans know. No decision is needed. */
  'littleKnown',
] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** Items are `open` until a decision. */
export const REVIEW_STATES = ['open', 'accepted', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An item of `GET /api/admin/review`, in the order of `REVIEW_KINDS`: the number of open items of a kind. */
export interface ReviewCount {
  kind: ReviewKind;
  count: number;
}

/** Keys of the games that would start or stop using a player. */
export type ReviewEffects = Pick<GameEffects, 'gains' | 'loses'>;

/** An item of `GET /api/admin/review/{kind}`, the best-known players first. */
export interface ReviewItem {
  id: number;
  playerId: number;
  name: string;
  /** English name of the national team. */
  country: string;
  /** FIFA code of the national team; null for a country that is not known. */
  nation: string | null;
  /** From 1 (little known) to 5 (world famous). */
  fame: number;
  /** The current or else the last club, after the change; null without one. */
  club: string | null;
  state: ReviewState;
  /** Empty for a player added by the sync. */
  changes: readonly RevisedFact[];
  effects: ReviewEffects;
  /** Name of the sync; null for the nightly derivation of careers. */
  run: string | null;
  since: IsoTime;
}

/** A club, and how many of its players have an item. */
export interface ReviewClub {
  club: string;
  count: number;
}

export interface ReviewPage extends Page<ReviewItem> {
  /** The clubs with the most items of this kind and state, at most 100. */
  clubs: readonly ReviewClub[];
}

/** `GET /api/admin/review/{kind}?state=&club=&page=&pageSize=`, all parameters optional. */
export interface ReviewQuery extends PageQuery {
  /** The default is open. */
  state?: ReviewState;
  club?: string;
}

/** `reopen` undoes a decision. */
export const REVIEW_DECISIONS = ['accept', 'refuse', 'reopen'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** Maximum number of ids in one request. */
export const MOST_REVIEW_IDS = 200;

/** `POST /api/admin/review/decisions`: decides about items by id, or about all open items of a kind and club. */
export type ReviewRequest = { decision: ReviewDecision } & (
  { ids: readonly number[] } | { kind: ReviewKind; club: string }
);

/** Response of `POST /api/admin/review/decisions`: numbers of items. */
export interface Reviewed {
  decided: number;
  /**
   * Items that were already decided, those whose facts break a rule of the data set, and accepted changes that cannot be
   * undone because the player's facts have changed again.
   */
  skipped: number;
  /** Ids of the decided items. */
  ids: readonly number[];
}
