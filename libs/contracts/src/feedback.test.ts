import { expect, test } from 'vitest';
import { EMAIL_FORM } from './feedback.ts';

test.each([
  'ann@example.org',
  'a+b.c@sub.example.museum',
  'ä@münchen.de',
  'ann@example.xn--p1ai',
  "o'neil_99@a-b.co",
  `${'x'.repeat(64)}@example.org`,
])('%s is an e-mail address', (text) => {
  expect(EMAIL_FORM.test(text)).toBe(true);
});

test.each([
  '',
  'ann',
  'ann@',
  '@example.org',
  'ann@localhost',
  'a@b.c',
  'a@b.c1',
  'x@y_z.com',
  'a@1.2.3.4',
  'a@-b.de',
  'a@b-.de',
  'a@b..de',
  'a@b.de.',
  '.a@b.de',
  'a.@b.de',
  'a..b@c.de',
  'a,b@c.de',
  'a b@c.de',
  '"a"@c.de',
  'ann@example.org ',
  'a@b.cd\nBcc: x@y.z',
  'a@b@c.de',
  `${'x'.repeat(65)}@example.org`,
])('%j is not an e-mail address', (text) => {
  expect(EMAIL_FORM.test(text)).toBe(false);
});
