import { describe, expect, test } from 'vitest';
import { ApiFault, type Advice, type ApiFaultKind } from '../../football/api-fault.ts';
import { openEnvelope } from './envelope.ts';

const DASHBOARD = 'https://dashboard.api-football.com';

function bodyWith(contents: object): string {
  return JSON.stringify({ get: 'players', parameters: [], errors: [], results: 0, response: [], ...contents });
}

function faultIn(status: number, body: string): ApiFault {
  try {
    openEnvelope(status, body);
  } catch (fault) {
    if (fault instanceof ApiFault) return fault;
    throw fault;
  }
  throw new Error('It passed for an answer.');
}

describe('a refusal comes with status 200', () => {
  test.each<[string, object, ApiFaultKind, Advice, RegExp]>([
    ['a key it does not know', { token: 'Missing application key.' }, 'badKey', 'stopRun', /Check API_FOOTBALL_KEY/],
    ['a suspended account', { access: 'Your account is suspended.' }, 'suspended', 'stopRun', /dashboard/],
    ['an address not on the list', { Ip: 'This IP is not allowed.' }, 'addressRefused', 'stopRun', /Allow it/],
    ["the day's limit", { requests: 'You have reached the limit for the day.' }, 'dayLimit', 'nextDay', /^Today's/],
    ["the minute's limit", { rateLimit: 'Your rate limit is 10.' }, 'minuteLimit', 'retryLater', /^This minute's/],
    ['a season not in the plan', { plan: 'Free plans do not … season' }, 'planLimit', 'neverRetry', /^The plan/],
    ['a page not in the plan', { plan: 'limited to a maximum value of 3' }, 'planLimit', 'neverRetry', /of 3$/],
    ['no parameter', { required: 'At least one parameter is required.' }, 'badRequest', 'neverRetry', /At least one/],
    ['an unknown parameter', { team: 'The Team field do not exist.' }, 'badRequest', 'neverRetry', /^The data service/],
    ['an unknown endpoint', { endpoint: 'The Banana endpoint …' }, 'badRequest', 'neverRetry', /Banana/],
    ['a search too short', { search: 'at least 4 characters in length' }, 'badRequest', 'neverRetry', /at least 4/],
    ['a search with accents', { search: 'only alpha-numeric characters' }, 'badRequest', 'neverRetry', /alpha-numeric/],
    ['a pair that may not be', { league: 'cannot be used with Search' }, 'badRequest', 'neverRetry', /cannot be used/],
    [
      'their own bug',
      { time: '2026-11-21', bug: 'on our side', report: 'x' },
      'serverTrouble',
      'retryLater',
      /our side/,
    ],
    ['a list', [{ plan: 'Free plans do not' }], 'planLimit', 'neverRetry', /Free plans/],
    ['a list of words', ['Too many requests'], 'minuteLimit', 'retryLater', /Too many requests/],
    ['one word', 'Your account is suspended' as unknown as object, 'suspended', 'stopRun', /suspended/],
  ])('%s', (_case, errors, kind, advice, words) => {
    const fault = faultIn(200, bodyWith({ errors }));
    expect([fault.kind, fault.advice]).toEqual([kind, advice]);
    expect(fault.message).toMatch(words);
  });

  test('of two faults at once the graver one decides', () => {
    const errors = { league: 'The League field is required.', requests: 'You have reached the limit for the day.' };
    expect(faultIn(200, bodyWith({ errors })).kind).toBe('dayLimit');
  });

  test('the same words for two fields are told once', () => {
    const needed = 'The League or Team field is required with the Search field.';
    expect(faultIn(200, bodyWith({ errors: { team: needed, league: needed } })).message).toBe(
      `The data service refused the question. ${needed}`,
    );
  });

  test('words about a field deceive nobody about the account', () => {
    const errors = { search: `Your account is suspended, check on ${DASHBOARD}.` };
    expect(faultIn(200, bodyWith({ errors })).kind).toBe('badRequest');
  });
});

describe('trouble comes with a status of its own, or with nothing that is an answer', () => {
  const TROUBLE = '{"message":"Something went wrong while fetching details. Try again later."}';
  test.each<[string, number, string, ApiFaultKind, Advice]>([
    ['its time-out', 499, TROUBLE, 'serverTrouble', 'retryLater'],
    ['its time-out, without a word', 499, '', 'serverTrouble', 'retryLater'],
    ['its failure', 500, TROUBLE, 'serverTrouble', 'retryLater'],
    ['its failure, with a page', 502, '<h1>Bad Gateway</h1>', 'serverTrouble', 'retryLater'],
    ['its failure in an envelope', 200, TROUBLE, 'serverTrouble', 'retryLater'],
    ['its bug', 204, '', 'serverTrouble', 'retryLater'],
    ['too many calls', 429, '{"message":"Too many requests"}', 'minuteLimit', 'retryLater'],
    ['too many calls, without a word', 429, '', 'minuteLimit', 'retryLater'],
    ["the mirror's day", 429, '{"message":"You have exceeded the DAILY quota."}', 'dayLimit', 'nextDay'],
    ['no subscription', 403, '{"message":"You are not subscribed to this API."}', 'notSubscribed', 'stopRun'],
    ['a refused key', 403, bodyWith({ errors: { token: 'Missing application key.' } }), 'badKey', 'stopRun'],
    ['a refused key, without a word', 403, '', 'badKey', 'stopRun'],
    ['a missing key', 401, '{"message":"Invalid API key"}', 'badKey', 'stopRun'],
    ['a move elsewhere', 301, '', 'unreadable', 'retryLater'],
    ['nothing there', 404, '', 'unreadable', 'retryLater'],
    ['an answer to another question', 302, bodyWith({}), 'unreadable', 'retryLater'],
    ['the page of a firewall', 200, '<!doctype html><title>Wait</title>', 'unreadable', 'retryLater'],
    ['half an answer', 200, bodyWith({}).slice(0, 30), 'unreadable', 'retryLater'],
    ['nothing', 200, '', 'unreadable', 'retryLater'],
    ['an envelope with nothing in it', 200, '{"errors":[],"results":0}', 'unreadable', 'retryLater'],
    ['a word for contents', 200, bodyWith({ response: 'none' }), 'unreadable', 'retryLater'],
    ['null', 200, 'null', 'unreadable', 'retryLater'],
  ])('%s (%i)', (_case, status, body, kind, advice) => {
    const fault = faultIn(status, body);
    expect([fault.kind, fault.advice]).toEqual([kind, advice]);
    expect(fault.message).toMatch(/^(?:The|This|Today)/);
  });
});

describe('an answer', () => {
  test.each<[string, object, number]>([
    ['of one page', { response: [1], paging: { current: 1, total: 1 } }, 1],
    ['of several, in text', { paging: { current: '1', total: '7' } }, 7],
    ['without pages', {}, 1],
    ['of no page', { paging: { current: 0, total: 0 } }, 1],
    ['of more pages than anybody reads', { paging: { current: 1, total: 1_000_000_000 } }, 10_000],
    ['that is an object', { response: { requests: {} } }, 1],
    ['with errors that are an empty object', { errors: {} }, 1],
    ['with null for errors', { errors: null }, 1],
  ])('%s is opened', (_case, contents, pages) => {
    expect(openEnvelope(200, bodyWith(contents)).pages).toBe(pages);
  });
});
