import { expect, test } from 'vitest';
import { Account } from './account.ts';

const PLAN = { name: 'Small', perDay: 5, perMinute: 2 };
const SIGNS = { granted: '+', minuteLimit: 'm', dayLimit: 'd' };

/** Calls at seconds after 23:50:00 UTC. Returns each admission: `+` granted, `m` or `d` for the limit that it exceeds. */
function admissionsAt(seconds: readonly number[]): string {
  let ms = 0;
  const account = new Account(PLAN, () => new Date(Date.UTC(2026, 10, 23, 23, 50) + ms));
  const admissions = seconds.map((second) => {
    ms = second * 1000;
    return SIGNS[account.admit()];
  });
  return admissions.join('');
}

test.each([
  ['two calls in a minute', [0, 1], '++'],
  ['a third call in the minute', [0, 1, 59.999], '++m'],
  ['a third call after a minute', [0, 1, 60], '+++'],
  ['rejected calls, which do not count', [0, 1, 2, 3, 60, 61, 61.5], '++mm++m'],
  ['a sixth call of the day', [0, 1, 60, 61, 121, 200], '+++++d'],
  ['a call after midnight', [0, 1, 60, 61, 121, 599.999, 600], '+++++d+'],
])('an account of the sandbox admits %s within its limits only', (_what, seconds, admissions) => {
  expect(admissionsAt(seconds)).toBe(admissions);
});
