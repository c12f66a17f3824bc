import { Controller, Get, Injectable, Req, Res } from '@nestjs/common';
import { gameAtPath } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/route.ts';
import { ConsoleFiles } from './console-files.ts';
import { ShellFiles } from './shell-files.ts';
import { NotFound } from '../../platform/http/request-errors.ts';
import { hasNoPages } from '../../platform/http/request-path.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { VisitorTickets } from '../../platform/http/visitor-tickets.ts';
import { OtherAddress } from './other-address.ts';
import { Pages, type PageVisitor } from './pages.ts';
import { PreviewSessions } from '../../features/admin-session/preview-sessions.ts';
import { DevRegistry } from '../../features/plugins/dev-override/dev-registry.ts';
import { StageVisitors } from '../../features/plugins/registry/stage-visitors.ts';
import { PageTickets } from '../../features/plugins/rollout/page-tickets.ts';

/** Determines a visitor's stage group, dev builds and permission to preview inactive games. */
@Injectable()
export class PageVisitors {
  constructor(
    private readonly stages: StageVisitors,
    private readonly tickets: PageTickets,
    private readonly dev: DevRegistry,
    private readonly previews: PreviewSessions,
    private readonly visitorTickets: VisitorTickets,
    private readonly origins: RequestOrigins,
  ) {}

  /**
   * Sets the cookie of the visitor's ticket and, while a plugin is staged, those of the group and of the page's ticket.
   * @param path of the page
   */
  async identify(path: string, request: FastifyRequest, reply: FastifyReply): Promise<Omit<PageVisitor, 'query'>> {
    const { cookie } = request.headers;
    const { variant, setCookie } = await this.stages.assign(cookie);
    const setCookies = [
      setCookie,
      await this.tickets.issue(request, gameAtPath(path, variant.listings)),
      await this.visitorTickets.issue(cookie, this.origins.of(request).visitor),
    ];
    for (const header of setCookies) if (header) reply.header('set-cookie', header);
    return {
      cookies: cookie,
      variant,
      builds: await this.dev.buildsFor(request),
      mayPreview: async () => (await this.previews.of(request)) !== undefined,
    };
  }
}

/** Returns the response for an address without another route: a file of the shell, a redirect or a page. */
@Injectable()
export class RequestedDocument {
  constructor(
    private readonly pages: Pages,
    private readonly files: ShellFiles,
    private readonly visitors: PageVisitors,
    private readonly otherAddress: OtherAddress,
  ) {}

  /** Throws `NotFound` for an address without pages, and for clients that do not accept a page. */
  async respondTo(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse> {
    const { url, headers } = request;
    const [path = '', query] = url.split('?', 2);
    // Browsers also request the icon at its old address.
    if (path === '/favicon.ico') return this.files.answer('/favicon.svg');
    if (this.files.has(path)) return this.files.answer(path);
    if (hasNoPages(path) || !acceptsPages(headers.accept)) throw new NotFound();
    const redirect = await this.otherAddress.redirectFor(request, reply);
    if (redirect) return redirect;
    return this.pages.answer(path, { query, ...(await this.visitors.identify(path, request, reply)) });
  }
}

function acceptsPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

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
