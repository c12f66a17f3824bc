import type { ConnectionsPuzzle, PlayerGridPuzzle } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { FACTS, ReadModel } from '../../catalogue/catalogue.port.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Bus } from '../../../platform/events/bus.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { indexForConnections, type ConnectionsIndex } from './connections-index.ts';
import { generateConnectionsPuzzle } from './connections-puzzle.ts';
import { indexForPlayerGrid, type PlayerGridIndex } from './player-grid-index.ts';
import { DEFAULT_GRID_SIZE, generatePlayerGridPuzzle } from './player-grid-puzzle.ts';
import { PuzzlePool } from './puzzle-pool.ts';

/** Fresh puzzles of the catalogue as it stands. */
@Injectable()
export class Puzzles {
  private readonly connectionsPool: PuzzlePool<ConnectionsIndex, ConnectionsPuzzle>;
  private readonly gridPool: PuzzlePool<PlayerGridIndex, PlayerGridPuzzle>;

  constructor(readModel: ReadModel, chance: RandomSource, bus: Bus, @Inject(FACTS) facts: FootballData) {
    this.connectionsPool = new PuzzlePool({
      prepare: () => indexForConnections(readModel.snapshot, facts),
      generate: (index) => generateConnectionsPuzzle(index, chance),
      nothing: { players: [], groups: [] },
    });
    this.gridPool = new PuzzlePool({
      prepare: () => indexForPlayerGrid(readModel.snapshot),
      generate: (index) => generatePlayerGridPuzzle(index, chance),
      nothing: { players: [], countries: [], clubs: [], gridSize: DEFAULT_GRID_SIZE },
    });
    bus.subscribe(({ type }) => {
      if (type !== 'catalogue') return;
      this.connectionsPool.startAnew();
      this.gridPool.startAnew();
    });
  }

  connections(): CachedResponse {
    return this.connectionsPool.take();
  }

  playerGrid(): CachedResponse {
    return this.gridPool.take();
  }
}
