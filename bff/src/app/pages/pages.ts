import { Injectable } from '@nestjs/common';
import { type FirstCard, isChallengeToken, matchdayOf, SITE_PAGES } from '@soccer-legends/contracts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { visitorLanguage } from '../../platform/http/visitor-language.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { type DevBuild, withDevBuilds } from '../../features/plugins/dev-override/dev-registry.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import type { Variant } from '../../features/plugins/registry/variants.ts';
import { endedPage, requestedPage, withoutSlash, type RequestedPage } from './requested-page.ts';
import { PageRenderer, type PageFrame, type PageRequest } from './page-renderer.ts';
import { Challenges } from '../../features/deals/challenges.ts';
import { MatchdayCards } from '../../features/matchday/matchday-cards.ts';
import { Log } from '../../platform/http/log.ts';

/** The properties of a visitor on which pages depend. */
export interface PageVisitor {
  cookies: string | undefined;
  /** Without the question mark. An address may request a language: `lang=de`. */
  query: string | undefined;
  variant: Variant;
  builds: readonly DevBuild[];
  /** Called at the address of an inactive game. */
  mayPreview(): Promise<boolean>;
}

/** A database that does not respond must not delay every page. */
const RETRY_MS = 10_000;

/** What the server reads from the database for its pages. If that fails, the page requests it itself. */
@Injectable()
export class PageData {
  private failedAt = -Infinity;

  constructor(
    private readonly cards: MatchdayCards,
    private readonly challenges: Challenges,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns the fixtures of a day for the hub; undefined if they cannot be read. @param day as `YYYY-MM-DD` */
  async card(day: string): Promise<FirstCard | undefined> {
    const number = matchdayOf(day);
    const card = number === undefined ? undefined : await this.attempt(() => this.cards.read(number));
    return card && card.fixtures.length > 0 ? { matchday: card.matchday, fixtures: card.fixtures } : undefined;
  }

  /** Whether an address is that of a challenge that has ended or never existed. */
  async hasEnded({ shared }: RequestedPage): Promise<boolean> {
    if (shared?.kind !== 'challenge' || !isChallengeToken(shared.token)) return false;
    return (await this.attempt(() => this.challenges.exists(shared.token))) === false;
  }

  private async attempt<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.failedAt) < RETRY_MS) return undefined;
    try {
      return await read();
    } catch (error) {
      this.failedAt = now;
      this.log.warn({ err: error }, 'A page is rendered without data that could not be read.');
      return undefined;
    }
  }
}

/** The site's pages, rendered once for each kind of address, language and group of visitors. */
@Injectable()
export class Pages {
  private readonly rendered = new BoundedCache<CachedResponse>('pages', { sizeOf: ({ size }) => size });
  /** For the pages of shared links, of which there are too many to keep. */
  private readonly frames = new BoundedCache<PageFrame>('frames', { sizeOf: ({ html }) => 2 * html.length });
  private renderedFrom = '';

  constructor(
    private readonly renderer: PageRenderer,
    private readonly data: PageData,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the page at a path, or the redirect for the path of a page with one trailing slash. Pages with development
   * builds or previews are not cached.
   */
  async answer(path: string, { cookies, query, variant, builds, mayPreview }: PageVisitor): Promise<CachedResponse> {
    const isPersonal = builds.length > 0;
    const listings = isPersonal ? withDevBuilds(variant.listings, builds) : variant.listings;
    const plain = withoutSlash(path, listings);
    if (plain !== undefined) return CachedResponse.redirect(308, query === undefined ? plain : `${plain}?${query}`);
    const found = requestedPage(path, listings, this.clock.now());
    const address = (await this.data.hasEnded(found)) ? endedPage(found) : found;
    const day = this.clock.now().toISOString().slice(0, 10);
    const request: PageRequest = {
      address,
      language: visitorLanguage(cookies, query),
      day,
      listings,
      card: address.view === SITE_PAGES.home ? await this.data.card(day) : undefined,
      build: builds.find(({ key }) => key === address.game?.key),
      isPersonal,
    };
    const { game } = address;
    if (game && !game.isActive && (await mayPreview())) {
      return this.renderer.render({
        ...request,
        address: { ...address, status: 200 },
        listings: listings.map((listing) => (listing.key === game.key ? { ...listing, preview: true } : listing)),
        isPersonal: true,
      });
    }
    return isPersonal ? this.renderer.render(request) : this.cached(request, variant);
  }

  private cached(request: PageRequest, variant: Variant): CachedResponse {
    const { address, language, card } = request;
    const { status, shared, view } = address;
    this.discardOutdated(request.day);
    // The registry has changed since the request began: the page must not be kept for later visitors.
    if (!this.registry.isCurrent(variant)) return this.renderer.render(request);
    const key = [status, view, language, variant.index, card?.matchday].join(' ');
    if (!shared) return this.rendered.getOrMake(key, () => this.renderer.render(request));
    const frame = this.frames.getOrMake(key, () => this.renderer.frame(request));
    return this.renderer.render(request, frame);
  }

  private discardOutdated(day: string): void {
    const from = `${day} ${this.renderer.version}`;
    if (from === this.renderedFrom) return;
    this.renderedFrom = from;
    this.rendered.clear();
    this.frames.clear();
  }
}
