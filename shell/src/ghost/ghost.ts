import type { GameResult, Progress } from '@soccer-legends/game-sdk';

/** An answer that a friend gave in a recorded round. */
export interface GhostAnswer {
  /** In milliseconds since the start, without pauses. */
  at: number;
  /** Undefined if the game's history does not list one verdict for each answer. */
  isRight: boolean | undefined;
}

interface RecordedRound {
  /** The progress at the start, and after each move. */
  progress?: readonly Progress[];
  /** When each move was played, in milliseconds since the start. */
  times: readonly number[];
  result: Pick<GameResult, 'history'>;
}

/** Returns the answers of a round; undefined for a game that does not count its questions. */
export function ghostOf({
  progress,
  times,
  result: { history = [] },
}: RecordedRound): readonly GhostAnswer[] | undefined {
  if (!progress) return undefined;
  const answered = times.flatMap((at, move) => {
    const further = Math.max(0, (progress[move + 1]?.done ?? 0) - (progress[move]?.done ?? 0));
    return Array.from({ length: further }, () => at);
  });
  const hasVerdicts = history.length === answered.length;
  return answered.map((at, place) => ({ at, isRight: hasVerdicts ? history[place]!.isCorrect : undefined }));
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
