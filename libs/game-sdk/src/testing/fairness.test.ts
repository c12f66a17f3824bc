import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { isFair, naivePlayers, type QuizQuestion } from './fairness.ts';

const random = createRandom(7);
const NAMES = Array.from({ length: 100 }, (_, index) => `Name ${'x'.repeat(index % 9)} ${index}`);

/** Returns games of ten questions with four names each, with the answer at a random place. */
function gamesOf(options: () => string[], answerOf: (options: readonly string[]) => string): QuizQuestion[][] {
  return Array.from({ length: 1000 }, () =>
    Array.from({ length: 10 }, () => {
      const names = random.shuffle(options());
      return { options: names, answer: answerOf(names) };
    }),
  );
}

const rightOf = (games: QuizQuestion[][], name: string) =>
  naivePlayers(games, 3).find(({ player }) => player === name)!;

test('no naive player has an advantage if the names are drawn at random', () => {
  const games = gamesOf(
    () => random.sample(NAMES, 4),
    (options) => random.pick(options),
  );
  for (const { right, won } of naivePlayers(games, 3)) {
    expect(right).toBeGreaterThan(0.22);
    expect(right).toBeLessThan(0.28);
    expect(won).toBeLessThan(0.01);
  }
});

test.each([
  [
    'always the first name',
    gamesOf(
      () => random.sample(NAMES, 4),
      ([first]) => first!,
    ),
  ],
  ['the longest name', gamesOf(() => random.sample(NAMES, 4), longest)],
  [
    'the name seen least',
    gamesOf(
      () => ['A', 'B', 'C', random.pick(NAMES)],
      (names) => names.find(({ length }) => length > 1)!,
    ),
  ],
  [
    'the name seen most',
    gamesOf(
      () => ['A', ...random.sample(NAMES, 3)],
      () => 'A',
    ),
  ],
])('the strategy "%s" wins if it reveals the answer', (player, games) => {
  const { right, won } = rightOf(games, player);
  expect(right).toBeGreaterThan(0.5);
  expect(won).toBeGreaterThan(0.2);
});

test.each([
  [{ what: 'a share', value: 30, most: 30 }, true],
  [{ what: 'a share', value: 30.1, most: 30 }, false],
  [{ what: 'a count', value: 20, least: 20 }, true],
  [{ what: 'a count', value: 19, least: 20 }, false],
  [{ what: 'a count', value: 19 }, true],
])('%o is fair: %s', (measurement, fair) => {
  expect(isFair(measurement)).toBe(fair);
});

function longest(names: readonly string[]): string {
  return names.reduce((best, name) => (name.length > best.length ? name : best));
}

test.each([
  [2, 1],
  [3, 0],
])('a game with %i of three possible mistakes is won: %i', (mistakes, share) => {
  const game = Array.from({ length: 10 }, (_, index) => ({
    options: ['A', 'B'],
    answer: index < mistakes ? 'B' : 'A',
  }));
  expect(rightOf([game], 'always the first name')).toMatchObject({ right: (10 - mistakes) / 10, won: share });
});
