/** Why a run failed. Stored runs and alerts contain the codes, so never rename or remove one. */
export const SYNC_FAILURES = [
  'canceled',
  'crashed',
  'outage',
  'unanswered',
  'internal',
  'notInService',
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
