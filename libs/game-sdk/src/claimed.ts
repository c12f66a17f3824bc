import type { Rules } from './rules.ts';
import { fieldsOf } from './saved-game.ts';

/**
 * Whether a round depends on responses that only the server can confirm, such as the verdict on an answer.
 * @param states the first state, and the state after each move
 */
export function isClaimed<State, Move>(
  rules: Pick<Rules<never, State, Move, unknown>, 'effects' | 'legalMoves'>,
  states: readonly State[],
  moves: readonly Move[],
): boolean {
  return moves.some((move, index) => addsToRequest(rules, states[index]!, move));
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
