import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isLanguage, type GameListing, type Language } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { withDevOverrides } from '../../features/plugins/dev-override/dev-registry.ts';
import type { DevOverrideRow } from '../../features/plugins/registry/plugin.entities.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import type { Variant } from '../../features/plugins/registry/variants.ts';
import { ConsoleFiles } from './console-files.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './content-security-policy.ts';
import { firstPage } from './first-page.ts';
import { renderPage } from './page.ts';
import { withPreview } from './previews.ts';
import { ShellFiles } from './shell-files.ts';

const OWN_ROUTES = new Set(['/', '/settings', '/feedback', '/admin', '/admin-login']);

/** Who asks for a page, as far as pages differ. */
export interface PageVisitor {
  cookies: string | undefined;
  variant: Variant;
  overrides: readonly DevOverrideRow[];
  /** Asked at the address of a game that is switched off. */
  mayPreview(): Promise<boolean>;
}

interface Wanted {
  language: Language;
  game: GameListing | undefined;
  isAdmin: boolean;
  isHub: boolean;
  status: number;
  listings: readonly GameListing[];
  overrides: readonly DevOverrideRow[];
  /** One person's page, kept nowhere. */
  personal: boolean;
}

/** The site's pages: one document for every address, rendered once for each kind of address and language. */
@Injectable()
export class Pages {
  private readonly rendered = new Map<string, CachedResponse>();
  private renderedFrom = '';

  constructor(
    private readonly shell: ShellFiles,
    private readonly registry: Registry,
    private readonly console: ConsoleFiles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param visitor what this visitor's registry is; pages with overrides or previews are kept nowhere. */
  async answer(path: string, { cookies, variant, overrides, mayPreview }: PageVisitor): Promise<CachedResponse> {
    const language = languageOf(cookies);
    const listings = overrides.length > 0 ? withDevOverrides(variant.listings, overrides) : variant.listings;
    const found = gameAt(path, listings);
    const game = found?.isActive ? found : undefined;
    const isAdmin = path.startsWith('/admin');
    const isHub = path === '/';
    const status = game || OWN_ROUTES.has(path) ? 200 : 404;
    const wanted = { language, game, isAdmin, isHub, status, listings, overrides, personal: overrides.length > 0 };
    if (found && !game && (await mayPreview())) {
      const shown = withPreview(listings, found.key);
      return this.render({ ...wanted, game: found, status: 200, listings: shown, personal: true });
    }
    if (wanted.personal) return this.render(wanted);
    const place = isAdmin ? 'admin' : isHub ? 'hub' : 'site';
    const kind = [status, place, game?.key ?? '', language, variant.index].join(' ');
    this.forgetOlder();
    const known = this.rendered.get(kind);
    if (known) return known;
    const answer = this.render(wanted);
    this.rendered.set(kind, answer);
    // Compressed, a page is a fifth; the first visitor has a phone too.
    await answer.compress();
    return answer;
  }

  private forgetOlder(): void {
    const from = `${this.registry.version} ${this.shell.version} ${this.console.version}`;
    if (from === this.renderedFrom) return;
    this.renderedFrom = from;
    this.rendered.clear();
  }

  private render({ language, game, isAdmin, isHub, status, listings, overrides, personal }: Wanted): CachedResponse {
    const { template, integrity, styles } = this.shell;
    const texts = this.shell.textsIn(language);
    // A plugin can do whatever the page it runs in can: the console's document loads none.
    const loadable = isAdmin ? [] : listings;
    const console = isAdmin ? (this.console.remote ?? null) : undefined;
    const { html, importMap } = renderPage({
      template,
      language,
      shellIntegrity: integrity,
      shellTexts: this.shell.textsOf(language),
      listings: loadable,
      console,
      shown: console ?? game?.remote,
      first: texts ? firstPage({ texts, language, games: isHub ? listings : undefined, game }) : '',
    });
    const policy = contentSecurityPolicy({
      importMap,
      styles,
      secure: this.config.publicUrl.startsWith('https:'),
      devOrigins: isAdmin ? [] : overrides.map(({ origin }) => origin),
    });
    const cacheControl = personal ? 'no-store' : this.registry.staged ? 'private, no-cache' : 'no-cache';
    return new CachedResponse({
      body: Buffer.from(html),
      contentType: 'text/html; charset=utf-8',
      cacheControl,
      status,
      headers: {
        'content-security-policy': policy,
        'reporting-endpoints': REPORTING_ENDPOINTS,
        'content-language': language,
      },
    });
  }
}

function gameAt(path: string, listings: readonly GameListing[]): GameListing | undefined {
  return listings.find(({ route, key }) => route === path || `/${key}` === path);
}

function languageOf(cookies: string | undefined): Language {
  const asked = /(?:^|;\s*)app-language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
}
