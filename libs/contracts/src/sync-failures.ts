/** Why a run or one of its items failed. Stored runs, items and alerts contain the codes, so never rename or remove one. */
export const SYNC_FAILURES = [
  'canceled',
  'crashed',
  'outage',
  'unanswered',
  'internal',
  'notInService',
  'alreadyLinked',
  // The data service gave no usable response.
  'badKey',
  'suspended',
  'addressRefused',
  'notSubscribed',
  'dayLimit',
  'minuteLimit',
  'circuitOpen',
  'unreachable',
  'timedOut',
  'serverError',
  'invalidResponse',
  'planLimit',
  'badRequest',
] as const;

export type SyncFailureCode = (typeof SYNC_FAILURES)[number];
