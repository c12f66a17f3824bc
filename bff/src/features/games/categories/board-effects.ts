import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dateOfMatchday,
  dealSeed,
  tokenOfMatchday,
  type ConnectionsPuzzle,
  type MatchdayEffect,
} from '@soccer-legends/contracts';
import { SeededRandom } from '../../../platform/environment/seeded-random.ts';
import { provesConnections } from '../effects/deal-proofs.ts';
import type { CategoryKind } from '../puzzles/category.ts';
import type { ConnectionsIndex } from '../puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../puzzles/connections-puzzle.ts';

/** Name of the draw of a Connections board. */
export const BOARD = 'connections';

/** A changed group, and the boards that it may affect. */
export interface BoardEffectsRequest {
  /** Id of the changed group. */
  category: string;
  matchdays: readonly number[];
  /** The stored boards by matchday. */
  dealt: ReadonlyMap<number, ConnectionsPuzzle>;
  before: ConnectionsIndex;
  after: ConnectionsIndex;
  /** Keys of the games that show boards. */
  games: readonly string[];
}

/** Returns the effects of a changed group on the boards of matchdays. Omits matchdays without an effect. */
export async function boardEffects({ matchdays, ...request }: BoardEffectsRequest): Promise<MatchdayEffect[]> {
  const effects: MatchdayEffect[] = [];
  for (const matchday of matchdays) {
    // Lets other requests run between the draws.
    await nextTurn();
    effects.push({ matchday, date: dateOfMatchday(matchday), ...effectOn(matchday, request) });
  }
  return effects.filter(({ changes, keeps, unproven }) => changes.length + keeps.length + unproven.length > 0);
}

function effectOn(
  matchday: number,
  { category, dealt, before, after, games }: Omit<BoardEffectsRequest, 'matchdays'>,
): Pick<MatchdayEffect, 'changes' | 'keeps' | 'unproven'> {
  const board = dealt.get(matchday);
  if (!board) {
    const isChanged = JSON.stringify(boardOf(before, matchday)) !== JSON.stringify(boardOf(after, matchday));
    return { changes: isChanged ? games : [], keeps: [], unproven: [] };
  }
  const hasGroup = board.groups.some(({ id }) => id === category);
  // Turning a group off does not change the solutions of boards that contain it.
  const isOff = hasGroup && !(after.byKind.get(kindOf(category)) ?? []).some(({ id }) => id === category);
  const losesProof = !isOff && provesConnections(board, before) && !provesConnections(board, after);
  return { changes: [], keeps: hasGroup ? games : [], unproven: losesProof ? games : [] };
}

function kindOf(category: string): CategoryKind {
  return category.startsWith('group ') ? 'group' : 'lateral';
}

/** Returns the board of a matchday; undefined if the index yields none. */
export function boardOf(index: ConnectionsIndex, matchday: number): ConnectionsPuzzle | undefined {
  return generateConnectionsPuzzle(index, new SeededRandom(dealSeed(tokenOfMatchday(matchday), BOARD)));
}
