import { expect, test } from 'vitest';
import { loopbackOrigin } from './dev-overrides.ts';

test.each([
  ['http://127.0.0.1:5199', 'http://127.0.0.1:5199'],
  ['http://localhost:5199/', 'http://localhost:5199'],
  ['http://[::1]:5199', 'http://[::1]:5199'],
  ['https://127.0.0.1:5199', undefined],
  ['http://127.0.0.1', undefined],
  ['http://127.0.0.1:80', undefined],
  ['http://127.0.0.2:5199', undefined],
  ['http://0.0.0.0:5199', undefined],
  ['http://192.168.1.7:5199', undefined],
  ['http://localhost.evil.example:5199', undefined],
  ['http://evil.example:5199', undefined],
  ['http://evil@127.0.0.1:5199', undefined],
  ['http://127.0.0.1:5199/evil', undefined],
  ['http://127.0.0.1:5199; script-src *', undefined],
  ['http://127.0.0.1:5199 https://evil.example', undefined],
  ['http://2130706433:5199', undefined],
  ['file:///etc/passwd', undefined],
  ['', undefined],
])('loopbackOrigin reads %j as the origin %s', (text, origin) => {
  expect(loopbackOrigin(text)).toBe(origin);
});
