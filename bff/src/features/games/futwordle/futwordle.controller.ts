import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../../../platform/http/public.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { WholeNumber } from '../../../platform/http/whole-number.ts';
import { WordPool } from './word-pool.ts';

export class LengthQuery {
  @WholeNumber({ min: 4, max: 7 })
  length!: number;
}

@Public()
@Controller('api/futwordle')
export class FutwordleController {
  constructor(private readonly words: WordPool) {}

  @Get('answers')
  answers(@Query() { length }: LengthQuery): CachedResponse {
    return this.words.answer(length);
  }
}
