import { Inject, Injectable } from '@nestjs/common';
import {
  matchdayOfToken,
  startOfMatchday,
  type FirstCard,
  type GameListing,
  type Language,
} from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { visitorLanguage } from '../../platform/http/visitor-language.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { withDevOverrides } from '../../features/plugins/dev-override/dev-registry.ts';
import type { DevOverrideRow } from '../../features/plugins/registry/plugin.entities.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import type { Variant } from '../../features/plugins/registry/variants.ts';
import { ConsoleFiles } from './console-files.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './content-security-policy.ts';
import { HubCard } from './hub-card.ts';
import { renderPage } from './page.ts';
import { withPreview } from './previews.ts';
import { ShellFiles } from './shell-files.ts';

const HUB = '/';
const OWN_ROUTES = new Set([
  HUB,
  '/matchdays',
  '/season',
  '/album',
  '/settings',
  '/feedback',
  '/admin',
  '/admin-login',
]);
const DAY_PATH = /^\/d\/([^/]+)$/;
/** All matchdays are rendered as this one, which names none of them. */
const DAY_VIEW = '/d/1';
const CONSOLE_PATH = /^\/admin(?:-login)?(?:\/|$)/;
/** A page that opens the console in a window gets no access to it, not even a page of the same origin. */
const CONSOLE_HEADERS = { 'cross-origin-opener-policy': 'noopener-allow-popups' };
/** Unknown addresses are rendered as these, so that they share one page. No game can have such a route. */
const NOT_FOUND = { site: '/not/found', console: '/admin/not/found' };

/** The properties of a visitor that pages depend on. */
export interface PageVisitor {
  cookies: string | undefined;
  /** Without the question mark. An address may ask for a language: `lang=de`. */
  query: string | undefined;
  variant: Variant;
  overrides: readonly DevOverrideRow[];
  /** Called at the address of an inactive game. */
  mayPreview(): Promise<boolean>;
}

interface Wanted {
  language: Language;
  game: GameListing | undefined;
  /** The address that the page is rendered for, the same for all that show the same. */
  view: string;
  isConsole: boolean;
  status: number;
  listings: readonly GameListing[];
  card: FirstCard | undefined;
  overrides: readonly DevOverrideRow[];
  /** Whether the page is for one visitor only and not cached. */
  personal: boolean;
}

/** The site's pages, rendered once for each kind of address, language and group of visitors. */
@Injectable()
export class Pages {
  private readonly rendered = new Map<string, CachedResponse>();
  private renderedFrom = '';

  constructor(
    private readonly shell: ShellFiles,
    private readonly registry: Registry,
    private readonly console: ConsoleFiles,
    private readonly hubCard: HubCard,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Returns the page at a path. Pages with development overrides or previews are not cached. */
  async answer(path: string, { cookies, query, variant, overrides, mayPreview }: PageVisitor): Promise<CachedResponse> {
    const language = visitorLanguage(cookies, query);
    const listings = overrides.length > 0 ? withDevOverrides(variant.listings, overrides) : variant.listings;
    const found = gameAt(path, listings);
    const game = found?.isActive ? found : undefined;
    const isConsole = isConsolePath(path);
    const status = game || OWN_ROUTES.has(path) || this.hasBegun(matchdayAt(path)) ? 200 : 404;
    const view = viewAt(path, listings);
    const card = view === HUB ? await this.hubCard.read(this.today()) : undefined;
    const personal = overrides.length > 0;
    const wanted = { language, game, view, isConsole, status, listings, card, overrides, personal };
    if (found && !game && (await mayPreview())) {
      const shown = withPreview(listings, found.key);
      return this.render({ ...wanted, game: found, status: 200, listings: shown, personal: true });
    }
    if (wanted.personal) return this.render(wanted);
    const kind = [status, view, language, variant.index, card?.matchday].join(' ');
    this.forgetOlder();
    const known = this.rendered.get(kind);
    if (known) return known;
    const answer = this.render(wanted);
    this.rendered.set(kind, answer);
    // The first visitor also gets the compressed page, which is a fifth of its size.
    await answer.compress();
    return answer;
  }

  private forgetOlder(): void {
    const from = `${this.today()} ${this.registry.version} ${this.shell.version} ${this.console.version}`;
    if (from === this.renderedFrom) return;
    this.renderedFrom = from;
    this.rendered.clear();
  }

  private hasBegun(matchday: number | undefined): boolean {
    return matchday !== undefined && startOfMatchday(matchday) <= this.clock.now().getTime();
  }

  /** The hub suggests another game every day. */
  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  private render({
    language,
    game,
    view,
    isConsole,
    status,
    listings,
    card,
    overrides,
    personal,
  }: Wanted): CachedResponse {
    const { template, integrity, script, styles } = this.shell;
    const { publicUrl, adminUrl } = this.config;
    // A plugin can do whatever its page can, so the console's document loads none.
    const loadable = isConsole ? [] : listings;
    const console = isConsole ? (this.console.remote ?? null) : undefined;
    const day = this.today();
    const request = { path: view, language, day, registry: loadable, card, isConsole };
    const { html, importMap } = renderPage({
      template,
      language,
      day,
      shellIntegrity: integrity,
      shellTexts: this.shell.textsOf(language),
      listings: loadable,
      card,
      console,
      shown: console ?? game?.remote,
      first: this.shell.renderFirstPage(request),
      texts: this.shell.documentTexts(request),
      found: isConsole || personal || status !== 200 || view === DAY_VIEW ? undefined : { publicUrl, path: view },
    });
    const policy = contentSecurityPolicy({
      scripts: script === undefined ? [importMap] : [importMap, script],
      styles,
      secure: (isConsole ? (adminUrl ?? publicUrl) : publicUrl).startsWith('https:'),
      devOrigins: isConsole ? [] : overrides.map(({ origin }) => origin),
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
        ...(isConsole ? CONSOLE_HEADERS : {}),
      },
    });
  }
}

/** Whether the console's document is at a path. */
export function isConsolePath(path: string): boolean {
  return CONSOLE_PATH.test(path);
}

function gameAt(path: string, listings: readonly GameListing[]): GameListing | undefined {
  return listings.find(({ route, key }) => route === path || `/${key}` === path);
}

/** Returns the matchday that a path names; undefined at any other path. */
function matchdayAt(path: string): number | undefined {
  const [, matchday] = DAY_PATH.exec(path) ?? [];
  return matchday === undefined ? undefined : matchdayOfToken(`d${matchday}`);
}

/** Returns the address whose page the shell shows at a path: it ignores a slash at the end. */
function viewAt(path: string, listings: readonly GameListing[]): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  if (OWN_ROUTES.has(plain)) return plain;
  if (isConsolePath(plain)) return NOT_FOUND.console;
  if (matchdayAt(plain) !== undefined) return DAY_VIEW;
  return gameAt(plain, listings)?.route ?? NOT_FOUND.site;
}
