import { createRandom, randomOfMove } from './random.ts';
import type { Rules } from './rules.ts';
import { isRecord } from './unchecked.ts';

/** A game as its deal, seed and moves. It can be resumed and replayed from these. */
export interface SavedGame<Deal, Move> {
  deal: Deal;
  seed: number;
  /** The accepted moves, oldest first, including those of timers and responses. */
  moves: readonly Move[];
  /** When each move was played, in milliseconds since the start without pauses. Absent in games that older versions saved. */
  times?: readonly number[];
  /** Milliseconds left of the running timers, by key. */
  timers: Readonly<Record<string, number>>;
  /** Factor on countdowns, fixed when the game starts; null for no limit. */
  timeScale: number | null;
}

/** Replays a saved game and returns its state. Skips moves that the rules reject. */
export function replay<Deal, State, Move>(
  rules: Pick<Rules<Deal, State, Move>, 'start' | 'play'>,
  { deal, seed, moves }: Pick<SavedGame<Deal, Move>, 'deal' | 'seed' | 'moves'>,
): State {
  return moves.reduce(
    (state, move, index) => {
      const outcome = rules.play(state, move, randomOfMove(seed, index));
      return outcome.accepted ? outcome.state : state;
    },
    rules.start(deal, createRandom(seed)),
  );
}

/** Returns the values of a move's fields other than its kind. */
export function fieldsOf(move: unknown): unknown[] {
  if (!isRecord(move)) return [];
  const { kind: _kind, ...fields } = move;
  return Object.values(fields);
}
