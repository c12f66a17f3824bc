import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import type { HistoryEntry } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { ALL_TEXTS } from '../testing/all-texts.ts';
import { marksOf, scoreCardOf } from '../ledger/marks.ts';
import { dayText, MOST_CHARACTERS, roundText, shortened, type SharedResult, type ShareTexts } from './share-text.ts';

function textsOf(language: Language): ShareTexts {
  const i18n = createI18n(language, ALL_TEXTS[language]);
  return (key, values) => i18n.t(key, { ns: 'shell', ...values });
}

/** Ten questions, of which "+" was right. */
function marked(signs: string): Pick<SharedResult, 'marks' | 'card'> {
  const marks = [...signs].map((sign) => (sign === '+' ? ('hit' as const) : ('miss' as const)));
  return { marks, card: { won: marks.filter((mark) => mark === 'hit').length, total: marks.length, board: [marks] } };
}

const LOGOS: SharedResult = {
  game: 'Guess the Club Logo',
  matchday: 147,
  ...marked('++-+++++++'),
  hasTries: false,
  relaxed: false,
  url: 'https://soccer.example/logo-game?deal=d147',
};

test('shares a fixture with symbols', () => {
  expect(roundText(LOGOS, 'signs', textsOf('en')).split('\n')).toEqual([
    'Soccer Legends · Matchday 147',
    'Guess the Club Logo 9/10',
    '🟡🟡🔴🟡🟡🟡🟡🟡🟡🟡',
    'https://soccer.example/logo-game?deal=d147',
  ]);
});

test.each([
  ['en', 'Soccer Legends, Guess the Club Logo: 9 of 10. Missed: 3. Matchday 147.'],
  ['de', 'Soccer Legends, Guess the Club Logo: 9 von 10. Daneben: 3. Spieltag 147.'],
] as const)('shares a fixture in words in %s', (language, words) => {
  expect(roundText(LOGOS, 'words', textsOf(language))).toBe(`${words}\n${LOGOS.url}`);
});

test('names no matchday for a free round with relaxed time', () => {
  const free = { ...LOGOS, matchday: undefined, relaxed: true };
  expect(roundText(free, 'signs', textsOf('en'))).toMatch(
    /^Soccer Legends\nGuess the Club Logo 9\/10 · Relaxed time\n/,
  );
  expect(roundText(free, 'words', textsOf('en'))).toContain('Missed: 3. Relaxed time.\n');
});

test.each([
  ['lists five missed questions', '-----+++++', 'Missed: 1, 2, 3, 4, 5.'],
  ['lists no more than five', '------++++', undefined],
  ['lists nothing after a round without a miss', '++++++++++', undefined],
])('%s', (_title, signs, missed) => {
  const text = roundText({ ...LOGOS, ...marked(signs) }, 'words', textsOf('en'));
  expect(/Missed: [\d, ]*\./.exec(text)?.[0]).toBe(missed);
});

const BOARD = [
  ['none', 'near', 'none', 'none', 'hit'],
  ['hit', 'hit', 'hit', 'hit', 'hit'],
] as const;
const WORDLE: SharedResult = {
  ...LOGOS,
  game: 'FutWordle',
  card: { won: 2, total: 6, board: BOARD },
  hasTries: true,
  marks: ['miss', 'hit'],
};

test.each<[string, SharedResult, string, string]>([
  ['a word found in two tries', WORDLE, 'FutWordle 2/6\n⚪🔶⚪⚪🟡\n🟡🟡🟡🟡🟡', 'FutWordle: solved in try 2 of 6.'],
  [
    'a word that was not found',
    { ...WORDLE, card: { won: null, total: 6, board: BOARD.slice(0, 1) } },
    'FutWordle X/6\n⚪🔶⚪⚪🟡',
    'FutWordle: not solved in 6 tries.',
  ],
  [
    'groups found with mistakes and a hint',
    {
      ...LOGOS,
      game: 'Connections',
      marks: ['miss', 'miss', 'hint', 'hit', 'hit', 'hit', 'hit'],
      card: {
        won: 4,
        total: 4,
        board: [
          ['near', 'near', 'near', 'miss'],
          ['hint', 'hit', 'hit', 'hit', 'hit'],
        ],
      },
    },
    'Connections 4/4\n🔶🔶🔶🔴\n💡🟡🟡🟡🟡',
    'Connections: 4 of 4. Mistakes: 2. Hints: 1.',
  ],
  [
    'countries found after a miss',
    { ...LOGOS, game: 'Country', marks: ['hit', 'near'], card: { won: 2, total: 2, board: [['hit', 'near']] } },
    'Country 2/2\n🟡🔶',
    'Country: 2 of 2. After a miss: 2.',
  ],
])('shares %s with its signs and in words', (_what, result, signs, words) => {
  expect(roundText(result, 'signs', textsOf('en'))).toContain(`\n${signs}\n`);
  expect(roundText(result, 'words', textsOf('en'))).toContain(words);
});

test.each([
  ['keeps', 'a'.repeat(60), 'a'.repeat(60)],
  ['shortens', 'a'.repeat(61), `${'a'.repeat(59)}…`],
  ['counts letters outside the basic plane once in', '🟡'.repeat(60), '🟡'.repeat(60)],
])('%s a name of %s', (_what, name, shown) => {
  expect(shortened(name)).toBe(shown);
});

test('shares a matchday with its score and streak', () => {
  const day = {
    matchday: 147,
    marks: ['hit', 'miss', 'none', 'hit'] as const,
    days: 12,
    url: 'https://soccer.example/',
  };
  expect(dayText(day, 'signs', textsOf('en'))).toBe(
    'Soccer Legends · Matchday 147\n2 : 1 · 12 days in a row\n🟡🔴⚪🟡\nhttps://soccer.example/',
  );
  expect(dayText({ ...day, days: 1 }, 'words', textsOf('en'))).toBe(
    'Soccer Legends, matchday 147: 2 won, 1 lost.\nhttps://soccer.example/',
  );
});

const mark = fc.constantFrom('hit', 'miss', 'none', 'near', 'hint');
const marks = fc.array(mark, { maxLength: 40 });
const board = fc.array(fc.array(mark, { minLength: 1, maxLength: 10 }), { maxLength: 12 });
const forms = fc.constantFrom('signs', 'words');
const url = fc.string({ minLength: 1, maxLength: 90, unit: fc.constantFrom(...'abcdefghij-./') });

test('has at most 280 characters, ends with the address, and has lines of at most ten symbols', () => {
  const result = fc.record({
    game: fc.string({ maxLength: 200, unit: 'grapheme' }),
    matchday: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
    card: fc.record({ won: fc.option(fc.nat(999)), total: fc.nat(999), board }),
    hasTries: fc.boolean(),
    marks,
    relaxed: fc.boolean(),
    url,
  });
  fc.assert(
    fc.property(result, forms, fc.constantFrom(...LANGUAGES), (shared, form, language) => {
      const text = roundText(shared, form, textsOf(language));
      expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect(text.endsWith(`\n${shared.url}`)).toBe(true);
      for (const line of text.split('\n')) expect(line.match(/[🟡🔴🔶💡⚪]/gu)?.length ?? 0).toBeLessThanOrEqual(10);
    }),
  );
});

test('contains no answer of the round', () => {
  const name = fc.string({ minLength: 3, maxLength: 20, unit: fc.constantFrom(...'ŁØÆŽÐÞßŒ') });
  const entry = fc.record({ correctAnswer: name, playerAnswer: name, isCorrect: fc.boolean() });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), forms, (history: HistoryEntry[], form) => {
      const roundsWon = history.filter(({ isCorrect }) => isCorrect).length;
      const played = { outcome: 'win' as const, score: 0, roundsWon, roundsTotal: 10, history };
      const text = roundText({ ...LOGOS, marks: marksOf(played), card: scoreCardOf(played) }, form, textsOf('en'));
      for (const { correctAnswer, playerAnswer } of history) {
        expect(text).not.toContain(correctAnswer);
        expect(text).not.toContain(playerAnswer);
      }
    }),
  );
});
