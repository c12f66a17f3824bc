import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Public } from '../../../platform/http/public.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { Puzzles } from './puzzles.ts';

@Public()
@Controller('api')
export class PuzzlesController {
  constructor(private readonly puzzles: Puzzles) {}

  @Get('connections-game')
  @ApiQuery({ name: 'deal', required: false })
  connections(@Query('deal') deal?: string): CachedResponse | Promise<CachedResponse> {
    return this.puzzles.connections(deal);
  }

  @Get('player-grid/game')
  @ApiQuery({ name: 'deal', required: false })
  playerGrid(@Query('deal') deal?: string): CachedResponse | Promise<CachedResponse> {
    return this.puzzles.playerGrid(deal);
  }
}
