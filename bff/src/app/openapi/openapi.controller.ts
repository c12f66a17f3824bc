import { Controller, Get } from '@nestjs/common';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { ApiDescription } from './api-description.ts';

@Controller('api/openapi.json')
export class OpenApiController {
  constructor(private readonly api: ApiDescription) {}

  @Cached()
  @Get()
  description(): ResponseSource {
    return () => this.api.response;
  }
}
