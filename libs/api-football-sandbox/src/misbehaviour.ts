/** Ways in which the sandbox can behave as the real service, or what stands before it, does on a bad day. */
export const MISBEHAVIOURS = {
  slow: 'answers only after the time set by --slow-ms',
  silent: 'takes the question and never answers',
  'hang-up': 'closes the connection without an answer',
  'status-499': 'its time-out, with a message and no envelope',
  'status-500': 'its own failure, with a message and no envelope',
  bug: 'status 204 and nothing else',
  'bug-in-errors': 'status 200 with a fault that it calls its own',
  html: 'the page of a firewall instead of JSON',
  'half-body': 'breaks off in the middle of the answer',
  'giant-body': 'fifty megabytes',
  'gzip-bomb': 'a hundred megabytes of nothing, packed small',
  'hostile-data': 'names of a megabyte, marks that turn text, script as picture',
  'odd-data': 'nulls, text for numbers, keys that are missing, everybody twice',
  'minute-limit': "the minute's calls are used up",
  'minute-limit-429': 'the same with status 429 and Retry-After',
  'day-limit': "the day's calls are used up",
  suspended: 'the account is suspended',
  'bad-token': 'the key is not accepted',
  'bad-token-403': 'the same with status 403',
  'address-refused': 'the address is not on the list',
  'plan-season': 'the plan does not include the season',
  'plan-page': 'the plan does not include the page',
  'not-subscribed': 'the RapidAPI mirror knows no subscription',
  'mirror-day-limit': "the RapidAPI mirror says that the day's calls are used up",
  'no-response': 'an envelope without its contents',
  'errors-in-list': 'the errors in a list instead of an object',
} as const;

export type Misbehaviour = keyof typeof MISBEHAVIOURS;

export function isMisbehaviour(name: string): name is Misbehaviour {
  return Object.hasOwn(MISBEHAVIOURS, name);
}
