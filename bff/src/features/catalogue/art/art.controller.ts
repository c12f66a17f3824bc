import { Controller, Get, Param, Query } from '@nestjs/common';
import { isMode, type Mode } from '@soccer-legends/football-data/art';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { Public } from '../../../platform/http/public.ts';
import type { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import { ArtAnswers, FoundPictures, codeIn, idIn } from './art.service.ts';

@Public()
@Controller('art')
export class ArtController {
  constructor(
    private readonly pictures: FoundPictures,
    private readonly answers: ArtAnswers,
  ) {}

  @Get('crest/:file')
  crest(@Param('file') file: string, @Query() { v }: ArtQuery): ReadyAnswer {
    return this.answers.of(`crest ${file}`, this.pictures.crest(idIn(file)), { v });
  }

  @Get('player/:file')
  player(@Param('file') file: string, @Query() { v, m }: StickerQuery): ReadyAnswer {
    return this.answers.of(`player ${file}`, this.pictures.player(idIn(file)), { v, m });
  }

  @Get('coach/:file')
  coach(@Param('file') file: string, @Query() { v, m }: StickerQuery): ReadyAnswer {
    return this.answers.of(`coach ${file}`, this.pictures.coach(idIn(file)), { v, m });
  }

  @Get('flag/:file')
  flag(@Param('file') file: string, @Query() { v }: ArtQuery): ReadyAnswer {
    return this.answers.of(`flag ${file}`, this.pictures.flag(codeIn(file)), { v });
  }
}

const VERSION = { message: 'v must be 1 to 64 letters, digits, dots or hyphens' };

export class ArtQuery {
  /** Names the picture's version; nothing else depends on it. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9.-]{1,64}$/, VERSION)
  v?: string;
}

export class StickerQuery extends ArtQuery {
  /** What the sticker may tell. */
  @IsOptional()
  @ValidateBy(
    { name: 'isMode', validator: { validate: (value: unknown) => typeof value === 'string' && isMode(value) } },
    { message: 'm must be a kind of sticker' },
  )
  m?: Mode;
}
