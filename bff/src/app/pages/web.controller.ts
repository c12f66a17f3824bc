import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/public.ts';
import { ConsoleFiles } from './console-files.ts';
import { RequestedDocument } from './requested-document.ts';
import { ShellFiles } from './shell-files.ts';

@Public()
@Controller()
export class WebController {
  constructor(
    private readonly files: ShellFiles,
    private readonly console: ConsoleFiles,
    private readonly document: RequestedDocument,
  ) {}

  @Get('assets/*')
  asset(@Req() { url }: FastifyRequest): CachedResponse {
    const path = url.split('?')[0]!;
    return this.console.answer(path) ?? this.files.answer(path);
  }

  @Get('*')
  page(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CachedResponse> {
    return this.document.respondTo(request, reply);
  }
}
