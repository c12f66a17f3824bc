import { expect, test } from 'vitest';
import { isReadableBody, repeatedHeader } from './request-checks.ts';

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

test.each([
  [undefined, undefined, true],
  ['application/json', undefined, true],
  ['application/json; charset=utf-8', undefined, true],
  ['application/json; charset="UTF-8"', 'identity', true],
  ['application/json;charset = utf-8; boundary=x', ' Identity ', true],
  ['application/json; charset=utf-16', undefined, false],
  ['application/json; charset=iso-8859-1', undefined, false],
  ['application/json; charset=""', undefined, false],
  ['application/json', 'gzip', false],
  ['application/json', 'identity, gzip', false],
])('a body of type %s with the content coding %s is readable: %s', (type, coding, readable) => {
  const headers = { ...(type && { 'content-type': type }), ...(coding && { 'content-encoding': coding }) };
  expect(isReadableBody(headers)).toBe(readable);
});
