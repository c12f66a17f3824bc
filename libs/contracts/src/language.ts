/** The interface languages, the default first. */
export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'it', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** A text by language; English is required. */
export type Localized = { en: string } & Partial<Record<Language, string>>;

export function localize(text: Localized, language: Language): string {
  return text[language] ?? text.en;
}
