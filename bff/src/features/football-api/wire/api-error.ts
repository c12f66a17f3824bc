import { toText } from './schema.ts';

/** How a caller should react: retry, skip this request, wait for the next UTC day, or stop calling. */
export type Advice = 'retryLater' | 'neverRetry' | 'nextDay' | 'stopRun';

/** The advice and the message for each kind of error, those that affect the most calls first. */
const KINDS = {
  badKey: ['stopRun', 'The data service does not accept the key. Check API_FOOTBALL_KEY.'],
  suspended: ['stopRun', 'The account at the data service is suspended. Look at its dashboard.'],
  addressRefused: ['stopRun', "The data service refuses this server's address. Allow it in the dashboard."],
  notSubscribed: ['stopRun', 'The key has no subscription to the data service. Subscribe to it there.'],
  dayLimit: ['nextDay', "Today's calls to the data service are used up."],
  minuteLimit: ['retryLater', "This minute's calls to the data service are used up."],
  circuitOpen: ['retryLater', 'The data service failed several times in a row; calls to it are paused for a minute.'],
  unreachable: ['retryLater', 'The data service cannot be reached.'],
  timedOut: ['retryLater', 'The data service did not answer in time.'],
  serverError: ['retryLater', 'The data service reported an internal error.'],
  invalidResponse: ['retryLater', 'The data service sent an invalid response.'],
  planLimit: ['neverRetry', 'The plan of the account does not include this.'],
  badRequest: ['neverRetry', 'The data service rejected the request.'],
} as const satisfies Record<string, readonly [Advice, string]>;

export type ApiErrorKind = keyof typeof KINDS;

const BY_SEVERITY = Object.keys(KINDS) as ApiErrorKind[];

interface ApiErrorOptions {
  /** Earliest time at which another call can succeed. */
  retryAt?: Date | undefined;
  /** How long the service asked to wait, from its `Retry-After` header. */
  retryAfterMs?: number | undefined;
  /** Whether the call certainly did not reach the service. */
  isUnsent?: boolean;
}

/**
 * The data service gave no usable response. The console shows the message: that of the kind, and the detail. It never
 * contains the key.
 */
export class ApiError extends Error implements ApiErrorOptions {
  override readonly name = 'ApiError';
  declare readonly retryAt?: Date | undefined;
  declare readonly retryAfterMs?: number | undefined;
  declare readonly isUnsent?: boolean;

  /** @param detail the service's own words, or an error code */
  constructor(
    readonly kind: ApiErrorKind,
    readonly detail?: string,
    options: ApiErrorOptions = {},
  ) {
    super([KINDS[kind][1], detail].filter(Boolean).join(' '));
    Object.assign(this, options);
  }

  get advice(): Advice {
    return KINDS[this.kind][0];
  }
}

/** One entry of the member `errors` of a response. */
export interface Refusal {
  /** The parameter or the part of the account that it is about; null for a text without a field. */
  field: string | null;
  text: string;
}

const KIND_BY_FIELD: Readonly<Record<string, ApiErrorKind>> = {
  token: 'badKey',
  access: 'suspended',
  ip: 'addressRefused',
  requests: 'dayLimit',
  ratelimit: 'minuteLimit',
  plan: 'planLimit',
  bug: 'serverError',
};

/** For refusals without fields, such as those of the RapidAPI mirror. The first match counts. */
const KIND_BY_TEXT: readonly [RegExp, ApiErrorKind][] = [
  [/not subscribed/i, 'notSubscribed'],
  [/suspended|blocked|disabled/i, 'suspended'],
  [/\bIP\b.*not allowed/i, 'addressRefused'],
  [/application key|api[- ]?key|\btoken\b|unauthori[sz]ed/i, 'badKey'],
  [/(?:daily|monthly) quota|for the day/i, 'dayLimit'],
  [/too many requests|rate limit|per (?:minute|second)/i, 'minuteLimit'],
  [/free plans?|your plan/i, 'planLimit'],
  [/on our side|something went wrong/i, 'serverError'],
];

const MAX_REFUSALS = 10;

/** Converts the refusals of one response, of which there is at least one, to an error of the most severe kind. */
export function errorFromRefusals(refusals: readonly Refusal[], details?: ApiErrorOptions): ApiError {
  const kinds = refusals.map(kindOf);
  const kind = BY_SEVERITY.find((candidate) => kinds.includes(candidate))!;
  const texts = refusals.filter((_refusal, index) => kinds[index] === kind).map(({ text }) => text);
  return new ApiError(kind, [...new Set(texts)].slice(0, 3).join(' '), details);
}

/** `errors` is an empty list, an object by field, a string, or a list of these. */
export function refusalsIn(errors: unknown): Refusal[] {
  if (typeof errors === 'string') return [{ field: null, text: toText(errors) ?? '' }];
  if (typeof errors !== 'object' || errors === null) return [];
  if (Array.isArray(errors)) return errors.slice(0, MAX_REFUSALS).flatMap(refusalsIn);
  return Object.entries(errors)
    .slice(0, MAX_REFUSALS)
    .map(([field, text]) => ({ field, text: toText(text) ?? '' }));
}

function kindOf({ field, text }: Refusal): ApiErrorKind {
  const kind = field === null ? undefined : KIND_BY_FIELD[field.toLowerCase()];
  // Any other field is a parameter of the request. Its text is not about the account, even if the words match.
  if (field !== null && !/^\d+$/.test(field) && field !== 'message') return kind ?? 'badRequest';
  return KIND_BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'badRequest';
}
