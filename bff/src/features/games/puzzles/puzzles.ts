import type { ConnectionsPuzzle, PlayerGridPuzzle } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { FACTS, ReadModel } from '../../catalogue/catalogue.port.ts';
import { DealtResponses } from '../../deals/deals.port.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Bus } from '../../../platform/events/bus.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { indexForConnections, type ConnectionsIndex } from './connections-index.ts';
import { generateConnectionsPuzzle } from './connections-puzzle.ts';
import {
  indexForPlayerGrid,
  type PlayerGridIndex,
  DEFAULT_GRID_SIZE,
  generatePlayerGridPuzzle,
} from './player-grid-puzzle.ts';
import { PuzzlePool } from './puzzle-pool.ts';

/** Puzzles of Connections and of the Player Grid: random ones from a pool, or those of a deal. */
@Injectable()
export class Puzzles {
  private readonly connectionsPool: PuzzlePool<ConnectionsIndex, ConnectionsPuzzle>;
  private readonly gridPool: PuzzlePool<PlayerGridIndex, PlayerGridPuzzle>;

  constructor(
    readModel: ReadModel,
    random: RandomSource,
    private readonly deals: DealtResponses,
    bus: Bus,
    @Inject(FACTS) facts: FootballData,
  ) {
    this.connectionsPool = new PuzzlePool(
      {
        prepare: () => indexForConnections(readModel.snapshot, facts),
        generate: generateConnectionsPuzzle,
        emptyPuzzle: { players: [], groups: [] },
      },
      random,
    );
    this.gridPool = new PuzzlePool(
      {
        prepare: () => indexForPlayerGrid(readModel.snapshot),
        generate: (index, source) => generatePlayerGridPuzzle(index, source),
        emptyPuzzle: { players: [], countries: [], clubs: [], gridSize: DEFAULT_GRID_SIZE },
      },
      random,
    );
    bus.onCatalogueChange(() => {
      this.connectionsPool.reset();
      this.gridPool.reset();
    });
  }

  /** Returns a board. @param deal random if undefined. Throws like `FrozenDraws.read`. */
  connections(deal?: string): CachedResponse | Promise<CachedResponse> {
    return this.puzzle('connections', this.connectionsPool, deal);
  }

  /** Returns a grid; see `connections`. */
  playerGrid(deal?: string): CachedResponse | Promise<CachedResponse> {
    return this.puzzle('playerGrid', this.gridPool, deal);
  }

  private puzzle<Index, Puzzle>(
    draw: string,
    pool: PuzzlePool<Index, Puzzle>,
    deal: string | undefined,
  ): CachedResponse | Promise<CachedResponse> {
    if (deal === undefined) return pool.take();
    return this.deals.respond(deal, { draw, make: (random) => pool.draw(random), empty: pool.emptyPuzzle });
  }
}
