import { expect } from 'vitest';
import {
  openMatchdays,
  type AdminPasswordProof,
  type FixtureResults,
  type FixtureTicket,
} from '@soccer-legends/contracts';
import { PASSWORD } from '../../fixtures/administrator.ts';
import type { Answer } from '../../fixtures/send.ts';
import { get, json, post, type Attack } from '../attack.ts';
import { flood } from '../flood.ts';
import { exchange, statusesIn } from '../raw-socket.ts';
import type { Target } from '../target.ts';

const GAME = 'penalty-kick';
const { latest: MATCHDAY } = openMatchdays(Date.now());
const RESULTS = `/api/matchdays/${MATCHDAY}/results`;
const LAST_REQUEST = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const FORGED = `${encoded({ id: 'mine', matchday: MATCHDAY, game: GAME, expires: 9e15 })}.${'A'.repeat(43)}`;
const WIN = { outcome: 'win', roundsWon: 3 };

/** `npm run attack` sends all of them, `npm test` a tenth. */
const FORGED_RESULTS = process.env['ATTACK'] === 'all' ? 10_000 : 1000;
const GENUINE_RESULTS = FORGED_RESULTS / 10;
/** Below the 120 writes per minute that an address may send. */
const WRITES_PER_ADDRESS = 100;
/** The server rejects writes from 64 concurrent ones on. */
const WRITES_AT_ONCE = 50;
/** Rows for the results of one fixture: two outcomes with 0 to 20 rounds. */
const MAX_RESULT_ROWS = 42;
/** More are counted once other networks have added results. */
const RESULTS_PER_NETWORK = 3;
const MAX_GROWTH_MB = 40;

const INVALID = '400 request.invalid';
const NOWHERE = '404 request.notFound';
const REJECTED = '403 matchday.invalidTicket';

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const ticketFor = (matchday: number | string, game: unknown = GAME) =>
  post(`/api/matchdays/${matchday}/tickets`, { game });
const resultWith = (changes: object) => post(RESULTS, { ticket: FORGED, ...WIN, ...changes });

async function genuineTicket(target: Target, from: string): Promise<string> {
  const sending = { method: 'POST', from, body: { game: GAME } };
  const answer = await target.as('stranger', `/api/matchdays/${MATCHDAY}/tickets`, sending);
  return answer.json<FixtureTicket & object>().ticket;
}

function report(target: Target, ticket: string, from: string, path = RESULTS): Promise<Answer> {
  return target.as('stranger', path, { method: 'POST', from, body: { ticket, ...WIN } });
}

/** A ticket of the server that the attacker has changed. */
const withChanged = (change: (text: string, signature: string) => string) => async (target: Target) => {
  const [text = '', signature = ''] = (await genuineTicket(target, '127.0.160.1')).split('.');
  return report(target, change(text, signature), '127.0.160.1');
};

/** A text that the server signed for another purpose: the administrator's password proof. */
async function withAnotherKey(target: Target): Promise<Answer> {
  const sending = { method: 'POST', body: { password: PASSWORD } };
  const answer = await target.as('administrator', '/api/admin/session/password-proof', sending);
  return report(target, answer.json<AdminPasswordProof>().proof, '127.0.161.1');
}

async function onAnotherMatchday(target: Target): Promise<Answer> {
  const ticket = await genuineTicket(target, '127.0.162.1');
  return report(target, ticket, '127.0.162.1', `/api/matchdays/${MATCHDAY - 1}/results`);
}

interface Rows {
  tallies: number;
  results: number;
  limits: number;
}

/**
 * Returns the number of rows for the results of fixtures; undefined for an embedded database, which only its server can
 * read.
 */
async function rowsOf(target: Target): Promise<Rows | undefined> {
  const [rows] = await target.query<Rows>(`
    select (select count(*)::int from fixture_result) as tallies,
      (select coalesce(sum(count), 0)::int from fixture_result) as results,
      (select count(*)::int from rate_limit where key like 'fixture-%') as limits`);
  return rows;
}

/** Returns 200 if forged results use no rows and no memory, and are not shown. */
async function manyForgedResults(target: Target): Promise<Answer> {
  const rows = await rowsOf(target);
  let megabytes = NaN;
  const statuses = { 403: 0, 503: 0 };
  for (let sent = 0; sent < FORGED_RESULTS; sent += WRITES_AT_ONCE) {
    // Measured after the first half: until then, memory may grow to what concurrent requests need.
    if (sent >= FORGED_RESULTS / 2 && Number.isNaN(megabytes)) megabytes = await target.residentMegabytes();
    const bytes = Array.from({ length: WRITES_AT_ONCE }, (_, index) => forgedRequest(sent + index)).join('');
    const from = `127.170.${Math.floor(sent / WRITES_PER_ADDRESS)}.1`;
    for (const status of statusesIn(await exchange(target.server.url, bytes + LAST_REQUEST, from))
      .split(' ')
      .slice(0, -1))
      statuses[status as '403'] += 1;
  }
  // The overloaded server rejects some of them unread.
  expect(statuses[403] + statuses[503]).toBe(FORGED_RESULTS);
  expect(statuses[403]).toBeGreaterThan(FORGED_RESULTS / 2);
  expect(await rowsOf(target)).toEqual(rows);
  expect((await target.residentMegabytes()) - megabytes).toBeLessThan(MAX_GROWTH_MB);
  const answer = await target.as('stranger', `${RESULTS}/${GAME}`);
  expect(answer.json<FixtureResults & object>().tally).toBeNull();
  return answer;
}

/** Returns 200 if the server counts at most three results of one network. */
async function manyResultsOfOneNetwork(target: Target): Promise<Answer> {
  const rows = await rowsOf(target);
  const statuses = await flood(GENUINE_RESULTS, async (index) => {
    const from = `127.180.0.${1 + (index % 250)}`;
    return report(target, await genuineTicket(target, from), from);
  });
  expect(statuses).toEqual({ 204: RESULTS_PER_NETWORK, 429: GENUINE_RESULTS - RESULTS_PER_NETWORK });
  const after = await rowsOf(target);
  expect((after?.results ?? 0) - (rows?.results ?? 0)).toBeLessThanOrEqual(RESULTS_PER_NETWORK);
  expect(after?.tallies ?? 0).toBeLessThanOrEqual(MAX_RESULT_ROWS);
  // One row for the network, and one for each counted result.
  expect((after?.limits ?? 0) - (rows?.limits ?? 0)).toBeLessThanOrEqual(RESULTS_PER_NETWORK + 1);
  return target.as('stranger', `${RESULTS}/${GAME}`);
}

/** Returns 200 if a ticket that is used in many networks counts once and takes two rows. */
async function oneTicketInManyNetworks(target: Target): Promise<Answer> {
  const rows = await rowsOf(target);
  const ticket = await genuineTicket(target, '127.0.163.1');
  await report(target, ticket, '127.0.163.1');
  const statuses = await flood(GENUINE_RESULTS, (index) =>
    report(target, ticket, `127.${190 + Math.floor(index / 250)}.${index % 250}.1`),
  );
  expect(statuses).toEqual({ 204: GENUINE_RESULTS });
  const after = await rowsOf(target);
  expect([(after?.results ?? 1) - (rows?.results ?? 0), (after?.limits ?? 2) - (rows?.limits ?? 0)]).toEqual([1, 2]);
  return target.as('stranger', `${RESULTS}/${GAME}`);
}

/** Pipelined, because Node accepts only one new connection in each turn of its event loop. */
function forgedRequest(index: number): string {
  const body = JSON.stringify({ ticket: `${FORGED.slice(0, -8)}${String(index).padStart(8, '0')}`, ...WIN });
  return [
    `POST ${RESULTS} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

export const FIXTURE_RESULTS: readonly Attack[] = [
  ['a ticket for a matchday that has not begun', 'stranger', ticketFor(900_000), '425 deal.notBegun'],
  ['a ticket for a matchday that is over', 'stranger', ticketFor(MATCHDAY - 5), '409 matchday.over'],
  ['a ticket for matchday 0', 'stranger', ticketFor(0), INVALID],
  ['SQL as matchday', 'stranger', ticketFor(encodeURIComponent('1 or 1=1')), NOWHERE],
  [
    'a ticket for a game that is not on the card',
    'stranger',
    ticketFor(MATCHDAY, 'constructor'),
    '404 matchday.fixtureNotFound',
  ],
  ['a ticket for an object', 'stranger', ticketFor(MATCHDAY, { $ne: '' }), INVALID],
  [
    'a ticket for another site',
    'stranger',
    post(`/api/matchdays/${MATCHDAY}/tickets`, { game: GAME }, { 'sec-fetch-site': 'cross-site' }),
    '403 request.crossSite',
  ],
  [
    'a ticket with another expiry',
    'stranger',
    post(`/api/matchdays/${MATCHDAY}/tickets`, { game: GAME, expires: 9e15 }),
    INVALID,
  ],
  ['a result without a ticket', 'stranger', post(RESULTS, WIN), INVALID],
  ['a result with a forged ticket', 'stranger', resultWith({}), REJECTED],
  ['a result with an empty signature', 'stranger', resultWith({ ticket: `${FORGED.split('.')[0]}.` }), INVALID],
  ['a result with a ticket that is an object', 'stranger', resultWith({ ticket: { length: 50 } }), INVALID],
  ['a text that was signed for another purpose', 'stranger', withAnotherKey, REJECTED],
  [
    'a ticket with another end',
    'stranger',
    withChanged((text, signature) => `${text}.${signature.slice(0, -1)}_`),
    REJECTED,
  ],
  [
    'a ticket for another game with the signature of a genuine one',
    'stranger',
    withChanged(
      (_text, signature) =>
        `${encoded({ id: 'a', matchday: MATCHDAY, game: 'corner-kick', expires: 9e15 })}.${signature}`,
    ),
    REJECTED,
  ],
  ['a ticket of another matchday', 'stranger', onAnotherMatchday, REJECTED],
  ['a negative number of rounds', 'stranger', resultWith({ roundsWon: -1 }), INVALID],
  ['half a round', 'stranger', resultWith({ roundsWon: 1.5 }), INVALID],
  ['a million rounds', 'stranger', resultWith({ roundsWon: 1e6 }), INVALID],
  ['an outcome that does not exist', 'stranger', resultWith({ outcome: 'draw' }), INVALID],
  ['a result that counts a thousand times', 'stranger', resultWith({ count: 1000 }), INVALID],
  ['a result with 101 players', 'stranger', resultWith({ named: Array(101).fill(1) }), INVALID],
  ['a result with a player that is SQL', 'stranger', resultWith({ missed: ['1); drop table player'] }), INVALID],
  ['a result with players that are an object', 'stranger', resultWith({ named: { length: 2 } }), INVALID],
  ['a result with a player beyond the largest id', 'stranger', resultWith({ named: [2 ** 31] }), INVALID],
  ['a result with __proto__', 'stranger', json(RESULTS, '{"__proto__":{"ticket":"a.b"}}'), '400 request.malformedJson'],
  [
    'results of a matchday that has not begun',
    'stranger',
    get(`/api/matchdays/900000/results/${GAME}`),
    '425 deal.notBegun',
  ],
  [
    'results of a game that is not on the card',
    'stranger',
    get(`${RESULTS}/to-string`),
    '404 matchday.fixtureNotFound',
  ],
  ['SQL as a game', 'stranger', get(`${RESULTS}/${encodeURIComponent("a' or '1'='1")}`), NOWHERE],
  ['the card of a matchday that has not begun', 'stranger', get('/api/matchdays/999999'), '425 deal.notBegun'],
  [`${FORGED_RESULTS} forged results`, 'stranger', manyForgedResults, '200'],
  [`${GENUINE_RESULTS} tickets and results of one network`, 'stranger', manyResultsOfOneNetwork, '200'],
  [`one ticket in ${GENUINE_RESULTS} networks`, 'stranger', oneTicketInManyNetworks, '200'],
];
