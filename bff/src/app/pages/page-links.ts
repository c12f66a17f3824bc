import { LANGUAGES, PICTURE_SIZE, picturePath, type Language, type PictureSubject } from '@soccer-legends/contracts';

/** The language of paths without a language. */
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
  /** As in `hreflang`. */
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
