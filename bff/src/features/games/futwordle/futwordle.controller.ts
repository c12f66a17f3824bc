import { Controller, Get, Query } from '@nestjs/common';
import { Cached, type ResponseSource } from '../../../platform/http/cached-routes.ts';
import { WholeNumber } from '../../../platform/http/whole-number.ts';
import { DealQuery } from '../../deals/deals.port.ts';
import { WordPool } from './word-pool.ts';

export class LengthQuery extends DealQuery {
  @WholeNumber({ min: 4, max: 7 })
  length!: number;
}

@Controller('api/futwordle')
export class FutwordleController {
  constructor(private readonly words: WordPool) {}

  @Get('answers')
  @Cached()
  answers(@Query() { length, deal }: LengthQuery): ResponseSource {
    return () => this.words.answer(length, deal);
  }
}
