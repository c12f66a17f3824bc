import { Controller, Get } from '@nestjs/common';
import { Public } from '../../../platform/http/public.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { Puzzles } from './puzzles.ts';

@Public()
@Controller('api')
export class PuzzlesController {
  constructor(private readonly puzzles: Puzzles) {}

  @Get('connections-game')
  connections(): CachedResponse {
    return this.puzzles.connections();
  }

  @Get('player-grid/game')
  playerGrid(): CachedResponse {
    return this.puzzles.playerGrid();
  }
}
