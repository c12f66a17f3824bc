import { Inject, Injectable } from '@nestjs/common';
import { DEV_LINK_PARAMETER, isConsolePath } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PASS_PARAMETER, PreviewSessions } from '../../features/admin-session/preview-sessions.ts';
import { DevPasses } from '../../features/plugins/dev-override/dev-passes.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { smallPage } from '../../platform/http/error-page.ts';
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
    else if (pass === null && (await this.passes.rowsOf(request.headers)).length === 0)
      return unusableLink({ isSignedIn: (await this.previews.of(request)) !== undefined });
    searchParams.delete(PASS_PARAMETER);
    searchParams.delete(DEV_LINK_PARAMETER);
    return redirectTo(publicUrl, pathname, searchParams);
  }
}

/** Explains to a developer why a link shows no build. In English, like all texts for developers. */
function unusableLink({ isSignedIn }: { isSignedIn: boolean }): CachedResponse {
  const [title, text] = isSignedIn
    ? [
        'This browser is signed in to the console',
        'So it does not open links of publish tokens. Open a new link in a private window, or allow the build in the tab Plugins.',
      ]
    : [
        'This link was used or has expired',
        'It works once, in the browser that opens it first, and only for five minutes.',
      ];
  const more =
    'For another link, press Enter in the terminal where <code>soccer-legends dev</code> runs, or run <code>soccer-legends preview</code> again.';
  const { headers, body } = smallPage({
    language: 'en',
    title,
    content: `<div><h1>${title}</h1><p>${text}</p><p>${more}</p></div>`,
  });
  const contentType = headers['content-type']!;
  return new CachedResponse({ body: Buffer.from(body), contentType, cacheControl: 'no-store', status: 410, headers });
}

function redirectTo(origin: string, path: string, query: URLSearchParams): CachedResponse {
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return CachedResponse.redirect(302, `${origin}${path}${search}`);
}
