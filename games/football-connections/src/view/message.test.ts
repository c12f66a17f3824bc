import { expect, test } from 'vitest';
import type { GroupText } from '../rules/puzzle.ts';
import type { ConnectionsMove } from '../rules/state.ts';
import { A, B, C, D, mistakes, played, selecting, startOf, tried } from '../testing/puzzle.ts';
import { messageOf, type Message } from './message.ts';

const words = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  textOf: (text: GroupText) => ('en' in text ? text.en : text.key),
};
const check: ConnectionsMove = { kind: 'check' };
const hint: ConnectionsMove = { kind: 'hint' };
const task = { shown: 'cards.task', text: 'cards.task', known: false };
const again = { shown: 'check.tried', text: 'check.tried' };
const mistake = {
  shown: 'verdict.left 3',
  text: 'verdict.left 3',
  urgent: true,
  sound: 'wrong',
  toast: { tone: 'destructive' },
};
const found = (name: string) => ({
  sound: 'right',
  toast: { title: 'verdict.correct', description: name, tone: 'success' },
});

test.each<[string, ConnectionsMove[], object]>([
  ['at the start', [], task],
  ['after a selection', selecting(1, 2), { shown: undefined, text: 'cards.selected 2 4', sound: 'pick' }],
  ['after a card was deselected', selecting(1, 2, 2), { text: 'cards.selected 1 4' }],
  ['after all were deselected', [...selecting(1, 2), { kind: 'deselect' }], task],
  ['after all were deselected, later', [...tried(1, 2, 5, 6), { kind: 'deselect' }], { text: undefined }],
  ['while a group is shown', [...selecting(1, 2, 3, 4), check], found('Group a')],
  ['after a group was found', A, found('Group a')],
  ['after a mistake', tried(1, 2, 5, 6), mistake],
  ['after three of a group', tried(1, 2, 3, 5), { text: 'verdict.oneAway verdict.left 3' }],
  ['after the fourth mistake', [...mistakes(4).slice(0, -1)], { text: 'verdict.lost', urgent: true }],
  [
    'after the same four were selected again',
    [...tried(1, 2, 5, 6), ...selecting(6, 6)],
    { shown: 'check.tried', text: 'cards.selected 4 4 check.tried' },
  ],
  ['before the same four are checked again', [...tried(1, 2, 5, 6), check], again],
  ['after a hint', [hint], { text: 'hint.text What b is' }],
  ['after the hinted group was found', [hint, ...B], found('Group b')],
  ['after a loss', mistakes(4), { shown: 'verdict.lost', text: undefined }],
  ['after giving up', [...selecting(1), { kind: 'giveUp' }], { shown: 'verdict.gaveUp', text: undefined }],
  ['after a win', [...A, ...B, ...C, ...D], found('Group d')],
])('the message of a round is right %s', (_when, moves, expected) => {
  const told: Message = { shown: undefined, text: undefined, ...messageOf(played(startOf(), ...moves), words) };
  expect(told).toMatchObject(expected);
});

test('the message about a mistake does not say "one away" if the option is off', () => {
  const quiet = { ...startOf(), announcesOneAway: false };
  expect(messageOf(played(quiet, ...tried(1, 2, 3, 5)), words).text).toBe('verdict.left 3');
});
