import type { RecallGuess, RecallVerdict } from '@soccer-legends/contracts';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { Matches } from 'class-validator';
import { Public } from '../../../platform/http/public.ts';
import { IdOf } from '../../../platform/http/whole-number.ts';
import { RecallService } from './recall.service.ts';
import type { Exactly } from '../../../platform/http/exactly.ts';

export class RecallRequest implements Exactly<RecallRequest, RecallGuess> {
  @IdOf('a player')
  playerId!: number;

  @Matches(/^[A-Z]{3}$/, { message: 'nation must be a FIFA code' })
  nation!: string;

  @IdOf('a club')
  teamId!: number;
}

/** Recall is a mode of the Player Grid in which any player who fits a cell counts. */
@Public()
@Controller('api/player-grid')
export class RecallController {
  constructor(private readonly recall: RecallService) {}

  @Post('recall')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  judge(@Body() guess: RecallRequest): Promise<RecallVerdict> {
    return this.recall.judge(guess);
  }
}
