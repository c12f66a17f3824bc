import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../../platform/http/public.ts';
import type { CachedResponse } from '../../../platform/http/cached-response.ts';
import { SitePackages } from './site-packages.ts';

@Controller()
@Public()
export class PackagesController {
  constructor(private readonly packages: SitePackages) {}

  @Get('api/packages')
  list(): Promise<CachedResponse> {
    return this.packages.list();
  }

  @Get('packages/:file')
  file(@Param('file') file: string): Promise<CachedResponse> {
    return this.packages.answer(file);
  }
}
