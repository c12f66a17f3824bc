import { Controller, Get } from '@nestjs/common';
import { Public } from '../../platform/http/public.ts';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { ApiDescription } from './api-description.ts';

@Public()
@Controller('api/openapi.json')
export class OpenApiController {
  constructor(private readonly api: ApiDescription) {}

  @Get()
  description(): CachedResponse {
    return this.api.answer;
  }
}
