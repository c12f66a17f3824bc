import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { NotFound } from '../../platform/http/request-errors.ts';
import { hasNoPages } from '../../platform/http/request-path.ts';
import { OtherAddress } from './other-address.ts';
import { PageVisitors } from './page-visitors.ts';
import { Pages } from './pages.ts';
import { ShellFiles } from './shell-files.ts';

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
    return this.pages.answer(path, { query, ...(await this.visitors.identify(request, reply)) });
  }
}

function acceptsPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
