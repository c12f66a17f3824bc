import { Injectable } from '@nestjs/common';
import { SITE_PAGES } from '@soccer-legends/contracts';
import { visitorLanguage } from '../../platform/http/visitor-language.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { withDevOverrides } from '../../features/plugins/dev-override/dev-registry.ts';
import type { DevOverrideRow } from '../../features/plugins/registry/plugin.entities.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import type { Variant } from '../../features/plugins/registry/variants.ts';
import { HubCard } from './hub-card.ts';
import { readPageAddress, withoutSlash } from './page-address.ts';
import { PageRenderer, type PageRequest } from './page-renderer.ts';
import { withPreview } from './previews.ts';

/** Limit for the pages of matchdays and challenges in memory. There are too many to keep all of them. */
const MAX_SHARED = 64;

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

/** The site's pages, rendered once for each kind of address, language and group of visitors. */
@Injectable()
export class Pages {
  private readonly rendered = new Map<string, CachedResponse>();
  /** Oldest first. */
  private readonly renderedShared = new Map<string, CachedResponse>();
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
    const address = readPageAddress(path, listings, this.clock.now());
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
    if (shared && rendered.size >= MAX_SHARED) rendered.delete(rendered.keys().next().value!);
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
