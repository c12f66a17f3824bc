import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public.ts';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { hasNoPages } from '../../platform/http/request-path.ts';
import { NotFound } from '../../platform/http/request-errors.ts';
import { DevRegistry } from '../../features/plugins/dev-override/dev-registry.ts';
import { PreviewSessions } from '../../features/admin-session/preview-sessions.ts';
import { StageVisitors } from '../../features/plugins/registry/stage-visitors.ts';
import { PageTickets } from '../../features/plugins/rollout/page-tickets.ts';
import { ConsoleFiles } from './console-files.ts';
import { Pages } from './pages.ts';
import { OtherAddress } from './other-address.ts';
import { ShellFiles } from './shell-files.ts';

@Public()
@Controller()
export class WebController {
  constructor(
    private readonly pages: Pages,
    private readonly files: ShellFiles,
    private readonly visitors: StageVisitors,
    private readonly dev: DevRegistry,
    private readonly console: ConsoleFiles,
    private readonly previews: PreviewSessions,
    private readonly otherAddress: OtherAddress,
    private readonly tickets: PageTickets,
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
    const { variant, setCookie } = this.visitors.assign(headers.cookie);
    if (setCookie) reply.header('set-cookie', setCookie);
    const ticket = await this.tickets.issue(request, variant.listings);
    if (ticket) reply.header('set-cookie', ticket);
    const overrides = await this.dev.overridesFor(request);
    return this.pages.answer(path, {
      cookies: headers.cookie,
      query,
      variant,
      overrides,
      mayPreview: async () => (await this.previews.of(request)) !== undefined,
    });
  }
}

function takesPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
