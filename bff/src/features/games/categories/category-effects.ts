import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dateOfMatchday,
  dealSeed,
  openMatchdays,
  tokenOfMatchday,
  type ConnectionsPuzzle,
  type GameEffects,
  type MatchdayEffect,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { SeededRandom } from '../../../platform/environment/seeded-random.ts';
import type { CategoryEdit } from '../../catalogue/catalogue.port.ts';
import { FrozenDraws } from '../../deals/deals.port.ts';
import { Registry } from '../../plugins/plugins.port.ts';
import { provesConnections } from '../effects/deal-proofs.ts';
import { IndexedCatalogues } from '../effects/indexed-catalogues.ts';
import type { ConnectionsIndex } from '../puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../puzzles/connections-puzzle.ts';

const DRAW = 'connections';
const DAYS_AHEAD = 7;

/** What a matchday deals before and after a change. */
interface Boards {
  /** Keys of the games that are dealt from the boards. */
  games: readonly string[];
  /** Undefined if it was not dealt yet. */
  dealt: ConnectionsPuzzle | undefined;
  before: ConnectionsIndex;
  after: ConnectionsIndex;
}

/** Computes what a change of a written group would do to the boards of Connections, without saving it. */
@Injectable()
export class CategoryEffects {
  constructor(
    private readonly indexes: IndexedCatalogues,
    private readonly draws: FrozenDraws,
    private readonly clock: Clock,
    private readonly registry: Registry,
  ) {}

  /** Returns the matchdays that are open or follow within seven days, if the change touches their boards. */
  async of(category: string, edit: CategoryEdit | null): Promise<GameEffects> {
    const matchdays = this.matchdays();
    const dealt = await this.draws.dealtBy(matchdays.map(tokenOfMatchday));
    const [before, after] = [this.indexes.current().connections, this.changed(category, edit)];
    const games = this.registry.gamesWith([DRAW]);
    const effects: MatchdayEffect[] = [];
    for (const matchday of matchdays) {
      // Other requests are answered between the draws.
      await nextTurn();
      const own = dealt.find(({ token, draw }) => token === tokenOfMatchday(matchday) && draw === DRAW);
      const boards = { games, dealt: own?.value as ConnectionsPuzzle | undefined, before, after };
      effects.push({ matchday, date: dateOfMatchday(matchday), ...effectOn(category, matchday, boards) });
    }
    const isTouched = ({ changes, keeps, unproven }: MatchdayEffect): boolean =>
      changes.length + keeps.length + unproven.length > 0;
    return { gains: [], loses: [], matchdays: effects.filter(isTouched) };
  }

  /** Whether one of these matchdays has a board now, and would have none after a change. */
  losesBoard(category: string, edit: CategoryEdit | null): boolean {
    const [before, after] = [this.indexes.current().connections, this.changed(category, edit)];
    return this.matchdays().some((matchday) => !boardOf(after, matchday) && boardOf(before, matchday) !== undefined);
  }

  private changed(category: string, edit: CategoryEdit | null): ConnectionsIndex {
    const { snapshot } = this.indexes.current();
    const edits = new Map(snapshot.categoryEdits);
    if (edit) edits.set(category, edit);
    else edits.delete(category);
    return this.indexes.of({ ...snapshot, categoryEdits: edits }).connections;
  }

  private matchdays(): number[] {
    const { earliest, latest } = openMatchdays(this.clock.now().getTime());
    return Array.from({ length: latest - earliest + 1 + DAYS_AHEAD }, (_, day) => earliest + day);
  }
}

function effectOn(
  category: string,
  matchday: number,
  { games, dealt, before, after }: Boards,
): Pick<MatchdayEffect, 'changes' | 'keeps' | 'unproven'> {
  if (!dealt) {
    const isChanged = JSON.stringify(boardOf(before, matchday)) !== JSON.stringify(boardOf(after, matchday));
    return { changes: isChanged ? games : [], keeps: [], unproven: [] };
  }
  const losesProof = provesConnections(dealt, before) && !provesConnections(dealt, after);
  const hasGroup = dealt.groups.some(({ id }) => id === category);
  return { changes: [], keeps: hasGroup ? games : [], unproven: losesProof ? games : [] };
}

function boardOf(index: ConnectionsIndex, matchday: number): ConnectionsPuzzle | undefined {
  return generateConnectionsPuzzle(index, new SeededRandom(dealSeed(tokenOfMatchday(matchday), DRAW)));
}
