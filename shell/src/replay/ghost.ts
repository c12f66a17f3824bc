import type { Replay } from './friend.ts';

/** An answer that a friend gave in a recorded round. */
export interface GhostAnswer {
  /** In milliseconds since the start, without pauses. */
  at: number;
  /** Undefined if the game's history does not list one verdict for each answer. */
  isRight: boolean | undefined;
}

/** Returns the answers of a round; undefined for a game that does not count its questions. */
export function ghostOf({ game, states, times }: Replay): readonly GhostAnswer[] | undefined {
  const { progress, rules } = game;
  if (!progress) return undefined;
  const done = states.map((state) => progress(state).done);
  const answered = times.flatMap((tenths, move) => {
    const further = Math.max(0, done[move + 1]! - done[move]!);
    return Array.from({ length: further }, () => 100 * tenths);
  });
  const status = rules.status(states.at(-1));
  const history = status.phase === 'over' ? (status.result.history ?? []) : [];
  const hasVerdicts = history.length === answered.length;
  return answered.map((at, place) => ({ at, isRight: hasVerdicts ? history[place]!.isCorrect : undefined }));
}

export interface GhostNow {
  /** Whether the friend was right, for the questions that both have answered. */
  verdicts: readonly (boolean | undefined)[];
  /** Number of answers that the visitor has not reached yet. */
  ahead: number;
}

/** Returns what a race shows after `ms`. @param own the number of questions that the visitor has answered */
export function ghostAt(answers: readonly GhostAnswer[], ms: number, own: number): GhostNow {
  const answered = answers.filter(({ at }) => at <= ms);
  const verdicts = answered.slice(0, own).map(({ isRight }) => isRight);
  return { verdicts, ahead: answered.length - verdicts.length };
}
