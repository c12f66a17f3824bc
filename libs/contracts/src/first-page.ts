import type { Language } from './language.ts';
import type { Matchday } from './matchday.ts';
import type { GameListing } from './registry.ts';
import type { PictureSubject } from './share-picture.ts';

/** The card that the hub shows before the page has requested the card of its own date. */
export type FirstCard = Pick<Matchday, 'matchday' | 'fixtures'>;

/** Input for rendering the first page of a visit. */
export interface FirstPageRequest {
  /** Path without the query: `/`, `/settings`, the route of a game. */
  path: string;
  language: Language;
  /** The shell's texts in that language, as in its build. */
  texts: unknown;
  registry: readonly GameListing[];
  /** The page's day in UTC, such as `2026-11-22`. The hub suggests another game every day. */
  day: string;
  /** The card of that day; undefined if the page shows none or it could not be read. */
  card?: FirstCard | undefined;
  isConsole: boolean;
}

/** Texts of a page outside `#root`. */
export interface DocumentTexts {
  title: string;
  description: string;
  /** Shown by browsers without JavaScript. */
  noScript: string;
}

/** Input for drawing the preview picture of a shared link. */
export interface SharePictureRequest extends Pick<FirstPageRequest, 'language' | 'texts' | 'registry'> {
  subject: PictureSubject;
}

/** What the shell's build for the server exports. */
export interface FirstPageModule {
  /** Returns the markup of `#root`, which the shell hydrates. */
  renderFirstPage(request: FirstPageRequest): string;
  documentTexts(request: FirstPageRequest): DocumentTexts;
  /** Returns an SVG document without fonts; undefined for a game that is not listed. */
  drawSharePicture(request: SharePictureRequest): string | undefined;
}
