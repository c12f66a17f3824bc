import { LANGUAGES, type Language } from '@soccer-legends/contracts';

/** A path without a language is in this one. */
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

/** Returns the address that shows a page in one language to every visitor. */
export function addressIn(language: Language, path: string, publicUrl: string): string {
  return `${publicUrl}${path}${language === DEFAULT ? '' : `?lang=${language}`}`;
}

/** Returns the addresses of a page in all languages. */
export function alternatesOf(path: string, publicUrl: string): Alternate[] {
  return [
    { language: 'x-default', address: addressIn(DEFAULT, path, publicUrl) },
    ...LANGUAGES.map((language) => ({ language, address: addressIn(language, path, publicUrl) })),
  ];
}

export interface LinkedPage {
  /** Of the site, such as `https://games.example.org`; never from a request. */
  publicUrl: string;
  path: string;
  language: Language;
  /** Escaped, like `description`. */
  title: string;
  description: string;
}

/** Returns the elements of a document's head for search engines and for previews in messages (Open Graph). */
export function pageLinks({ publicUrl, path, language, title, description }: LinkedPage): string {
  const own = addressIn(language, path, publicUrl);
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': own,
    'og:locale': LOCALES[language],
  };
  return [
    `<link rel="canonical" href="${own}">`,
    ...alternatesOf(path, publicUrl).map(
      (page) => `<link rel="alternate" hreflang="${page.language}" href="${page.address}">`,
    ),
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary">',
  ].join('');
}
