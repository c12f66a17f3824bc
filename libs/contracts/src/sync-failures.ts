/** Why a run or one of its items failed. Stored runs, items and alerts contain the codes, so never rename or remove one. */
export const SYNC_FAILURES = [
  /** By an administrator. */
  'canceled',
  /** The server stopped several times at the same item. */
  'crashed',
  /** The data service gave no response for an hour. */
  'outage',
  /** The data service gave no response for several items in a row. */
  'unanswered',
  /** A fault of this site. */
  'internal',
  /** The data service has no such entry. */
  'notInService',
  'alreadyLinked',
  // The data service gave no usable response.
  'badKey',
  'suspended',
  'addressRefused',
  'notSubscribed',
  'dayLimit',
  'minuteLimit',
  /** Calls are paused after several failures. */
  'circuitOpen',
  'unreachable',
  'timedOut',
  'serverError',
  'invalidResponse',
  /** The account's plan does not include it. */
  'planLimit',
  'badRequest',
] as const;

export type SyncFailureCode = (typeof SYNC_FAILURES)[number];

/** Why a run failed. Without a failure, every property is null. */
export interface SyncRunFailure {
  /** In English. */
  error: string | null;
  /** The code of `error`; null if a start without the sandbox ended the run. */
  failure: SyncFailureCode | null;
  /** The part that is never translated: a name or an id in `error`, the data service's own words, or who canceled the run. */
  detail: string | null;
}
