import type { Rules } from './rules.ts';
import { fieldsOf } from './saved-game.ts';

/**
 * Returns the values in the moves of a round that only the server can confirm, such as the verdict on an answer.
 * @param states the first state, and the state after each move
 */
export function claimsIn<State, Move>(
  rules: Pick<Rules<never, State, Move, unknown>, 'effects' | 'legalMoves'>,
  states: readonly State[],
  moves: readonly Move[],
): unknown[] {
  return moves.flatMap((move, index) => addedToRequest(rules, states[index]!, move));
}

/** Returns the values of a response that its request does not contain, so that the deal cannot confirm them. */
function addedToRequest<State, Move>(
  rules: Pick<Rules<never, State, Move, unknown>, 'effects' | 'legalMoves'>,
  state: State,
  move: Move,
): unknown[] {
  const effects = rules.effects?.(state) ?? [];
  const requests = effects.filter((effect) => effect.kind === 'request').map(({ request }) => JSON.stringify(request));
  if (requests.length === 0) return [];
  const text = JSON.stringify(move);
  const ownMoves = effects.flatMap((effect) => (effect.kind === 'timer' ? [effect.move] : []));
  if ([...ownMoves, ...rules.legalMoves(state)].some((own) => JSON.stringify(own) === text)) return [];
  const known = new Set(requests.flatMap(valuesIn));
  return fieldsOf(move).filter((value) => !known.has(JSON.stringify(value)));
}

/** Returns the numbers, texts and constants in a JSON text, as JSON. */
function valuesIn(json: string): string[] {
  return json.match(/"(?:[^"\\]|\\.)*"|[^[\]{},:\s]+/g) ?? [];
}
