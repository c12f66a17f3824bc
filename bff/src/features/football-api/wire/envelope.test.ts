import { describe, expect, test } from 'vitest';
import { ApiError, type Advice, type ApiErrorKind } from './api-error.ts';
import { parseEnvelope } from './envelope.ts';

const DASHBOARD = 'https://dashboard.api-football.com';

function bodyWith(contents: object): string {
  return JSON.stringify({ get: 'players', parameters: [], errors: [], results: 0, response: [], ...contents });
}

function errorIn(status: number, body: string): ApiError {
  try {
    parseEnvelope(status, body);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('parseEnvelope did not throw.');
}

describe('a refusal with status 200', () => {
  test.each<[string, unknown, ApiErrorKind, Advice, RegExp]>([
    ['an unknown key', { token: 'Missing application key.' }, 'badKey', 'stopRun', /Check API_FOOTBALL_KEY/],
    ['a suspended account', { access: 'Your account is suspended.' }, 'suspended', 'stopRun', /dashboard/],
    ['an address that is not allowed', { Ip: 'This IP is not allowed.' }, 'addressRefused', 'stopRun', /Allow it/],
    ["the day's limit", { requests: 'You have reached the limit for the day.' }, 'dayLimit', 'nextDay', /^Today's/],
    ["the minute's limit", { rateLimit: 'Your rate limit is 10.' }, 'minuteLimit', 'retryLater', /^This minute's/],
    ['a season outside the plan', { plan: 'Free plans do not … season' }, 'planLimit', 'neverRetry', /^The plan/],
    ['a page outside the plan', { plan: 'limited to a maximum value of 3' }, 'planLimit', 'neverRetry', /of 3$/],
    [
      'a missing parameter',
      { required: 'At least one parameter is required.' },
      'badRequest',
      'neverRetry',
      /At least one/,
    ],
    ['an unknown parameter', { team: 'The Team field do not exist.' }, 'badRequest', 'neverRetry', /^The data service/],
    ['an unknown endpoint', { endpoint: 'The Banana endpoint …' }, 'badRequest', 'neverRetry', /Banana/],
    ['a search too short', { search: 'at least 4 characters in length' }, 'badRequest', 'neverRetry', /at least 4/],
    ['a search with accents', { search: 'only alpha-numeric characters' }, 'badRequest', 'neverRetry', /alpha-numeric/],
    [
      'a forbidden combination of parameters',
      { league: 'cannot be used with Search' },
      'badRequest',
      'neverRetry',
      /cannot be used/,
    ],
    [
      'a bug of the service',
      { time: '2026-11-21', bug: 'on our side', report: 'x' },
      'serverError',
      'retryLater',
      /our side/,
    ],
    ['a list of objects', [{ plan: 'Free plans do not' }], 'planLimit', 'neverRetry', /Free plans/],
    ['a list of texts', ['Too many requests'], 'minuteLimit', 'retryLater', /Too many requests/],
    ['a single text', 'Your account is suspended', 'suspended', 'stopRun', /suspended/],
  ])('is classified: %s', (_case, errors, kind, advice, message) => {
    const error = errorIn(200, bodyWith({ errors }));
    expect([error.kind, error.advice]).toEqual([kind, advice]);
    expect(error.message).toMatch(message);
  });

  test('is reported as the most severe of several', () => {
    const errors = { league: 'The League field is required.', requests: 'You have reached the limit for the day.' };
    expect(errorIn(200, bodyWith({ errors })).kind).toBe('dayLimit');
  });

  test('reports the same text for two fields once', () => {
    const needed = 'The League or Team field is required with the Search field.';
    expect(errorIn(200, bodyWith({ errors: { team: needed, league: needed } })).message).toBe(
      `The data service rejected the request. ${needed}`,
    );
  });

  test('is not about the account if its field is a parameter of the request', () => {
    const errors = { search: `Your account is suspended, check on ${DASHBOARD}.` };
    expect(errorIn(200, bodyWith({ errors })).kind).toBe('badRequest');
  });
});

describe('a failed response', () => {
  const SERVER_ERROR = '{"message":"Something went wrong while fetching details. Try again later."}';
  test.each<[string, number, string, ApiErrorKind, Advice]>([
    ['a timeout of the service', 499, SERVER_ERROR, 'serverError', 'retryLater'],
    ['a timeout of the service without a body', 499, '', 'serverError', 'retryLater'],
    ['an internal error', 500, SERVER_ERROR, 'serverError', 'retryLater'],
    ['an internal error with an HTML page', 502, '<h1>Bad Gateway</h1>', 'serverError', 'retryLater'],
    ['an internal error with status 200', 200, SERVER_ERROR, 'serverError', 'retryLater'],
    ['a bug of the service without a body', 204, '', 'serverError', 'retryLater'],
    ['too many calls', 429, '{"message":"Too many requests"}', 'minuteLimit', 'retryLater'],
    ['too many calls, without a body', 429, '', 'minuteLimit', 'retryLater'],
    ["the mirror's daily limit", 429, '{"message":"You have exceeded the DAILY quota."}', 'dayLimit', 'nextDay'],
    ['a missing subscription', 403, '{"message":"You are not subscribed to this API."}', 'notSubscribed', 'stopRun'],
    ['a refused key', 403, bodyWith({ errors: { token: 'Missing application key.' } }), 'badKey', 'stopRun'],
    ['a refused key without a body', 403, '', 'badKey', 'stopRun'],
    ['a missing key', 401, '{"message":"Invalid API key"}', 'badKey', 'stopRun'],
    ['a redirect', 301, '', 'invalidResponse', 'retryLater'],
    ['an unknown path', 404, '', 'invalidResponse', 'retryLater'],
    ['a redirect with an envelope', 302, bodyWith({}), 'invalidResponse', 'retryLater'],
    ['the HTML page of a firewall', 200, '<!doctype html><title>Wait</title>', 'invalidResponse', 'retryLater'],
    ['a truncated body', 200, bodyWith({}).slice(0, 30), 'invalidResponse', 'retryLater'],
    ['an empty body', 200, '', 'invalidResponse', 'retryLater'],
    ['an envelope without a response', 200, '{"errors":[],"results":0}', 'invalidResponse', 'retryLater'],
    ['a text as response', 200, bodyWith({ response: 'none' }), 'invalidResponse', 'retryLater'],
    ['null', 200, 'null', 'invalidResponse', 'retryLater'],
  ])('is classified: %s (%i)', (_case, status, body, kind, advice) => {
    const error = errorIn(status, body);
    expect([error.kind, error.advice]).toEqual([kind, advice]);
    expect(error.message).toMatch(/^(?:The|This|Today)/);
  });
});

describe('a successful response', () => {
  test.each<[string, object, number]>([
    ['of one page', { response: [1], paging: { current: 1, total: 1 } }, 1],
    ['of several pages, as text', { paging: { current: '1', total: '7' } }, 7],
    ['without paging', {}, 1],
    ['of zero pages', { paging: { current: 0, total: 0 } }, 1],
    ['of too many pages', { paging: { current: 1, total: 1_000_000_000 } }, 10_000],
    ['with an object', { response: { requests: {} } }, 1],
    ['with an empty object of errors', { errors: {} }, 1],
    ['with null errors', { errors: null }, 1],
  ])('%s is parsed', (_case, contents, pages) => {
    expect(parseEnvelope(200, bodyWith(contents)).pages).toBe(pages);
  });
});
