import type { RevisedFact } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { changesToReview } from './review-writes.ts';

const SPELL = { club: 'Lens', startYear: 2026, endYear: null, matches: 5, goals: 0, loan: false };

test.each<[string, RevisedFact]>([
  ['a new name', { field: 'name', before: 'K. Havertz', after: 'Kai Havertz' }],
  ['a corrected year of birth', { field: 'born', before: 1999, after: 1998 }],
  ['a new spell', { field: 'spell', spell: 'Lens 2026', before: null, after: SPELL }],
  ['a spell that is gone', { field: 'spell', spell: 'Lens 2026', before: SPELL, after: null }],
  ['the end of the current spell', { field: 'endYear', spell: 'Lens 2026', before: null, after: 2028 }],
  ['a spell that is open again', { field: 'endYear', spell: 'Lens 2026', before: 2028, after: null }],
  ['fewer matches', { field: 'matches', spell: 'Lens 2026', before: 9, after: 5 }],
  ['goals that are unknown now', { field: 'goals', spell: 'Lens 2026', before: 3, after: null }],
])('%s needs a review', (_what, change) => {
  expect(changesToReview([change])).toEqual([change]);
});

test.each<[string, RevisedFact]>([
  ['a year of birth that was unknown', { field: 'born', before: null, after: 1999 }],
  ['more matches', { field: 'matches', spell: 'Lens 2026', before: 5, after: 9 }],
  ['more goals', { field: 'goals', spell: 'Lens 2026', before: 3, after: 4 }],
  ['matches that were unknown', { field: 'matches', spell: 'Lens 2026', before: null, after: 9 }],
  ['a change that a correction hides', { field: 'born', before: 1999, after: 1998, hidden: true }],
])('%s takes effect at once', (_what, change) => {
  expect(changesToReview([change])).toEqual([]);
});
