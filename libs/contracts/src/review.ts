import type { Page } from './page.ts';
import type { RevisedFact } from './fact-desk.ts';
import type { IsoTime } from './iso-time.ts';

/** What an administrator decides about what a sync found, in the order of the console. */
export const REVIEW_KINDS = [
  /** A player whom a sync added, known well enough for the games. */
  'newcomer',
  /** Changed facts about a player of the games. They take effect once they are accepted. */
  'change',
  /** A fact of the site's own data that the service contradicts. */
  'conflict',
  /** A player whom a sync added and whom few fans know. No decision is needed. */
  'littleKnown',
] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const REVIEW_STATES = ['open', 'accepted', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An item of `GET /api/admin/review`, in the order of `REVIEW_KINDS`: the open items of a kind. */
export interface ReviewCount {
  kind: ReviewKind;
  count: number;
}

/** Games by key that would begin or cease to use a player. */
export interface ReviewEffects {
  gains: readonly string[];
  loses: readonly string[];
}

/** An item of `GET /api/admin/review/{kind}`, the best-known players first. */
export interface ReviewItem {
  id: number;
  playerId: number;
  name: string;
  /** English name of the national team. */
  country: string;
  /** FIFA code of the national team; null for a country that is not known. */
  nation: string | null;
  /** 1 (little known) to 5 (world famous). */
  fame: number;
  /** The current club, else the last one, after the change; null without any. */
  club: string | null;
  state: ReviewState;
  /** Empty for a player whom the sync added. */
  changes: readonly RevisedFact[];
  effects: ReviewEffects;
  /** Names the sync; null for the nightly derivation of careers. */
  run: string | null;
  since: IsoTime;
}

export interface ReviewClub {
  club: string;
  /** Items of players whose current or last club it is. */
  count: number;
}

export interface ReviewPage extends Page<ReviewItem> {
  /** Clubs with the most items of the kind and state, at most 100. */
  clubs: readonly ReviewClub[];
}

/** `GET /api/admin/review/{kind}?state=&club=&page=&pageSize=`, where all are optional. */
export interface ReviewQuery {
  /** Default: open. */
  state?: ReviewState;
  club?: string;
  page?: number;
  pageSize?: number;
}

export const REVIEW_DECISIONS = ['accept', 'refuse'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export const MOST_REVIEW_IDS = 200;

/** `POST /api/admin/review/decisions`: about items by id, or about all open items of a kind and club. */
export type ReviewRequest = { decision: ReviewDecision } & (
  { ids: readonly number[] } | { kind: ReviewKind; club: string }
);

export interface Reviewed {
  decided: number;
  /** Items that were decided before, and those whose facts break a rule of the data set. */
  skipped: number;
}
