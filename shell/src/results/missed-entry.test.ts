import type { About, HistoryEntry } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { firstMissed } from './Missed.tsx';

const entry = (isCorrect: boolean, about: About): HistoryEntry => ({
  correctAnswer: 'Luca Vidal',
  playerAnswer: 'Marco Rossi',
  isCorrect,
  about,
});

test('returns the first wrong answer about exactly one player', () => {
  const history = [
    entry(true, { player: 1 }),
    entry(false, { team: 2 }),
    entry(false, { players: [3, 4] }),
    entry(false, { player: 5 }),
    entry(false, { player: 6 }),
  ];
  expect(firstMissed(history)).toEqual({ entry: history[3], player: 5 });
});

test('returns undefined without a wrong answer about a player', () => {
  expect(firstMissed([entry(true, { player: 1 }), entry(false, { coach: 2 })])).toBeUndefined();
});
