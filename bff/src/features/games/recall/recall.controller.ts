import type { RecallGuess, RecallVerdict } from '@soccer-legends/contracts';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Public } from '../../../platform/http/public.ts';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';
import { RecallService } from './recall.service.ts';

const PLAYER_ID = { message: 'playerId must be the id of a player' };
const TEAM_ID = { message: 'teamId must be the id of a club' };

export class RecallRequest implements RecallGuess {
  @IsInt(PLAYER_ID)
  @Min(1, PLAYER_ID)
  @Max(LARGEST_ID, PLAYER_ID)
  playerId!: number;

  @Matches(/^[A-Z]{3}$/, { message: 'nation must be a FIFA code' })
  nation!: string;

  @IsInt(TEAM_ID)
  @Min(1, TEAM_ID)
  @Max(LARGEST_ID, TEAM_ID)
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
