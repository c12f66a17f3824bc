import { Inject, Injectable } from '@nestjs/common';
import type { FirstCard, FirstPageRequest, GameListing, Language } from '@soccer-legends/contracts';
import {
  contentSecurityPolicy,
  renderPage,
  REPORTING_ENDPOINTS,
  type PageParts,
} from '@soccer-legends/plugin-checks/page';
import type { DevBuild } from '../../features/plugins/dev-override/dev-registry.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { CONSOLE_PERMISSIONS } from '../../platform/http/http-pipeline.ts';
import { ConsoleFiles } from './console-files.ts';
import type { RequestedPage } from './requested-page.ts';
import { withHead, type PageHead } from './page-head.ts';
import { ShellFiles } from './shell-files.ts';

const CONSOLE_HEADERS = {
  // A page that opens the console in a window has no access to it, not even a page of the same origin.
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'permissions-policy': CONSOLE_PERMISSIONS,
};

/** Everything on which the content of a page depends, besides the builds of shell and console. */
export interface PageRequest {
  address: RequestedPage;
  language: Language;
  /** The day in UTC, such as `2026-03-08`. The hub suggests another game every day. */
  day: string;
  /** The games that the page may load, of the visitor's stage group. */
  listings: readonly GameListing[];
  /** The fixtures on the hub; undefined for every other page. */
  card: FirstCard | undefined;
  /** The build that this visitor gets in place of the game at this address. No other page may load it. */
  build: DevBuild | undefined;
  /** Whether the page is for one visitor only and not cached. */
  isPersonal: boolean;
}

/**
 * Brotli's quality for pages, which are compressed once a day: 8 % smaller than with the default, in 60 instead of 20 ms.
 */
const PAGE_QUALITY = 10;
/** For the pages of shared links, of which there are too many to keep: 15 % larger than with `PAGE_QUALITY`, in 2 ms. */
const SHARED_QUALITY = 4;

/** Everything of a page but its head, with the content security policy. The same for all addresses with one view. */
export interface PageFrame {
  html: string;
  policy: string;
}

/** Renders pages from the current builds. Keeps none. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly shell: ShellFiles,
    private readonly registry: Registry,
    private readonly console: ConsoleFiles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Changes if the same request would return another page. */
  get version(): string {
    return [this.registry.version, this.shell.version, this.console.version].join(' ');
  }

  /** Renders the part of a page that all addresses with its view have in common. */
  frame(request: PageRequest): PageFrame {
    const { html, importMap } = renderPage(this.partsOf(request));
    return { html, policy: this.policyOf(request, importMap) };
  }

  /** Returns the document with its content security policy. Only personal pages forbid caches to store them. */
  render(request: PageRequest, { html, policy } = this.frame(request)): CachedResponse {
    const { address, language, isPersonal } = request;
    return new CachedResponse({
      body: Buffer.from(withHead(html, this.headOf(request))),
      contentType: 'text/html; charset=utf-8',
      cacheControl: isPersonal ? 'no-store' : this.registry.staged ? 'private, no-cache' : 'no-cache',
      status: address.status,
      quality: isPersonal ? undefined : address.shared ? SHARED_QUALITY : PAGE_QUALITY,
      // Compressed, it is a fifth of the size.
      isFirstCompressed: !isPersonal,
      headers: {
        'content-security-policy': policy,
        'reporting-endpoints': REPORTING_ENDPOINTS,
        'content-language': language,
        ...(address.isConsole && CONSOLE_HEADERS),
      },
    });
  }

  private partsOf(request: PageRequest): PageParts {
    const { address, language, day, card } = request;
    const { game, isConsole, status } = address;
    const { template, integrity } = this.shell.build;
    const console = isConsole ? (this.console.remote ?? null) : undefined;
    return {
      template,
      language,
      day,
      shellIntegrity: integrity,
      shellTexts: this.shell.textsOf(language),
      listings: loadable(request),
      card,
      console,
      // The page of an inactive game says that the game is unavailable.
      shown: console ?? (status === 200 ? game?.remote : undefined),
      first: this.shell.renderFirstPage(firstPageOf(request, address.view)),
    };
  }

  private headOf(request: PageRequest): PageHead {
    const { address, language, isPersonal } = request;
    const { titled, shared, picture, isConsole, status } = address;
    const isPublic = !isConsole && !isPersonal && status === 200;
    const isIndexed = !shared || shared.kind === 'day';
    return {
      language,
      texts: this.shell.documentTexts(firstPageOf(request, titled)),
      found: picture && isPublic ? { publicUrl: this.config.publicUrl, path: titled, picture, isIndexed } : undefined,
    };
  }

  private policyOf({ address: { isConsole }, build }: PageRequest, importMap: string): string {
    const { scripts, styles } = this.shell.build;
    const { publicUrl, adminUrl = publicUrl, gamesUrl = "'self'" } = this.config;
    return contentSecurityPolicy({
      scripts: [importMap, ...scripts],
      styles,
      frames: isConsole ? undefined : gamesUrl,
      secure: (isConsole ? adminUrl : publicUrl).startsWith('https:'),
      ...(build?.address !== undefined && {
        build: { address: build.address, isFramed: build.listing.sandbox !== undefined },
      }),
    });
  }
}

/** A plugin can do everything that its page can, so the console's document loads none. */
function loadable({ address: { isConsole }, listings }: PageRequest): readonly GameListing[] {
  return isConsole ? [] : listings;
}

function firstPageOf(request: PageRequest, path: string): Omit<FirstPageRequest, 'texts'> {
  const { address, language, day, card } = request;
  return { path, language, day, registry: loadable(request), card, isConsole: address.isConsole };
}
