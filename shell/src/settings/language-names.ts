import type { Language } from '@soccer-legends/contracts';

/** Each language in its own words, for visitors who cannot read the rest of the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  it: 'Italiano',
  de: 'Deutsch',
};
