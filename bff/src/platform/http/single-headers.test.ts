import { expect, test } from 'vitest';
import { repeatedHeader } from './single-headers.ts';

test.each([
  ['no header', [], undefined],
  ['each header once', ['Host', 'a', 'Origin', 'b', 'Content-Type', 'c'], undefined],
  ['a host twice', ['Host', 'a', 'Accept', '*/*', 'host', 'b'], 'host'],
  ['an origin twice with the same value', ['Origin', 'a', 'ORIGIN', 'a'], 'origin'],
  ['a content type three times', ['Content-Type', 'a', 'Content-Type', 'b', 'Content-Type', 'c'], 'content-type'],
  ['an authorization twice', ['authorization', 'a', 'Authorization', 'b'], 'authorization'],
  ['a header that may be repeated', ['Cookie', 'a', 'Cookie', 'b', 'Accept', 'a', 'Accept', 'b'], undefined],
  ['a value that is the name of a header', ['Accept', 'host', 'Host', 'a'], undefined],
])('finds the repeated header in %s', (_what, rawHeaders, name) => {
  expect(repeatedHeader(rawHeaders)).toBe(name);
});
