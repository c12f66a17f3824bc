import { Inject, Injectable } from '@nestjs/common';
import {
  readSharedPath,
  startOfMatchday,
  type FirstCard,
  type GameListing,
  type Language,
  type PicturedPage,
  type PictureSubject,
  type SharedSubject,
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
/** The pages of matchdays are rendered as this one, which names no matchday and no game. */
const SHARED_VIEW = '/d/1';
/** Of pages of matchdays, which differ in their head only: there are too many to keep all of them. */
const MAX_SHARED = 64;
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
  /** What its own address names, if it is the page of a matchday. */
  shared: SharedSubject | undefined;
  path: string;
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
  /** The oldest first. */
  private readonly renderedShared = new Map<string, CachedResponse>();
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
    const shared = this.sharedSubject(path, listings);
    const status = game || OWN_ROUTES.has(path) || shared ? 200 : 404;
    const view = viewAt(path, listings);
    const card = view === HUB ? await this.hubCard.read(this.today()) : undefined;
    const personal = overrides.length > 0;
    const wanted = { language, game, view, shared, path, isConsole, status, listings, card, overrides, personal };
    if (found && !game && (await mayPreview())) {
      const shown = withPreview(listings, found.key);
      return this.render({ ...wanted, game: found, status: 200, listings: shown, personal: true });
    }
    if (wanted.personal) return this.render(wanted);
    const kind = [status, shared ? path : view, language, variant.index, card?.matchday].join(' ');
    this.forgetOlder();
    const rendered = shared ? this.renderedShared : this.rendered;
    const known = rendered.get(kind);
    if (known) return known;
    const answer = this.render(wanted);
    if (shared && rendered.size >= MAX_SHARED) rendered.delete(rendered.keys().next().value!);
    rendered.set(kind, answer);
    // The first visitor also gets the compressed page, which is a fifth of its size.
    await answer.compress();
    return answer;
  }

  private forgetOlder(): void {
    const from = `${this.today()} ${this.registry.version} ${this.shell.version} ${this.console.version}`;
    if (from === this.renderedFrom) return;
    this.renderedFrom = from;
    this.rendered.clear();
    this.renderedShared.clear();
  }

  /** Returns what a path names, unless its matchday has not begun or its game is not on the site. */
  private sharedSubject(path: string, listings: readonly GameListing[]): SharedSubject | undefined {
    const subject = readSharedPath(path);
    if (!subject) return undefined;
    if ('game' in subject && !listings.some(({ key, isActive }) => isActive && key === subject.game)) return undefined;
    return startOfMatchday(subject.matchday) <= this.clock.now().getTime() ? subject : undefined;
  }

  /** The hub suggests another game every day. */
  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  private render({
    language,
    game,
    view,
    shared,
    path,
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
      texts: this.shell.documentTexts({ ...request, path: shared ? path : view }),
      found:
        isConsole || personal || status !== 200
          ? undefined
          : {
              publicUrl,
              path: shared ? path : view,
              picture: shared ?? pictureOf(view, game),
              isIndexed: !shared || shared.kind === 'day',
            },
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

/** @param view one of the site's own pages, or the route of the game */
function pictureOf(view: string, game: GameListing | undefined): PictureSubject {
  if (game) return { kind: 'game', game: game.key };
  return { kind: 'page', page: view === HUB ? 'home' : (view.slice(1) as PicturedPage) };
}

/** Returns the address whose page the shell shows at a path: it ignores a slash at the end. */
function viewAt(path: string, listings: readonly GameListing[]): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  if (OWN_ROUTES.has(plain)) return plain;
  if (isConsolePath(plain)) return NOT_FOUND.console;
  if (readSharedPath(plain)) return SHARED_VIEW;
  return gameAt(plain, listings)?.route ?? NOT_FOUND.site;
}
