import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PreviewSessions } from '../../features/admin-session/preview-sessions.ts';
import { DevRegistry } from '../../features/plugins/dev-override/dev-registry.ts';
import { StageVisitors } from '../../features/plugins/registry/stage-visitors.ts';
import { PageTickets } from '../../features/plugins/rollout/page-tickets.ts';
import type { PageVisitor } from './pages.ts';

/** Determines a visitor's stage group, dev overrides and permission to preview inactive games. */
@Injectable()
export class PageVisitors {
  constructor(
    private readonly stages: StageVisitors,
    private readonly tickets: PageTickets,
    private readonly dev: DevRegistry,
    private readonly previews: PreviewSessions,
  ) {}

  /** While a plugin is staged, also sets the cookies of the group and of the page's ticket. */
  async identify(request: FastifyRequest, reply: FastifyReply): Promise<Omit<PageVisitor, 'query'>> {
    const { cookie } = request.headers;
    const { variant, setCookie } = this.stages.assign(cookie);
    if (setCookie) reply.header('set-cookie', setCookie);
    const ticket = await this.tickets.issue(request, variant.listings);
    if (ticket) reply.header('set-cookie', ticket);
    return {
      cookies: cookie,
      variant,
      overrides: await this.dev.overridesFor(request),
      mayPreview: async () => (await this.previews.of(request)) !== undefined,
    };
  }
}
