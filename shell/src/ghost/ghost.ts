import type { GameResult, Progress } from '@soccer-legends/game-sdk';

/** An answer that a friend gave in a recorded round. */
export interface GhostAnswer {
  /** In milliseconds since the start, without pauses. */
  at: number;
  /** Undefined if the result has no verdict for some of the answers. */
  isRight: boolean | undefined;
}

interface RecordedRound {
  /** The progress at the start, and after each move. */
  progress?: readonly Progress[];
  /** When each move was played, in milliseconds since the start. */
  times: readonly number[];
  result: Pick<GameResult, 'history' | 'marks'>;
}

/** Returns the answers of a round. In a game that does not count its questions, every move is an answer. */
export function ghostOf({ progress, times, result: { history, marks = [] } }: RecordedRound): readonly GhostAnswer[] {
  const doneAfter = (moves: number): number => (progress ? (progress[moves]?.done ?? 0) : moves);
  const answered = times.flatMap((at, move) =>
    Array.from({ length: Math.max(0, doneAfter(move + 1) - doneAfter(move)) }, () => at),
  );
  const verdicts = history?.map(({ isCorrect }) => isCorrect) ?? marks.map((mark) => mark === 'hit' || mark === 'near');
  return answered.map((at, place) => ({
    at,
    isRight: verdicts.length === answered.length ? verdicts[place] : undefined,
  }));
}

export interface GhostNow {
  /** Whether each of the friend's answers was right, for the questions that both have answered. */
  verdicts: readonly (boolean | undefined)[];
  /** Number of answers that the visitor has not reached yet. */
  ahead: number;
}

/** Returns what a race shows after `ms` milliseconds. @param own the number of questions that the visitor has answered */
export function ghostAt(answers: readonly GhostAnswer[], ms: number, own: number): GhostNow {
  const answered = answers.filter(({ at }) => at <= ms);
  const verdicts = answered.slice(0, own).map(({ isRight }) => isRight);
  return { verdicts, ahead: answered.length - verdicts.length };
}
