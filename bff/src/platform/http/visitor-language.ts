import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@soccer-legends/contracts';

/** Prefers the language in the address (`lang=de`) to the last used one. @param query without the question mark */
export function visitorLanguage(cookies: string | undefined, query: string | undefined): Language {
  return chosenLanguage(cookies, query) ?? DEFAULT_LANGUAGE;
}

export function chosenLanguage(cookies: string | undefined, query: string | undefined): Language | undefined {
  const requested = new URLSearchParams(query).get('lang');
  if (isLanguage(requested)) return requested;
  const kept = /(?:^|;\s*)app-language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isLanguage(kept) ? kept : undefined;
}
