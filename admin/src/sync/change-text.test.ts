import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  ['all fields', 'added', '{"country":"Spain","position":"Defender","teams":["A","B"]}', 'Spain · Defender · A, B'],
  ['only known fields', 'updated', '{"country":null,"position":"Attacker","teams":[]}', 'Attacker'],
  ['no known field', 'added', '{}', ''],
  ['a reason of a failure', 'failed', '{"error":"not found"}', 'not found'],
  ['a failure without a reason', 'failed', '{}', 'Unknown error'],
  ['text that is not JSON', 'added', 'oops', 'Error parsing details'],
  ['JSON that is not an object', 'failed', '"oops"', 'Error parsing details'],
] as const)('%s', (_what, actionType, changeDetails, text) =>
  expect(changeText({ actionType, changeDetails })).toBe(text),
);
