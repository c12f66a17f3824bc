import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dateOfMatchday,
  dealSeed,
  tokenOfMatchday,
  type ConnectionsPuzzle,
  type GameEffects,
  type MatchdayEffect,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { SeededRandom } from '../../../platform/environment/seeded-random.ts';
import type { CategoryEdit } from '../../people/people.port.ts';
import { FrozenDraws, type MatchdaySeeds } from '../../deals/deals.port.ts';
import { Registry } from '../../plugins/plugins.port.ts';
import { IndexedCatalogues } from '../catalogue-indexes.ts';
import { provesConnections } from '../effects/deal-proofs.ts';
import { matchdaysAhead } from '../effects/matchdays-ahead.ts';
import type { ConnectionsIndex } from '../puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../puzzles/connections-puzzle.ts';

/** Name of the draw of a Connections board. */
const BOARD = 'connections';

/** Predicts what a change of a group does to the boards of the next matchdays. Writes nothing. */
@Injectable()
export class BoardEffects {
  constructor(
    private readonly indexes: IndexedCatalogues,
    private readonly draws: FrozenDraws,
    private readonly clock: Clock,
    private readonly registry: Registry,
  ) {}

  /** Returns the affected matchdays among those that are open or follow within seven days. @param edit null to undo it */
  async of(category: string, edit: CategoryEdit | null): Promise<GameEffects> {
    const matchdays = await this.seedsAhead();
    const stored = (await this.draws.dealtBy([...matchdays.keys()].map(tokenOfMatchday))).filter(
      ({ draw }) => draw === BOARD,
    );
    const effects = await boardEffects({
      ...{ category, matchdays },
      dealt: new Map(stored.map(({ token, value }) => [token, value as ConnectionsPuzzle])),
      before: this.indexes.current().connections,
      after: this.changed(category, edit),
      games: this.registry.gamesWith([BOARD]),
    });
    return { gains: [], loses: [], matchdays: effects };
  }

  /** Returns the matchdays that `of` looks at, with their seeds. */
  seedsAhead(): Promise<MatchdaySeeds> {
    return this.draws.seedsOf(matchdaysAhead(this.clock.now()));
  }

  /** Whether one of the matchdays would have no board after an edit. */
  losesBoard(category: string, edit: CategoryEdit | null, matchdays: MatchdaySeeds): boolean {
    const [before, after] = [this.indexes.current().connections, this.changed(category, edit)];
    return [...matchdays.values()].some((seed) => !boardOf(after, seed) && boardOf(before, seed) !== undefined);
  }

  private changed(category: string, edit: CategoryEdit | null): ConnectionsIndex {
    const { snapshot } = this.indexes.current();
    const edits = new Map(snapshot.categoryEdits);
    if (edit) edits.set(category, edit);
    else edits.delete(category);
    return this.indexes.of({ ...snapshot, categoryEdits: edits }).connections;
  }
}

/** A changed group, and the boards that it may affect. */
interface BoardEffectsRequest {
  /** Id of the changed group. */
  category: string;
  matchdays: MatchdaySeeds;
  /** The stored boards by the token of their matchday. */
  dealt: ReadonlyMap<string, ConnectionsPuzzle>;
  before: ConnectionsIndex;
  after: ConnectionsIndex;
  /** Keys of the games that show boards. */
  games: readonly string[];
}

/** Returns the effects of a changed group on the boards of matchdays. Omits matchdays without an effect. */
export async function boardEffects({ matchdays, ...request }: BoardEffectsRequest): Promise<MatchdayEffect[]> {
  const effects: MatchdayEffect[] = [];
  for (const [matchday, seed] of matchdays) {
    // Lets other requests run between the draws.
    await nextTurn();
    effects.push({ matchday, date: dateOfMatchday(matchday), ...effectOn(matchday, seed, request) });
  }
  return effects.filter(({ changes, keeps, unproven }) => changes.length + keeps.length + unproven.length > 0);
}

function effectOn(
  matchday: number,
  seed: string,
  { category, dealt, before, after, games }: Omit<BoardEffectsRequest, 'matchdays'>,
): Pick<MatchdayEffect, 'changes' | 'keeps' | 'unproven'> {
  const board = dealt.get(tokenOfMatchday(matchday));
  if (!board) {
    const isChanged = JSON.stringify(boardOf(before, seed)) !== JSON.stringify(boardOf(after, seed));
    return { changes: isChanged ? games : [], keeps: [], unproven: [] };
  }
  const hasGroup = board.groups.some(({ id }) => id === category);
  // Turning a group off does not change the solutions of boards that contain it.
  const isOff = hasGroup && ![...after.byKind.values()].flat().some(({ id }) => id === category);
  const losesProof = !isOff && provesConnections(board, before) && !provesConnections(board, after);
  return { changes: [], keeps: hasGroup ? games : [], unproven: losesProof ? games : [] };
}

export function boardOf(index: ConnectionsIndex, seed: string): ConnectionsPuzzle | undefined {
  return generateConnectionsPuzzle(index, new SeededRandom(dealSeed(seed, BOARD)));
}
