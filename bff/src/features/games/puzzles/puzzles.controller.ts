import {
  MOST_GROUPS,
  type ConnectionsPuzzle,
  type PlayerGridPuzzle,
  type PlayerGroup,
} from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Bus } from '../../../platform/events/bus.ts';
import type { CachedResponse, JsonResponse } from '../../../platform/http/cached-response.ts';
import { WholeNumber } from '../../../platform/http/request-fields.ts';
import { Public } from '../../../platform/http/route.ts';
import { DealQuery, DealtResponses } from '../../deals/deals.port.ts';
import { IndexedCatalogues } from '../catalogue-indexes.ts';
import { generateConnectionsPuzzle } from './connections-puzzle.ts';
import { DEFAULT_GRID_SIZE, generatePlayerGridPuzzle } from './player-grid-puzzle.ts';
import { drawPlayerGroups } from './player-groups.ts';
import { PuzzlePool } from './puzzle-pool.ts';

const DEFAULT_GROUPS = 10;

class GroupsQuery extends DealQuery {
  @IsOptional()
  @WholeNumber({ min: 1, max: MOST_GROUPS })
  limit?: number;
}

/** Puzzles of Connections and of the Player Grid: random ones from a pool, or those of a deal. */
@Public()
@Controller('api')
export class PuzzlesController {
  private readonly boards: PuzzlePool<ConnectionsPuzzle>;
  private readonly grids: PuzzlePool<PlayerGridPuzzle>;

  constructor(
    private readonly indexes: IndexedCatalogues,
    random: RandomSource,
    private readonly deals: DealtResponses,
    bus: Bus,
  ) {
    this.boards = new PuzzlePool(
      {
        draw: 'connections',
        make: (source) => generateConnectionsPuzzle(indexes.current().connections, source),
        empty: { players: [], groups: [] },
      },
      random,
    );
    this.grids = new PuzzlePool(
      {
        draw: 'playerGrid',
        make: (source) => generatePlayerGridPuzzle(indexes.current().grid, source),
        empty: { players: [], countries: [], clubs: [], gridSize: DEFAULT_GRID_SIZE },
      },
      random,
    );
    bus.onCatalogueChange(() => {
      this.boards.reset();
      this.grids.reset();
    });
  }

  @Get('connections-game')
  @ApiQuery({ name: 'deal', required: false })
  connections(
    @Query('deal') deal?: string,
  ): JsonResponse<ConnectionsPuzzle> | Promise<JsonResponse<ConnectionsPuzzle>> {
    return this.respond(this.boards, deal);
  }

  @Get('player-grid/game')
  @ApiQuery({ name: 'deal', required: false })
  playerGrid(@Query('deal') deal?: string): JsonResponse<PlayerGridPuzzle> | Promise<JsonResponse<PlayerGridPuzzle>> {
    return this.respond(this.grids, deal);
  }

  @Get('groups')
  groups(
    @Query() { limit = DEFAULT_GROUPS, deal }: GroupsQuery,
  ): JsonResponse<PlayerGroup[]> | Promise<JsonResponse<PlayerGroup[]>> {
    const make = (random: RandomSource) => drawPlayerGroups(this.indexes.current().connections, random);
    return this.deals.sample(deal, { draw: 'groups', count: limit, make });
  }

  private respond<Puzzle>(
    pool: PuzzlePool<Puzzle>,
    deal: string | undefined,
  ): CachedResponse | Promise<CachedResponse> {
    return deal === undefined ? pool.take() : this.deals.respond(deal, pool.puzzles);
  }
}
