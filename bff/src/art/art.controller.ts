import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../admin-session/public.ts';
import type { ReadyAnswer } from '../http/ready-answer.ts';
import { ArtAnswers } from './art-answers.ts';
import { ArtQuery, StickerQuery } from './art.requests.ts';
import { Drawings } from './drawings.ts';
import { codeIn, idIn } from './picture-name.ts';

@Public()
@Controller('art')
export class ArtController {
  constructor(
    private readonly drawings: Drawings,
    private readonly answers: ArtAnswers,
  ) {}

  @Get('crest/:file')
  crest(@Param('file') file: string, @Query() { v }: ArtQuery): ReadyAnswer {
    return this.answers.of(`crest ${file}`, () => this.drawings.crest(idIn(file)), v !== undefined);
  }

  @Get('player/:file')
  player(@Param('file') file: string, @Query() { v, m = 'full' }: StickerQuery): ReadyAnswer {
    return this.answers.of(`player ${file} ${m}`, () => this.drawings.player(idIn(file), m), v !== undefined);
  }

  @Get('coach/:file')
  coach(@Param('file') file: string, @Query() { v, m = 'coach' }: StickerQuery): ReadyAnswer {
    return this.answers.of(`coach ${file} ${m}`, () => this.drawings.coach(idIn(file), m), v !== undefined);
  }

  @Get('flag/:file')
  flag(@Param('file') file: string, @Query() { v }: ArtQuery): ReadyAnswer {
    return this.answers.of(`flag ${file}`, () => this.drawings.flag(codeIn(file)), v !== undefined);
  }
}
