import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../../platform/http/public.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { ArtAnswers } from './art-answers.ts';
import { ArtQuery, StickerQuery } from './art.requests.ts';
import { FoundPictures } from './found-pictures.ts';
import { codeIn, idIn } from './picture-name.ts';

@Public()
@Controller('art')
export class ArtController {
  constructor(
    private readonly pictures: FoundPictures,
    private readonly answers: ArtAnswers,
  ) {}

  @Get('crest/:file')
  crest(@Param('file') file: string, @Query() { v }: ArtQuery): CachedResponse {
    return this.answers.of(`crest ${file}`, this.pictures.crest(idIn(file)), { v });
  }

  @Get('player/:file')
  player(@Param('file') file: string, @Query() { v, m }: StickerQuery): CachedResponse {
    return this.answers.of(`player ${file}`, this.pictures.player(idIn(file)), { v, m });
  }

  @Get('coach/:file')
  coach(@Param('file') file: string, @Query() { v, m }: StickerQuery): CachedResponse {
    return this.answers.of(`coach ${file}`, this.pictures.coach(idIn(file)), { v, m });
  }

  @Get('flag/:file')
  flag(@Param('file') file: string, @Query() { v }: ArtQuery): CachedResponse {
    return this.answers.of(`flag ${file}`, this.pictures.flag(codeIn(file)), { v });
  }
}
