import type { HistoryEntry } from '@soccer-legends/game-sdk';
import type { Coach } from './coach.ts';

/** Recorded as the answer after a timeout. */
export const TIME_EXPIRED = 'time expired';

export interface ManagerAnswer {
  photoUrl: string;
  correctAnswer: string;
  /** A name, or TIME_EXPIRED. */
  playerAnswer: string;
  isCorrect: boolean;
}

export function answerTo({ name, photo }: Coach, playerAnswer: string): ManagerAnswer {
  return { photoUrl: photo, correctAnswer: name, playerAnswer, isCorrect: playerAnswer === name };
}

export function historyEntry({ photoUrl, correctAnswer, playerAnswer, isCorrect }: ManagerAnswer): HistoryEntry {
  return {
    picture: { src: photoUrl, kind: 'portrait' },
    correctAnswer,
    playerAnswer: playerAnswer === TIME_EXPIRED ? { key: 'timeExpired' } : playerAnswer,
    isCorrect,
  };
}
