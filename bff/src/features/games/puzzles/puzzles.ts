import type { ConnectionsPuzzle, PlayerGridPuzzle } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { FACTS, ReadModel } from '../../catalogue/catalogue.port.ts';
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

/** Serves generated puzzles of the current catalogue. */
@Injectable()
export class Puzzles {
  private readonly connectionsPool: PuzzlePool<ConnectionsIndex, ConnectionsPuzzle>;
  private readonly gridPool: PuzzlePool<PlayerGridIndex, PlayerGridPuzzle>;

  constructor(readModel: ReadModel, random: RandomSource, bus: Bus, @Inject(FACTS) facts: FootballData) {
    this.connectionsPool = new PuzzlePool({
      prepare: () => indexForConnections(readModel.snapshot, facts),
      generate: (index) => generateConnectionsPuzzle(index, random),
      emptyPuzzle: { players: [], groups: [] },
    });
    this.gridPool = new PuzzlePool({
      prepare: () => indexForPlayerGrid(readModel.snapshot),
      generate: (index) => generatePlayerGridPuzzle(index, random),
      emptyPuzzle: { players: [], countries: [], clubs: [], gridSize: DEFAULT_GRID_SIZE },
    });
    bus.onCatalogueChange(() => {
      this.connectionsPool.reset();
      this.gridPool.reset();
    });
  }

  connections(): CachedResponse {
    return this.connectionsPool.take();
  }

  playerGrid(): CachedResponse {
    return this.gridPool.take();
  }
}
