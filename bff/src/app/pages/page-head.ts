import {
  LANGUAGES,
  PICTURE_SIZE,
  picturePath,
  type Language,
  type PictureSubject,
  type DocumentTexts,
} from '@soccer-legends/contracts';

/** The language of addresses that do not specify one. */
const DEFAULT: Language = 'en';

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  pt: 'pt_PT',
  it: 'it_IT',
  de: 'de_DE',
};

export interface Alternate {
  /** The value of `hreflang`. */
  language: Language | 'x-default';
  address: string;
}

export function addressIn(language: Language, path: string, publicUrl: string): string {
  return `${publicUrl}${path}${language === DEFAULT ? '' : `?lang=${language}`}`;
}

export function alternatesOf(path: string, publicUrl: string): Alternate[] {
  return [
    { language: 'x-default', address: addressIn(DEFAULT, path, publicUrl) },
    ...LANGUAGES.map((language) => ({ language, address: addressIn(language, path, publicUrl) })),
  ];
}

/** What a page says about itself to search engines and in link previews. */
export interface LinkedPage {
  /** The site's configured URL, such as `https://games.example.org`; never taken from a request. */
  publicUrl: string;
  path: string;
  picture: PictureSubject;
  /** False for a variant of a page, such as a result. Search engines do not index it. */
  isIndexed: boolean;
  language: Language;
  /** HTML-escaped, like `description`. */
  title: string;
  description: string;
}

export function pageLinks(page: LinkedPage): string {
  const { publicUrl, path, picture, isIndexed, language, title, description } = page;
  const own = addressIn(language, path, publicUrl);
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': own,
    'og:locale': LOCALES[language],
    'og:image': `${publicUrl}${picturePath(picture, language)}`,
    'og:image:type': 'image/png',
    'og:image:width': PICTURE_SIZE.width,
    'og:image:height': PICTURE_SIZE.height,
    'og:image:alt': title,
  };
  return [
    `<link rel="canonical" href="${own}">`,
    ...(isIndexed
      ? alternatesOf(path, publicUrl).map(
          (other) => `<link rel="alternate" hreflang="${other.language}" href="${other.address}">`,
        )
      : ['<meta name="robots" content="noindex">']),
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** What differs between the pages of one view, such as those of all challenges. */
export interface PageHead {
  language: Language;
  /** Undefined to keep the texts of the template. */
  texts: DocumentTexts | undefined;
  /** The public address of the page; undefined for errors, previews and the console. */
  found: Pick<LinkedPage, 'publicUrl' | 'path' | 'picture' | 'isIndexed'> | undefined;
}

/** Returns the document with its own head. Escapes the texts, because a game's name may contain anything. */
export function withHead(html: string, { language, texts, found }: PageHead): string {
  if (!texts) return html;
  const [title, description, noScript] = [texts.title, texts.description, texts.noScript].map(escaped) as [
    string,
    string,
    string,
  ];
  const links = found ? pageLinks({ ...found, language, title, description }) : '';
  return html
    .replace(/(<title>)[^<]*(<\/title>)/i, (_all, start: string, end: string) => start + title + end + links)
    .replace(/(<meta name="description" content=")[^"]*/i, (_all, tag: string) => tag + description)
    .replace(/(<noscript>)[^<]*/i, (_all, tag: string) => tag + noScript);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
