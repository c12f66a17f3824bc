import type { HistoryEntry } from '@soccer-legends/game-sdk';
import type { TeamLogo } from '@soccer-legends/game-sdk/data';

/** Recorded as the answer after a timeout. */
export const TIMEOUT = 'TIMEOUT';

export interface LogoAnswer {
  logoUrl: string;
  correctAnswer: string;
  /** A name, or `TIMEOUT`. */
  playerAnswer: string;
  isCorrect: boolean;
}

/** Returns the answer to a question about a logo. `playerAnswer` is a name or `TIMEOUT`. */
export function answerTo({ name, logoUrl }: TeamLogo, playerAnswer: string): LogoAnswer {
  return { logoUrl, correctAnswer: name, playerAnswer, isCorrect: playerAnswer === name };
}

export function historyEntry({ logoUrl, correctAnswer, playerAnswer, isCorrect }: LogoAnswer): HistoryEntry {
  return {
    picture: { src: logoUrl, kind: 'crest' },
    correctAnswer,
    playerAnswer: playerAnswer === TIMEOUT ? { key: 'timeOut' } : playerAnswer,
    isCorrect,
  };
}
