import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type FirstCard, type GameListing, matchdayOf, SITE_PAGES } from '@soccer-legends/contracts';
import { visitorLanguage } from '../../platform/http/visitor-language.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { withDevOverrides } from '../../features/plugins/dev-override/dev-registry.ts';
import type { DevOverrideRow } from '../../features/plugins/registry/plugin.entities.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import type { Variant } from '../../features/plugins/registry/variants.ts';
import { requestedPage, withoutSlash } from './requested-page.ts';
import { PageRenderer, type PageRequest } from './page-renderer.ts';
import { MatchdayCards } from '../../features/matchday/matchday-cards.ts';
import { Log } from '../../platform/http/log.ts';

const MAX_BYTES = 32e6;
/** For the pages of matchdays and challenges, which must not displace the others: there are too many to keep all of them. */
const MAX_SHARED_BYTES = 4e6;

const pagesUpTo = (maxSize: number): LRUCache<string, CachedResponse> =>
  new LRUCache({ maxSize, sizeCalculation: ({ size }) => size });

/** The properties of a visitor on which pages depend. */
export interface PageVisitor {
  cookies: string | undefined;
  /** Without the question mark. An address may request a language: `lang=de`. */
  query: string | undefined;
  variant: Variant;
  overrides: readonly DevOverrideRow[];
  /** Called at the address of an inactive game. */
  mayPreview(): Promise<boolean>;
}

/** A database that does not respond must not delay every page. */
const RETRY_MS = 10_000;

/** The fixtures of the current day in UTC, for the hub that the server renders. */
@Injectable()
export class HubCard {
  private failedAt = -Infinity;

  constructor(
    private readonly cards: MatchdayCards,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns the card of a day; undefined if it cannot be read. The page then requests it. @param day as `YYYY-MM-DD` */
  async read(day: string): Promise<FirstCard | undefined> {
    const number = matchdayOf(day);
    const now = this.clock.now().getTime();
    if (number === undefined || now - this.failedAt < RETRY_MS) return undefined;
    try {
      const { matchday, fixtures } = await this.cards.read(number);
      return fixtures.length > 0 ? { matchday, fixtures } : undefined;
    } catch (error) {
      this.failedAt = now;
      this.log.warn({ matchday: number, err: error }, 'The hub is rendered without the card of its day.');
      return undefined;
    }
  }
}

/** The site's pages, rendered once for each kind of address, language and group of visitors. */
@Injectable()
export class Pages {
  private readonly rendered = pagesUpTo(MAX_BYTES);
  private readonly renderedShared = pagesUpTo(MAX_SHARED_BYTES);
  private renderedFrom = '';

  constructor(
    private readonly renderer: PageRenderer,
    private readonly hubCard: HubCard,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the page at a path, or the redirect for the path of a page with one trailing slash. Pages with development
   * overrides or previews are not cached.
   */
  async answer(path: string, { cookies, query, variant, overrides, mayPreview }: PageVisitor): Promise<CachedResponse> {
    const isPersonal = overrides.length > 0;
    const listings = isPersonal ? withDevOverrides(variant.listings, overrides) : variant.listings;
    const plain = withoutSlash(path, listings);
    if (plain !== undefined) return CachedResponse.redirect(308, query === undefined ? plain : `${plain}?${query}`);
    const address = requestedPage(path, listings, this.clock.now());
    const day = this.clock.now().toISOString().slice(0, 10);
    const request: PageRequest = {
      address,
      language: visitorLanguage(cookies, query),
      day,
      listings,
      card: address.view === SITE_PAGES.home ? await this.hubCard.read(day) : undefined,
      overrides,
      isPersonal,
    };
    const { game } = address;
    if (game && !game.isActive && (await mayPreview())) {
      return this.renderer.render({
        ...request,
        address: { ...address, status: 200 },
        listings: withPreview(listings, game.key),
        isPersonal: true,
      });
    }
    return isPersonal ? this.renderer.render(request) : this.cached(request, variant);
  }

  private async cached(request: PageRequest, variant: Variant): Promise<CachedResponse> {
    const { address, language, card } = request;
    const { status, shared, path, view } = address;
    this.discardOutdated(request.day);
    // The registry has changed since the request began: the page must not be kept for later visitors.
    if (!this.registry.isCurrent(variant)) return this.renderer.render(request);
    const rendered = shared ? this.renderedShared : this.rendered;
    const key = [status, shared ? path : view, language, variant.index, card?.matchday].join(' ');
    const known = rendered.get(key);
    if (known) return known;
    const answer = this.renderer.render(request);
    rendered.set(key, answer);
    // The first visitor also receives the compressed page, which is a fifth of the size.
    await answer.compress();
    return answer;
  }

  private discardOutdated(day: string): void {
    const from = `${day} ${this.renderer.version}`;
    if (from === this.renderedFrom) return;
    this.renderedFrom = from;
    this.rendered.clear();
    this.renderedShared.clear();
  }
}

function withPreview(listings: readonly GameListing[], key: string): readonly GameListing[] {
  return listings.map((listing) => (listing.key === key ? { ...listing, preview: true } : listing));
}
