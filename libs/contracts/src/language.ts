/** The interface languages, the default first. */
export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'it', 'de'] as const;

/** The code of a language of the site, such as `de`. */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** A text by language; English is required. */
export type Localized = { en: string } & Partial<Record<Language, string>>;

/** Returns the text that a function has for each language. */
export function inEveryLanguage(textIn: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<Language, string>;
}

/** Returns a text in a language, or in English if it has no translation. */
export function localize(text: Localized, language: Language): string {
  return text[language] ?? text.en;
}
