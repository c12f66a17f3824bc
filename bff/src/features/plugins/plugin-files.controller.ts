import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public.ts';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { PluginFiles } from './plugin-files.ts';

@Public()
@Controller('plugins')
export class PluginFilesController {
  constructor(private readonly files: PluginFiles) {}

  @Get('*')
  file(@Req() { url }: FastifyRequest): Promise<CachedResponse> {
    return this.files.answer(url.split('?')[0]!);
  }
}
