import { Controller, Get } from '@nestjs/common';
import { Public } from '../../../platform/http/public.ts';
import type { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import { Puzzles } from './puzzles.ts';

@Public()
@Controller('api')
export class PuzzlesController {
  constructor(private readonly puzzles: Puzzles) {}

  @Get('connections-game')
  connections(): ReadyAnswer {
    return this.puzzles.connections();
  }

  @Get('player-grid/game')
  playerGrid(): ReadyAnswer {
    return this.puzzles.playerGrid();
  }
}
