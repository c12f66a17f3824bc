import { Module } from '@nestjs/common';
import { DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { ApiDescription } from './api-description.ts';
import { OpenApiController } from './openapi.controller.ts';

@Module({
  imports: [DiscoveryModule],
  controllers: [OpenApiController],
  providers: [ApiDescription, MetadataScanner],
})
export class OpenApiModule {}
