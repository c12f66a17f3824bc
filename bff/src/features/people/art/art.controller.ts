import type { RevealMode } from '@soccer-legends/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { isRevealMode } from '@soccer-legends/football-data/art';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { Public } from '../../../platform/http/route.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { Drawings } from './drawings.ts';
import { ServicePictures } from './service-pictures.ts';

export class ArtQuery {
  /** The picture's version, which only affects how long the response may be cached. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9.-]{1,64}$/, { message: 'v must be 1 to 64 letters, digits, dots or hyphens' })
  v?: string;
}

export class StickerQuery extends ArtQuery {
  @IsOptional()
  @ValidateBy(
    {
      name: 'isRevealMode',
      validator: { validate: (value: unknown) => typeof value === 'string' && isRevealMode(value) },
    },
    { message: 'm must be a kind of sticker' },
  )
  m?: RevealMode;
}

@Public()
@Controller('art')
export class ArtController {
  constructor(private readonly art: Drawings) {}

  @Get('crest/:file')
  crest(@Param('file') file: string, @Query() query: ArtQuery): CachedResponse {
    return this.art.crest(file, query);
  }

  @Get('player/:file')
  player(@Param('file') file: string, @Query() query: StickerQuery): CachedResponse {
    return this.art.player(file, query);
  }

  @Get('coach/:file')
  coach(@Param('file') file: string, @Query() query: StickerQuery): CachedResponse {
    return this.art.coach(file, query);
  }

  @Get('flag/:file')
  flag(@Param('file') file: string, @Query() query: ArtQuery): CachedResponse {
    return this.art.flag(file, query);
  }
}

@Public()
@Controller('pictures')
export class ServicePicturesController {
  constructor(private readonly pictures: ServicePictures) {}

  @Get(':kind/:file')
  picture(
    @Param('kind') kind: string,
    @Param('file') file: string,
    @Query() _version: ArtQuery,
  ): Promise<CachedResponse> {
    return this.pictures.get(kind, file);
  }
}
