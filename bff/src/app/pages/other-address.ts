import { Inject, Injectable } from '@nestjs/common';
import { DEV_LINK_PARAMETER, isConsolePath } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PASS_PARAMETER, PreviewSessions } from '../../features/admin-session/preview-sessions.ts';
import { DevPasses } from '../../features/plugins/dev-override/dev-passes.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';
import { chosenLanguage } from '../../platform/http/visitor-language.ts';

/** Redirects between the addresses of the site and of the console. */
@Injectable()
export class OtherAddress {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly previews: PreviewSessions,
    private readonly passes: DevPasses,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'adminUrl'>,
  ) {}

  /** Returns the redirect for a page of the other address; undefined for a page of this address. */
  async redirectFor(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse | undefined> {
    const { adminUrl, publicUrl } = this.config;
    const { pathname, searchParams } = new URL(request.url, publicUrl);
    const isConsole = isConsolePath(pathname);
    if (!this.addresses.servesGames(request.headers)) {
      if (isConsole) return undefined;
      const pass = await this.previews.passFor(request);
      if (pass !== undefined) searchParams.set(PASS_PARAMETER, pass);
      return redirectTo(publicUrl, pathname, searchParams);
    }
    if (isConsole) {
      if (adminUrl === undefined) return undefined;
      const language = chosenLanguage(request.headers.cookie, undefined);
      if (language !== undefined && !searchParams.has('lang')) searchParams.set('lang', language);
      return redirectTo(adminUrl, pathname, searchParams);
    }
    const pass = searchParams.get(PASS_PARAMETER);
    const link = searchParams.get(DEV_LINK_PARAMETER);
    if (pass === null && link === null) return undefined;
    const setCookie = pass === null ? await this.passes.redeem(link!, request) : await this.previews.redeem(pass);
    if (setCookie !== undefined) reply.header('set-cookie', setCookie);
    searchParams.delete(PASS_PARAMETER);
    searchParams.delete(DEV_LINK_PARAMETER);
    return redirectTo(publicUrl, pathname, searchParams);
  }
}

function redirectTo(origin: string, path: string, query: URLSearchParams): CachedResponse {
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return CachedResponse.redirect(302, `${origin}${path}${search}`);
}
