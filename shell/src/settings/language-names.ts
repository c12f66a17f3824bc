import type { Language } from '@soccer-legends/contracts';

/** Each language under its own name, for somebody who can read nothing else on the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  it: 'Italiano',
  de: 'Deutsch',
};
