import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  ['everything', 'added', '{"country":"Spain","position":"Defender","teams":["A","B"]}', 'Spain · Defender · A, B'],
  ['what is known', 'updated', '{"country":null,"position":"Attacker","teams":[]}', 'Attacker'],
  ['nothing known', 'added', '{}', ''],
  ['a reason', 'failed', '{"error":"not found"}', 'not found'],
  ['no reason', 'failed', '{}', 'Unknown error'],
  ['no JSON', 'added', 'oops', 'Error parsing details'],
  ['JSON of something else', 'failed', '"oops"', 'Error parsing details'],
] as const)('%s', (_what, actionType, changeDetails, text) =>
  expect(changeText({ actionType, changeDetails })).toBe(text),
);
