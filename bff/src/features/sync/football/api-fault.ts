/** What can go wrong between us and the data service; closed, so that whoever judges a fault forgets none. */
export type ApiFaultKind =
  | 'unreachable'
  | 'timedOut'
  | 'serverTrouble'
  | 'unreadable'
  | 'resting'
  | 'minuteLimit'
  | 'dayLimit'
  | 'planLimit'
  | 'badRequest'
  | 'badKey'
  | 'suspended'
  | 'addressRefused'
  | 'notSubscribed';

/** What is to be done about it: try again, leave this one question alone, wait for the next day, or stop asking. */
export type Advice = 'retryLater' | 'neverRetry' | 'nextDay' | 'stopRun';

const ADVICE: Readonly<Record<ApiFaultKind, Advice>> = {
  unreachable: 'retryLater',
  timedOut: 'retryLater',
  serverTrouble: 'retryLater',
  unreadable: 'retryLater',
  resting: 'retryLater',
  minuteLimit: 'retryLater',
  dayLimit: 'nextDay',
  planLimit: 'neverRetry',
  badRequest: 'neverRetry',
  badKey: 'stopRun',
  suspended: 'stopRun',
  addressRefused: 'stopRun',
  notSubscribed: 'stopRun',
};

export interface FaultCircumstances {
  /** When the service may be asked again, as far as anybody knows. */
  retryAt?: Date | undefined;
  /** How long the service itself asked us to wait. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** The data service gave no answer that can be used. The message is for the administrator and never holds the key. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly retryAt: Date | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly kind: ApiFaultKind,
    message: string,
    { retryAt, retryAfterMs, cause }: FaultCircumstances = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.retryAt = retryAt;
    this.retryAfterMs = retryAfterMs;
  }

  get advice(): Advice {
    return ADVICE[this.kind];
  }
}
