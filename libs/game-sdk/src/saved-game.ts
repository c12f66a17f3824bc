import { createRandom, randomOfMove } from './random.ts';
import type { Rules } from './rules.ts';

/** A game is its deal, its seed and its moves: resuming, replaying and bug reports all come from these. */
export interface SavedGame<Deal, Move> {
  deal: Deal;
  seed: number;
  moves: readonly Move[];
  /** Milliseconds left of the timers that were running, by key. */
  timers: Readonly<Record<string, number>>;
  /** Factor on countdowns, chosen before the game began; null for no limit. */
  timeScale: number | null;
}

/** Plays a saved game up to its last move. */
export function replay<Deal, State, Move>(
  rules: Rules<Deal, State, Move, never>,
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
