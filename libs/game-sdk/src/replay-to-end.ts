import { createRandom, randomOfMove } from './random.ts';
import type { GameResult } from './result.ts';
import type { Rules } from './rules.ts';
import type { SavedGame } from './saved-game.ts';
import { isRecord } from './unchecked.ts';

/** The end of a replayed round. */
export interface ReplayedEnd<State> {
  state: State;
  result: GameResult;
  /** Whether the round depends on responses that only the server can confirm, such as the verdict on an answer. */
  isClaimed: boolean;
}

/**
 * Replays a recording to its end. Returns undefined if the rules reject a move, throw an error, do not end the round or
 * return an impossible result: the recording was damaged or forged, or belongs to another deal or version.
 */
export function replayToEnd<Deal, State, Move>(
  rules: Pick<Rules<Deal, State, Move, unknown>, 'start' | 'play' | 'status' | 'effects' | 'legalMoves'>,
  { deal, seed, moves }: Pick<SavedGame<Deal, Move>, 'deal' | 'seed' | 'moves'>,
): ReplayedEnd<State> | undefined {
  try {
    let state = rules.start(deal, createRandom(seed));
    let isClaimed = false;
    for (const [index, move] of moves.entries()) {
      if (rules.status(state).phase === 'over') return undefined;
      isClaimed ||= addsToRequest(rules, state, move);
      const outcome = rules.play(state, move, randomOfMove(seed, index));
      if (!outcome.accepted) return undefined;
      state = outcome.state;
    }
    const status = rules.status(state);
    if (status.phase !== 'over' || !isPossible(status.result)) return undefined;
    return { state, result: status.result, isClaimed };
  } catch {
    return undefined;
  }
}

/** Whether the numbers of a result are possible. Rules that compute with a forged field may return impossible ones. */
function isPossible({ score, roundsWon, roundsTotal }: GameResult): boolean {
  return score >= 0 && score < Infinity && roundsWon >= 0 && roundsWon <= roundsTotal;
}

/** Whether a move answers a request with something that the request does not contain, so that the deal cannot prove it. */
function addsToRequest<State, Move>(
  rules: Pick<Rules<never, State, Move, unknown>, 'effects' | 'legalMoves'>,
  state: State,
  move: Move,
): boolean {
  const effects = rules.effects?.(state) ?? [];
  const requests = effects.filter((effect) => effect.kind === 'request').map(({ request }) => JSON.stringify(request));
  if (requests.length === 0) return false;
  const text = JSON.stringify(move);
  const ownMoves = effects.flatMap((effect) => (effect.kind === 'timer' ? [effect.move] : []));
  if ([...ownMoves, ...rules.legalMoves(state)].some((own) => JSON.stringify(own) === text)) return false;
  const known = new Set(requests.flatMap(valuesIn));
  return fieldsOf(move).some((value) => !known.has(JSON.stringify(value)));
}

/** Returns the numbers, texts and constants in a JSON text, as JSON. */
function valuesIn(json: string): string[] {
  return json.match(/"(?:[^"\\]|\\.)*"|[^[\]{},:\s]+/g) ?? [];
}

/** Returns the values of a move's fields other than its kind. */
export function fieldsOf(move: unknown): unknown[] {
  if (!isRecord(move)) return [];
  const { kind: _kind, ...fields } = move;
  return Object.values(fields);
}
