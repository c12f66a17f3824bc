import { expect, test } from 'vitest';
import { newsOf, type News } from './news.ts';
import { A, B, C, D, mistakes, played, selecting, startOf, tried } from './test-puzzle.ts';
import type { FootballConnectionsMove } from './state.ts';

const check: FootballConnectionsMove = { kind: 'check' };
const hint: FootballConnectionsMove = { kind: 'hint' };

test.each<[string, FootballConnectionsMove[], Partial<News> | undefined]>([
  ['at the start', [], { kind: 'task' }],
  ['after a selection', selecting(1, 2), { kind: 'selection', selected: 2, tried: false }],
  ['after a card was deselected', selecting(1, 2, 2), { kind: 'selection', selected: 1 }],
  ['after all were deselected', [...selecting(1, 2), { kind: 'deselect' }], { kind: 'task' }],
  ['after all were deselected, later', [...tried(1, 2, 5, 6), { kind: 'deselect' }], undefined],
  ['while a group is shown', [...selecting(1, 2, 3, 4), check], { kind: 'found' }],
  ['after a group was found', A, { kind: 'found' }],
  ['after a mistake', tried(1, 2, 5, 6), { kind: 'mistake', oneAway: false, left: 3 }],
  ['after three of a group', tried(1, 2, 3, 5), { kind: 'mistake', oneAway: true, left: 3 }],
  ['after the fourth mistake', [...mistakes(4).slice(0, -1)], { kind: 'mistake', left: 0 }],
  [
    'after the same four were selected again',
    [...tried(1, 2, 5, 6), ...selecting(6, 6)],
    { kind: 'selection', tried: true },
  ],
  ['before the same four are checked again', [...tried(1, 2, 5, 6), check], { kind: 'tried' }],
  ['after a hint', [hint], { kind: 'hint' }],
  ['after the hinted group was found', [hint, ...B], { kind: 'found' }],
  ['after a loss', mistakes(4), { kind: 'lost' }],
  ['after giving up', [...selecting(1), { kind: 'giveUp' }], { kind: 'gaveUp' }],
  ['after a win', [...A, ...B, ...C, ...D], { kind: 'found' }],
])('there is news %s', (_when, moves, news) => {
  const told = newsOf(played(startOf(), ...moves));
  if (news === undefined) expect(told).toBeUndefined();
  else expect(told).toMatchObject(news);
});

test('the news does not contain "one away" if the option is off', () => {
  const quiet = { ...startOf(), announcesOneAway: false };
  expect(newsOf(played(quiet, ...tried(1, 2, 3, 5)))).toMatchObject({ kind: 'mistake', oneAway: false });
});
