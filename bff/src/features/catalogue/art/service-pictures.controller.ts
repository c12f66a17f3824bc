import { Controller, Get, Param, Query } from '@nestjs/common';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { Public } from '../../../platform/http/public.ts';
import { NotFound } from '../../../platform/http/request-errors.ts';
import { ArtQuery } from './art.controller.ts';
import { PICTURED } from './service-picture-address.ts';
import { ServicePictures } from './service-pictures.ts';

/** Photos and crests of the football data service, if the operator turned them on. */
@Public()
@Controller('pictures')
export class ServicePicturesController {
  constructor(private readonly pictures: ServicePictures) {}

  /** @param file `<id>.png` */
  @Get(':kind/:file')
  async picture(
    @Param('kind') kindName: string,
    @Param('file') file: string,
    @Query() _version: ArtQuery,
  ): Promise<CachedResponse> {
    const kind = PICTURED.find((name) => name === kindName);
    const id = /^([1-9]\d{0,8})\.png$/.exec(file)?.[1];
    const picture = kind && id ? await this.pictures.find(kind, Number(id)) : undefined;
    if (!picture) throw new NotFound();
    return picture;
  }
}
