import type { ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Plan } from './account.ts';
import { refused, type Question } from './envelope.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import { hostile, odd } from './odd-data.ts';
import { planPage, planSeason, REFUSALS } from './refusals.ts';

const MEGABYTE = 1024 * 1024;
const TROUBLE = { message: 'Something went wrong while fetching details. Try again later.' };

export interface Scene {
  question: Question;
  /** What a service that behaves would have answered. */
  answer: object;
  plan: Plan;
  slowMs: number;
}

/** Answers as the misbehaviour demands. */
export async function misbehave(kind: Misbehaviour, response: ServerResponse, scene: Scene): Promise<void> {
  const { question, answer, plan } = scene;
  const refuse = (errors: Parameters<typeof refused>[1]): void => sendJson(response, refused(question, errors));
  const shapes: Readonly<Record<Misbehaviour, () => unknown>> = {
    slow: () => afterwards(response, scene.slowMs, () => sendJson(response, answer)),
    silent: () => undefined,
    'hang-up': () => response.destroy(),
    'status-499': () => sendJson(response, TROUBLE, 499),
    'status-500': () => sendJson(response, TROUBLE, 500),
    bug: () => response.writeHead(204).end(),
    'bug-in-errors': () =>
      refuse({ time: '2026-11-21T00:00:00+00:00', bug: 'This is on our side, please report us this bug', report: 'x' }),
    html: () =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Just a moment…</title>'),
    'half-body': () => sendHalf(response, JSON.stringify(answer)),
    'giant-body': () => pour(response, 50, {}),
    'gzip-bomb': () => pour(response, 100, { 'content-encoding': 'gzip' }),
    'hostile-data': () => sendJson(response, hostile(answer)),
    'odd-data': () => sendJson(response, odd(answer)),
    'minute-limit': () => refuse(REFUSALS.minuteLimit),
    'minute-limit-429': () => sendJson(response, { message: 'Too many requests' }, 429, { 'retry-after': '7' }),
    'day-limit': () => refuse(REFUSALS.dayLimit),
    suspended: () => refuse(REFUSALS.suspended),
    'bad-token': () => refuse(REFUSALS.badToken),
    'bad-token-403': () => sendJson(response, refused(question, REFUSALS.badToken), 403),
    'address-refused': () => refuse(REFUSALS.addressRefused),
    'plan-season': () => refuse(planSeason(plan)),
    'plan-page': () => refuse(planPage(plan)),
    'not-subscribed': () => sendJson(response, { message: 'You are not subscribed to this API.' }, 403),
    'mirror-day-limit': () =>
      sendJson(
        response,
        { message: 'You have exceeded the DAILY quota for Requests on your current plan, BASIC.' },
        429,
      ),
    'no-response': () => sendJson(response, { get: question.endpoint, errors: [], results: 0 }),
    'errors-in-list': () => refuse([{ plan: planSeason(plan)['plan'] }]),
  };
  await shapes[kind]();
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

/** Sends megabytes without holding them, as far as the other side takes them. */
function pour(response: ServerResponse, megabytes: number, headers: Readonly<Record<string, string>>): void {
  const part = Buffer.alloc(MEGABYTE, ' ');
  const flood = Readable.from(
    (function* () {
      yield Buffer.from('{"response":["');
      for (let sent = 0; sent < megabytes; sent += 1) yield part;
      yield Buffer.from('"]}');
    })(),
  );
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  const through = headers['content-encoding'] === 'gzip' ? createGzip() : new PassThrough();
  // The other side may leave in the middle, and should.
  for (const stream of [flood, through, response]) stream.on('error', () => undefined);
  response.on('close', () => flood.destroy());
  flood.pipe(through).pipe(response);
}

function afterwards(response: ServerResponse, ms: number, send: () => void): void {
  const timer = setTimeout(send, ms);
  response.on('close', () => clearTimeout(timer));
}
