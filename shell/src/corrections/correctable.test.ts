import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { type Correctable, correctableIn } from './correctable.ts';

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ correctAnswer: 'Right', playerAnswer: 'Wrong', isCorrect: false },
  ...changes,
});
const pictured = (src: string) => entry({ picture: { src, kind: 'portrait' } });
const coach: Correctable = { tab: 'coaches', id: 501, name: 'Right' };

test.each<[string, HistoryEntry[], Correctable[]]>([
  ['the player of a question', [entry({ about: { player: 7 } })], [{ tab: 'players', id: 7 }]],
  ['the player of a sticker', [pictured('/art/player/7.svg?v=1')], [{ tab: 'players', id: 7 }]],
  ['the coach of a question', [entry({ about: { coach: 501 } })], [coach]],
  ['the coach of a sticker', [pictured('/art/coach/501.svg')], [coach]],
  ['the club of a crest', [pictured('/art/crest/3.svg?v=1')], [{ tab: 'teams', id: 3, name: 'Right' }]],
  ['a coach who was asked for twice once', [entry({ about: { coach: 501 } }), pictured('/art/coach/501.svg')], [coach]],
  ['nothing for a question without a picture', [entry({})], []],
])('finds %s', (_what, history, found) => {
  expect(correctableIn({ history })).toEqual(found);
});

test('finds players who were named or shown and are not in the history, each once', () => {
  expect(correctableIn({ named: [3], shown: [3, 5] })).toEqual([3, 5].map((id) => ({ tab: 'players', id })));
});
