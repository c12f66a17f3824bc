import { dealSeed, type ConnectionsPuzzle, type GameEffects } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import type { MatchdaySeeds } from '../../deals/deals.port.ts';
import type { CategoryEdit } from '../../people/people.port.ts';
import { IndexedCatalogues } from '../catalogue-indexes.ts';
import { provesConnections } from '../effects/deal-proofs.ts';
import { EffectsOnGames, type CatalogueChange } from '../effects/effects-on-games.ts';
import { MATCHDAY_DRAWS } from '../effects/matchday-draws.ts';
import type { ConnectionsIndex } from '../puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../puzzles/connections-puzzle.ts';

const BOARD = 'connections';

/** Predicts what a change of a group does to the boards of the next matchdays. */
@Injectable()
export class BoardEffects {
  constructor(
    private readonly indexes: IndexedCatalogues,
    private readonly effects: EffectsOnGames,
  ) {}

  /** @param edit null to undo it */
  of(category: string, edit: CategoryEdit | null): Promise<GameEffects> {
    return this.effects.of(groupChange(category, this.indexes.current().connections, this.changed(category, edit)));
  }

  seedsAhead(): Promise<MatchdaySeeds> {
    return this.effects.seedsAhead();
  }

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

/** Returns a change of one group, which affects only the boards. @param category id of the group */
export function groupChange(category: string, before: ConnectionsIndex, after: ConnectionsIndex): CatalogueChange {
  const hasGroup = (board: ConnectionsPuzzle | undefined): boolean =>
    board?.groups.some(({ id }) => id === category) ?? false;
  const isOff = ![...after.byKind.values()].flat().some(({ id }) => id === category);
  return {
    before: { [BOARD]: (random) => generateConnectionsPuzzle(before, random) },
    after: { [BOARD]: (random) => generateConnectionsPuzzle(after, random) },
    draws: MATCHDAY_DRAWS.filter(({ name }) => name === BOARD),
    drawn: { before: [], after: [] },
    isIn: (value) => hasGroup(value as ConnectionsPuzzle | undefined),
    losesProof: ({ value }) => {
      const board = value as ConnectionsPuzzle;
      // Turning a group off does not change the solutions of boards that contain it.
      if (isOff && hasGroup(board)) return false;
      return provesConnections(board, before) && !provesConnections(board, after);
    },
  };
}

export function boardOf(index: ConnectionsIndex, seed: string): ConnectionsPuzzle | undefined {
  return generateConnectionsPuzzle(index, new SeededRandom(dealSeed(seed, BOARD)));
}
