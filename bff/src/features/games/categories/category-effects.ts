import { tokenOfMatchday, type ConnectionsPuzzle, type GameEffects } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import type { CategoryEdit } from '../../catalogue/catalogue.port.ts';
import { FrozenDraws } from '../../deals/deals.port.ts';
import { Registry } from '../../plugins/plugins.port.ts';
import { IndexedCatalogues } from '../effects/indexed-catalogues.ts';
import type { ConnectionsIndex } from '../puzzles/connections-index.ts';
import { matchdaysAhead } from '../effects/matchdays-ahead.ts';
import { BOARD, boardEffects, boardOf } from './board-effects.ts';

/** Predicts what a change of a group does to the boards of the next matchdays. Writes nothing. */
@Injectable()
export class CategoryEffects {
  constructor(
    private readonly indexes: IndexedCatalogues,
    private readonly draws: FrozenDraws,
    private readonly clock: Clock,
    private readonly registry: Registry,
  ) {}

  /** Returns the affected matchdays among those that are open or follow within seven days. @param edit null to undo it */
  async of(category: string, edit: CategoryEdit | null): Promise<GameEffects> {
    const matchdays = matchdaysAhead(this.clock.now());
    const stored = (await this.draws.dealtBy(matchdays.map(tokenOfMatchday))).filter(({ draw }) => draw === BOARD);
    const boards = new Map(stored.map(({ token, value }) => [token, value as ConnectionsPuzzle]));
    const dealt = matchdays.flatMap((matchday) => {
      const board = boards.get(tokenOfMatchday(matchday));
      return board ? [[matchday, board] as const] : [];
    });
    const effects = await boardEffects({
      ...{ category, matchdays, dealt: new Map(dealt) },
      before: this.indexes.current().connections,
      after: this.changed(category, edit),
      games: this.registry.gamesWith([BOARD]),
    });
    return { gains: [], loses: [], matchdays: effects };
  }

  /** Whether a change leaves one of these matchdays without a board. */
  losesBoard(category: string, edit: CategoryEdit | null): boolean {
    const [before, after] = [this.indexes.current().connections, this.changed(category, edit)];
    return matchdaysAhead(this.clock.now()).some(
      (matchday) => !boardOf(after, matchday) && boardOf(before, matchday) !== undefined,
    );
  }

  private changed(category: string, edit: CategoryEdit | null): ConnectionsIndex {
    const { snapshot } = this.indexes.current();
    const edits = new Map(snapshot.categoryEdits);
    if (edit) edits.set(category, edit);
    else edits.delete(category);
    return this.indexes.of({ ...snapshot, categoryEdits: edits }).connections;
  }
}
