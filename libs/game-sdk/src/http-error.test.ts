import { expect, test } from 'vitest';
import { HttpError, httpErrorIn, httpFailureOf, isTransient, problemCodeOf } from './http-error.ts';

test.each([
  [400, 'refused'],
  [404, 'refused'],
  [408, 'failed'],
  [409, 'refused'],
  [429, 'failed'],
  [499, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
] as const)('status %i means %s', (status, kind) => {
  expect(httpFailureOf(status)).toBe(kind);
});

test('problemCodeOf returns the code of an HttpError and undefined for other errors', () => {
  const error = new HttpError('refused', '404: {}', { status: 404, code: 'careerGame.notFound' });
  expect(problemCodeOf(error)).toBe('careerGame.notFound');
  expect(problemCodeOf(new Error('404: {"code":"careerGame.notFound"}'))).toBeUndefined();
  expect(problemCodeOf(undefined)).toBeUndefined();
});

test('httpErrorIn finds the failed call behind nested causes', () => {
  const failed = new HttpError('unreachable', 'no response');
  expect(httpErrorIn(new Error('outer', { cause: new Error('inner', { cause: failed }) }))).toBe(failed);
  expect(httpErrorIn(new Error('no cause'))).toBeUndefined();
});

test.each([
  ['an unreachable server', new HttpError('unreachable', 'no response'), true],
  ['a failed call behind another error', new Error('x', { cause: new HttpError('failed', '503: busy') }), true],
  ['a refused call', new HttpError('refused', '404: not found'), false],
  ['a bug', new TypeError('x is undefined'), false],
])('%s is transient: %s', (_what, error, expected) => {
  expect(isTransient(error)).toBe(expected);
});
