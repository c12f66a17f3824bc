import { Controller, Get, Query } from '@nestjs/common';
import { Cached, type ResponseSource } from '../../../platform/http/cached-routes.ts';
import { WholeNumber } from '../../../platform/http/whole-number.ts';
import { Words } from './words.ts';

export class LengthQuery {
  @WholeNumber({ min: 4, max: 7 })
  length!: number;
}

@Controller('api/futwordle')
export class FutwordleController {
  constructor(private readonly words: Words) {}

  @Cached()
  @Get('answers')
  answers(@Query() { length }: LengthQuery): ResponseSource {
    return () => this.words.answer(length);
  }
}
