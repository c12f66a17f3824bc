import { expect, test } from 'vitest';
import { isReadableBody } from './body-encoding.ts';

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
