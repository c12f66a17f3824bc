import type { SyncDetail } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { detail } from '../testing/samples.ts';
import { resultSections } from './result-sections.ts';

type Outcome = SyncDetail['actionType'];

test.each<[string, Outcome[], 'added' | 'updated', [Outcome, number][]]>([
  ['added entries only', ['added', 'added'], 'added', [['added', 2]]],
  [
    'added, then updated, then failed entries',
    ['failed', 'updated', 'added'],
    'added',
    [
      ['added', 1],
      ['updated', 1],
      ['failed', 1],
    ],
  ],
  [
    'an empty first section of a run that only updated',
    ['updated', 'updated'],
    'added',
    [
      ['added', 0],
      ['updated', 2],
    ],
  ],
  ['an empty first section of a run without entries', [], 'added', [['added', 0]]],
  [
    'updated entries first for an update',
    ['failed', 'updated'],
    'updated',
    [
      ['updated', 1],
      ['failed', 1],
    ],
  ],
  ['no added entries for an update', ['added'], 'updated', [['updated', 0]]],
])('shows %s', (_case, outcomes, main, expected) => {
  const sections = resultSections(
    outcomes.map((outcome) => detail('Kaká', outcome)),
    main,
  );
  expect(sections.map(({ outcome, entries }) => [outcome, entries.length])).toEqual(expected);
});
