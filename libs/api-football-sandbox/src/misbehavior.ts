import type { ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Plan } from './account.ts';
import { pageOutsidePlan, refusalEnvelope, REFUSALS, seasonOutsidePlan, type ApiRequest } from './envelope.ts';

const MEGABYTE = 1024 * 1024;
const INVISIBLE = '\u202E\u200B\u0000';
const SERVER_ERROR = 'Something went wrong while fetching details. Try again later.';

/** The call to which a misbehavior responds. */
interface MisbehaviorContext {
  request: ApiRequest;
  /** The correct response body. */
  body: object;
  plan: Plan;
  /** Delay of the misbehavior `slow`, in milliseconds. */
  slowMs: number;
}

/** Sends a response, or none, instead of the correct body. */
type Action = (response: ServerResponse, context: MisbehaviorContext) => unknown;
type Refusal = Parameters<typeof refusalEnvelope>[1];

const refuse =
  (errors: Refusal, status = 200): Action =>
  (response, { request }) =>
    sendJson(response, refusalEnvelope(request, errors), status);

const refuseByPlan =
  (errorsOf: (plan: Plan) => Refusal): Action =>
  (response, { request, plan }) =>
    sendJson(response, refusalEnvelope(request, errorsOf(plan)));

const sendMessage =
  (message: string, status: number, headers?: Readonly<Record<string, string>>): Action =>
  (response) =>
    sendJson(response, { message }, status, headers);

/** Ways in which the sandbox can fail like the real service or a proxy in front of it, with descriptions. */
export const MISBEHAVIORS = {
  slow: [
    'responds only after --slow-ms',
    (response, { body, slowMs }) => sendLater(response, slowMs, () => sendJson(response, body)),
  ],
  silent: ['accepts the request and never responds', () => undefined],
  'hang-up': ['closes the connection without a response', (response) => response.destroy()],
  'status-499': ['status 499 for a timeout, with a message and no envelope', sendMessage(SERVER_ERROR, 499)],
  'status-500': ['status 500, with a message and no envelope', sendMessage(SERVER_ERROR, 500)],
  bug: ['status 204 without a body', (response) => response.writeHead(204).end()],
  'bug-in-errors': [
    'status 200 with an error that the service calls its own bug',
    refuse({
      time: '2026-11-21T00:00:00+00:00',
      bug: 'This is on our side, please report us this bug',
      report: 'x',
    }),
  ],
  html: [
    'the HTML page of a firewall instead of JSON',
    (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Just a moment…</title>'),
  ],
  'half-body': [
    'closes the connection in the middle of the body',
    (response, { body }) => sendHalf(response, JSON.stringify(body)),
  ],
  'giant-body': ['a body of fifty megabytes', (response) => sendMegabytes(response, 50, {})],
  'gzip-bomb': [
    'a compressed body of a hundred megabytes',
    (response) => sendMegabytes(response, 100, { 'content-encoding': 'gzip' }),
  ],
  'hostile-data': [
    'names of a megabyte, control characters, a script as picture',
    (response, { body }) => sendJson(response, withHostileValues(body)),
  ],
  'odd-data': [
    'nulls, numbers as text, missing members, every item twice',
    (response, { body }) => sendJson(response, withOddValues(body)),
  ],
  'minute-limit': ['the calls of the minute are used up', refuse(REFUSALS.minuteLimit)],
  'minute-limit-429': [
    'the same with status 429 and Retry-After',
    sendMessage('Too many requests', 429, { 'retry-after': '7' }),
  ],
  'day-limit': ['the calls of the day are used up', refuse(REFUSALS.dayLimit)],
  suspended: ['the account is suspended', refuse(REFUSALS.suspended)],
  'bad-token': ['the key is not accepted', refuse(REFUSALS.badToken)],
  'bad-token-403': ['the same with status 403', refuse(REFUSALS.badToken, 403)],
  'address-refused': ['the address of the client is not allowed', refuse(REFUSALS.addressRefused)],
  'plan-season': ['the plan does not include the season', refuseByPlan(seasonOutsidePlan)],
  'plan-page': ['the plan does not include the page', refuseByPlan(pageOutsidePlan)],
  'not-subscribed': [
    'the RapidAPI mirror has no subscription',
    sendMessage('You are not subscribed to this API.', 403),
  ],
  'mirror-day-limit': [
    'the calls of the day are used up, as the RapidAPI mirror says it',
    sendMessage('You have exceeded the DAILY quota for Requests on your current plan, BASIC.', 429),
  ],
  'no-response': [
    'an envelope without its response',
    (response, { request }) => sendJson(response, { get: request.endpoint, errors: [], results: 0 }),
  ],
  'errors-in-list': [
    'the errors in a list instead of an object',
    refuseByPlan((plan) => [{ plan: seasonOutsidePlan(plan)['plan'] }]),
  ],
} as const satisfies Record<string, readonly [about: string, Action]>;

/** A key of `MISBEHAVIORS`, as the option `--misbehave` names it. */
export type Misbehavior = keyof typeof MISBEHAVIORS;

export function isMisbehavior(name: string): name is Misbehavior {
  return Object.hasOwn(MISBEHAVIORS, name);
}

/** Failures of the service itself. It does not count these calls, and their responses have no rate limit headers. */
const UNCOUNTED: readonly Misbehavior[] = ['hang-up', 'status-499', 'status-500', 'bug', 'html'];

export function isCounted(kind: Misbehavior | undefined): boolean {
  return kind === undefined || !UNCOUNTED.includes(kind);
}

export function misbehave(kind: Misbehavior, response: ServerResponse, context: MisbehaviorContext): void {
  MISBEHAVIORS[kind][1](response, context);
}

export function sendJson(
  response: ServerResponse,
  body: object,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function sendHalf(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

/** Streams a body of spaces until the client stops reading. */
function sendMegabytes(response: ServerResponse, megabytes: number, headers: Readonly<Record<string, string>>): void {
  const chunk = Buffer.alloc(MEGABYTE, ' ');
  const source = Readable.from(
    (function* () {
      yield Buffer.from('{"response":["');
      for (let sent = 0; sent < megabytes; sent += 1) yield chunk;
      yield Buffer.from('"]}');
    })(),
  );
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  const encoder = headers['content-encoding'] === 'gzip' ? createGzip() : new PassThrough();
  // The client is expected to close the connection before the end.
  for (const stream of [source, encoder, response]) stream.on('error', () => undefined);
  response.on('close', () => source.destroy());
  source.pipe(encoder).pipe(response);
}

function sendLater(response: ServerResponse, ms: number, send: () => void): void {
  const timer = setTimeout(send, ms);
  response.on('close', () => clearTimeout(timer));
}

/**
 * Returns the response with data that an attacker could send: names of a megabyte with invisible characters, and
 * addresses that are a script or too long.
 */
function withHostileValues(response: object): object {
  return mapMembers(response, (key, value) => {
    if (key === 'name' || key === 'firstname')
      return typeof value === 'string' ? value + INVISIBLE + 'x'.repeat(MEGABYTE) : value;
    if (key === 'photo') return 'javascript:alert(1)';
    if (key === 'logo') return `https://media.api-sports.io/${'a'.repeat(4000)}.png`;
    return value;
  });
}

/** Returns the response with the irregularities of the real service, and every item twice. */
function withOddValues(response: object): object {
  const changed = mapMembers(response, (key, value) => {
    if (typeof value === 'number' && !['current', 'total', 'results'].includes(key)) return String(value);
    if (key === 'position' || key === 'photo' || key === 'loan') return undefined;
    if (key === 'birth' || key === 'firstname') return null;
    if (key === 'date' && typeof value === 'string') return shortDate(value);
    if (key === 'parameters') return [];
    return value;
  }) as { response?: unknown };
  if (!Array.isArray(changed.response)) return changed;
  return {
    ...changed,
    response: [null, ...(changed.response as unknown[]), 'noise', {}, ...(changed.response as unknown[])],
  };
}

/** Returns "2019-07-01" as 010719, a format that the service sometimes uses. */
function shortDate(date: string): string {
  return date.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3$2$1');
}

function mapMembers(value: unknown, map: (key: string, value: unknown) => unknown, key = ''): object {
  const changed = map(key, value);
  if (Array.isArray(changed)) return changed.map((item) => mapMembers(item, map, key));
  if (typeof changed !== 'object' || changed === null) return changed as object;
  return Object.fromEntries(Object.entries(changed).map(([name, item]) => [name, mapMembers(item, map, name)]));
}
