import type { Language } from './language.ts';
import type { Matchday } from './matchday.ts';
import type { GameListing } from './registry.ts';
import type { PictureSubject } from './share-picture.ts';

/** The card that the hub shows before the page has asked for that of its own date. */
export type FirstCard = Pick<Matchday, 'matchday' | 'fixtures'>;

/** What the first page of a visit is rendered from. */
export interface FirstPageRequest {
  /** Without a query: `/`, `/settings`, the route of a game. */
  path: string;
  language: Language;
  /** The shell's texts in that language, as in its build. */
  texts: unknown;
  /** The registry that the document contains. */
  registry: readonly GameListing[];
  /** The day of the page in UTC, as `2026-11-22`: the hub suggests another game every day. */
  day: string;
  /** The card of that day; undefined where the page shows none, or where it could not be read. */
  card?: FirstCard | undefined;
  /** Whether this is the console's document. */
  isConsole: boolean;
}

/** What a document says outside of `#root`, as plain text. */
export interface DocumentTexts {
  title: string;
  description: string;
  /** Shown by browsers without JavaScript. */
  noScript: string;
}

/** What a picture for messages is drawn from. */
export interface SharePictureRequest extends Pick<FirstPageRequest, 'language' | 'texts' | 'registry'> {
  subject: PictureSubject;
}

/** What `server/first-page.js` in the shell's build exports. */
export interface FirstPageModule {
  /** Returns the markup of `#root`, which the shell hydrates. */
  renderFirstPage(request: FirstPageRequest): string;
  documentTexts(request: FirstPageRequest): DocumentTexts;
  /** Returns a picture as SVG without fonts, of the size `PICTURE_SIZE`; undefined for a game that is not listed. */
  drawSharePicture(request: SharePictureRequest): string | undefined;
}
