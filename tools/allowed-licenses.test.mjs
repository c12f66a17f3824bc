import { expect, test } from 'vitest';
import { isAllowed } from './allowed-licenses.mjs';

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['none', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR AGPL-3.0-only', false],
  ['MIT AND ISC', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['GPL-3.0-only OR MIT AND ISC', true],
])('%s is allowed: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});
