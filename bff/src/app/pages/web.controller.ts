import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public.ts';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { hasNoPages } from '../../platform/http/request-path.ts';
import { NotFound } from '../../platform/http/request-errors.ts';
import { ConsoleFiles } from './console-files.ts';
import { PageVisitors } from './page-visitors.ts';
import { Pages } from './pages.ts';
import { OtherAddress } from './other-address.ts';
import { ShellFiles } from './shell-files.ts';

@Public()
@Controller()
export class WebController {
  constructor(
    private readonly pages: Pages,
    private readonly files: ShellFiles,
    private readonly console: ConsoleFiles,
    private readonly visitors: PageVisitors,
    private readonly otherAddress: OtherAddress,
  ) {}

  @Get('assets/*')
  asset(@Req() { url }: FastifyRequest): CachedResponse {
    const path = url.split('?')[0]!;
    return this.console.answer(path) ?? this.files.answer(path);
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CachedResponse> {
    const { url, headers } = request;
    const [path = '', query] = url.split('?', 2);
    // Browsers also ask for the icon at its oldest address.
    if (path === '/favicon.ico') return this.files.answer('/favicon.svg');
    if (this.files.has(path)) return this.files.answer(path);
    if (hasNoPages(path) || !takesPages(headers.accept)) throw new NotFound();
    const redirect = await this.otherAddress.redirectFor(request, reply);
    if (redirect) return redirect;
    return this.pages.answer(path, { query, ...(await this.visitors.identify(request, reply)) });
  }
}

function takesPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
