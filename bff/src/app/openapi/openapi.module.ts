import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { ApiDescription } from './api-description.ts';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';

@Controller('api/openapi.json')
class OpenApiController {
  constructor(private readonly api: ApiDescription) {}

  @Cached()
  @Get()
  description(): ResponseSource {
    return () => this.api.response;
  }
}

@Module({
  imports: [DiscoveryModule],
  controllers: [OpenApiController],
  providers: [ApiDescription, MetadataScanner],
})
export class OpenApiModule {}
