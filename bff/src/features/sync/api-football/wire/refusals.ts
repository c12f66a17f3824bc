import { ApiFault, type ApiFaultKind, type FaultCircumstances } from '../../football/api-fault.ts';
import { textOf } from './values.ts';

/** What the service says about a call it refused: by the field of `errors`, or with no field at all. */
export interface Complaint {
  field: string | null;
  text: string;
}

const BY_FIELD: Readonly<Record<string, ApiFaultKind>> = {
  token: 'badKey',
  access: 'suspended',
  ip: 'addressRefused',
  requests: 'dayLimit',
  ratelimit: 'minuteLimit',
  plan: 'planLimit',
  bug: 'serverTrouble',
};

/** For answers without fields, such as those of the RapidAPI mirror; the first that fits counts. */
const BY_TEXT: readonly [RegExp, ApiFaultKind][] = [
  [/not subscribed/i, 'notSubscribed'],
  [/suspended|blocked|disabled/i, 'suspended'],
  [/\bIP\b.*not allowed/i, 'addressRefused'],
  [/application key|api[- ]?key|\btoken\b|unauthori[sz]ed/i, 'badKey'],
  [/(?:daily|monthly) quota|for the day/i, 'dayLimit'],
  [/too many requests|rate limit|per (?:minute|second)/i, 'minuteLimit'],
  [/free plans?|your plan/i, 'planLimit'],
  [/on our side|something went wrong/i, 'serverTrouble'],
];

/** Where several faults come at once, the one that concerns most decides. */
const GRAVEST_FIRST: readonly ApiFaultKind[] = [
  'badKey',
  'suspended',
  'addressRefused',
  'notSubscribed',
  'dayLimit',
  'minuteLimit',
  'serverTrouble',
  'planLimit',
];

const IN_WORDS: Readonly<Record<ApiFaultKind, string>> = {
  unreachable: 'The data service cannot be reached.',
  timedOut: 'The data service did not answer in time.',
  serverTrouble: 'The data service has a problem of its own.',
  unreadable: 'The data service sent something that is no answer.',
  resting: 'The data service did not answer several times in a row; it is left alone for a minute.',
  minuteLimit: "This minute's calls to the data service are used up.",
  dayLimit: "Today's calls to the data service are used up.",
  planLimit: 'The plan of the account does not include this.',
  badRequest: 'The data service refused the question.',
  badKey: 'The data service does not accept the key. Check API_FOOTBALL_KEY.',
  suspended: 'The account at the data service is suspended. Look at its dashboard.',
  addressRefused: "The data service refuses this server's address. Allow it in the dashboard.",
  notSubscribed: 'The key has no subscription to the data service. Subscribe to it there.',
};

/** A fault in plain words, followed by those of the service where it had any. */
export function faultOf(
  kind: ApiFaultKind,
  serviceSays: string | null = null,
  circumstances: FaultCircumstances = {},
): ApiFault {
  return new ApiFault(kind, [IN_WORDS[kind], serviceSays].filter(Boolean).join(' '), circumstances);
}

/** The fault that complaints amount to. */
export function faultOfComplaints(complaints: readonly Complaint[], circumstances?: FaultCircumstances): ApiFault {
  const kinds = complaints.map(kindOf);
  const kind = GRAVEST_FIRST.find((candidate) => kinds.includes(candidate)) ?? 'badRequest';
  const words = complaints.filter((_complaint, index) => kinds[index] === kind).map(({ text }) => text);
  return faultOf(kind, [...new Set(words)].slice(0, 3).join(' '), circumstances);
}

/** `errors` as it comes: an empty list, an object by field, or lists of either. */
export function readComplaints(errors: unknown): Complaint[] {
  if (typeof errors === 'string') return [{ field: null, text: textOf(errors) ?? '' }];
  if (typeof errors !== 'object' || errors === null) return [];
  if (Array.isArray(errors)) return errors.slice(0, 10).flatMap(readComplaints);
  return Object.entries(errors)
    .slice(0, 10)
    .map(([field, text]) => ({ field, text: textOf(text) ?? '' }));
}

function kindOf({ field, text }: Complaint): ApiFaultKind {
  const byField = field === null ? undefined : BY_FIELD[field.toLowerCase()];
  // What an unknown field complains about is the question, not the account: its words might deceive.
  if (field !== null && !/^\d+$/.test(field) && field !== 'message') return byField ?? 'badRequest';
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'badRequest';
}
