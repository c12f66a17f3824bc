import { expect, test } from 'vitest';
import { acceptedCodings } from './content-coding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, br', ['br', 'gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['identity;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['*;q=0, br', ['br']],
  ['deflate, zstd', ['identity']],
])('Accept-Encoding %s accepts %j', (acceptEncoding, codings) => {
  expect(acceptedCodings(acceptEncoding)).toEqual(codings);
  // The second call reads the remembered result.
  expect(acceptedCodings(acceptEncoding)).toEqual(codings);
});
