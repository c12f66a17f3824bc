import type { HistoryEntry, TextRef } from '@soccer-legends/game-sdk';
import type { CoachedTeam } from '@soccer-legends/game-sdk/data';
import type { Coach } from './coach.ts';

/** Recorded as the answer after a timeout. */
export const TIME_EXPIRED = 'time expired';

export interface ManagerAnswer {
  photoUrl: string;
  correctAnswer: string;
  /** A name, or `TIME_EXPIRED`. */
  playerAnswer: string;
  isCorrect: boolean;
  /** A club of the coach where the chosen one never worked; absent if there is none. */
  missing?: string;
}

/**
 * Returns the answer to a question about a coach.
 * @param playerAnswer a name, or `TIME_EXPIRED`
 * @param chosen the coach of that name; absent after a timeout
 */
export function answerTo(asked: Coach, playerAnswer: string, chosen?: Coach): ManagerAnswer {
  const { name, photo } = asked;
  const isCorrect = playerAnswer === name;
  const missing = isCorrect || chosen === undefined ? undefined : missingClub(asked, chosen);
  return { photoUrl: photo, correctAnswer: name, playerAnswer, isCorrect, ...(missing !== undefined && { missing }) };
}

/**
 * Returns why the chosen name was wrong, such as "Arsène Wenger and Liverpool? Not that we know."; undefined if nothing
 * is known.
 */
export function reasonOf({ playerAnswer, missing }: ManagerAnswer): TextRef | undefined {
  return missing === undefined ? undefined : { key: 'verdict.why', values: { name: playerAnswer, team: missing } };
}

export function historyEntry(answer: ManagerAnswer): HistoryEntry {
  const { photoUrl, correctAnswer, playerAnswer, isCorrect } = answer;
  const reason = reasonOf(answer);
  return {
    picture: { src: photoUrl, kind: 'portrait' },
    correctAnswer,
    playerAnswer: playerAnswer === TIME_EXPIRED ? { key: 'timeExpired' } : playerAnswer,
    isCorrect,
    ...(reason && { reason }),
  };
}

/** Returns the asked coach's club with the most years where the chosen one never worked; undefined if unknown. */
export function missingClub(asked: Coach, chosen: Coach): string | undefined {
  if (chosen.career.length === 0) return undefined;
  const missing = (asked.coached ?? []).filter(
    ({ team, nation }) => nation === null && chosen.career.every((job) => job.team !== team),
  );
  return missing.toSorted((one, other) => yearsAt(other) - yearsAt(one))[0]?.team;
}

/** A current job counts as the longest. */
function yearsAt({ periods }: CoachedTeam): number {
  return periods.reduce((sum, { start, end }) => sum + (end ?? Infinity) - start, 0);
}
