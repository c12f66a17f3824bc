import { Controller, Get, Param, Query } from '@nestjs/common';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { Public } from '../../../platform/http/public.ts';
import { ArtQuery } from './art.controller.ts';
import { ServicePictures } from './service-pictures.ts';

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
