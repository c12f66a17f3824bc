import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@soccer-legends/contracts';
import { localStore } from './safe-storage.ts';
import { createContext, useContext } from 'react';

/** The values of each setting, the default first. `system` follows the settings of the device. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'high'],
  motion: ['system', 'full', 'reduced'],
  /** Whether rounds have sounds and vibrate. */
  sound: ['off', 'on'],
  /** Factor on the time limits of games; `none` removes the limits. */
  timeScale: ['1', '3', '10', 'none'],
  /** Whether a fixture begins without the rules of a game that was played before. */
  rules: ['once', 'always'],
  /** Whether the page shows how many days in a row were played. */
  streaks: ['shown', 'hidden'],
} as const;

type Setting = keyof typeof CHOICES;

export const SETTINGS = Object.keys(CHOICES) as Setting[];

export type Preferences = { language: Language } & { [Name in Setting]: (typeof CHOICES)[Name][number] };

const LANGUAGE_KEY = 'app-language';

const STORAGE_KEYS: Readonly<Record<keyof Preferences, string>> = {
  language: LANGUAGE_KEY,
  theme: 'sl:theme',
  contrast: 'sl:contrast',
  motion: 'sl:motion',
  sound: 'sl:sound',
  timeScale: 'sl:time',
  rules: 'sl:rules',
  streaks: 'sl:runs',
};

/** The server renders pages with these, except for the language. */
export const DEFAULT_PREFERENCES = preferencesOf(DEFAULT_LANGUAGE, () => null);

/**
 * Reads the preferences of this browser; a missing or unknown value becomes the default. A language in the address,
 * such as `?lang=de`, is stored first and removed from the address.
 */
export function readPreferences(): Preferences {
  return preferencesOf(readLanguage(), (name) => localStore.getItem(STORAGE_KEYS[name]));
}

function preferencesOf(language: Language, stored: (name: Setting) => string | null): Preferences {
  const values = SETTINGS.map((name) => {
    const choices: readonly string[] = CHOICES[name];
    return [name, choices.find((choice) => choice === stored(name)) ?? choices[0]];
  });
  return { language, ...Object.fromEntries(values) } as Preferences;
}

/**
 * Stores the language as `app-language`, also in a cookie, and each other preference under its own `sl:` key. Pass
 * only what the visitor changed, because another tab may have stored the rest.
 */
export function savePreferences(changed: Partial<Preferences>): void {
  for (const [name, value] of Object.entries(changed))
    localStore.setItem(STORAGE_KEYS[name as keyof Preferences], value);
  if (changed.language) saveLanguageCookie(changed.language);
}

/** The server reads the cookie, so that the page and its preloads have the right language from the start. */
export function saveLanguageCookie(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** Sets the language and the data attributes `theme`, `contrast`, `motion` and `sound` of the document. */
export function applyPreferences({ language, theme, contrast, motion, sound }: Preferences): void {
  const page = document.documentElement;
  page.lang = language;
  setOrRemove(page, 'theme', theme === 'system' ? null : theme);
  const high = contrast === 'high' || matchMedia('(prefers-contrast: more)').matches;
  setOrRemove(page, 'contrast', high ? 'high' : null);
  setOrRemove(page, 'motion', motion === 'system' ? (prefersLessMotion() ? 'reduced' : null) : motion);
  setOrRemove(page, 'sound', sound === 'on' ? sound : null);
}

export function movesFreely({ motion }: Preferences): boolean {
  return motion === 'system' ? !prefersLessMotion() : motion === 'full';
}

export function timeScaleOf({ timeScale }: Preferences): number | null {
  return timeScale === 'none' ? null : Number(timeScale);
}

function readLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) {
    // A link may select the language, which is stored and removed from the address.
    localStore.setItem(LANGUAGE_KEY, asked);
    saveLanguageCookie(asked);
    const plain = new URL(location.href);
    plain.searchParams.delete('lang');
    history.replaceState(history.state, '', plain);
  }
  const stored = localStore.isReadable() ? localStore.getItem(LANGUAGE_KEY) : languageOfCookie();
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

function languageOfCookie(): string | undefined {
  return new RegExp(`\\b${LANGUAGE_KEY}=(\\w+)`).exec(document.cookie)?.[1];
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function setOrRemove(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete element.dataset[name];
  else element.dataset[name] = value;
}

interface PreferencesAccess {
  preferences: Preferences;
  /** Stores and applies a change. A change of language reloads the page. */
  change(part: Partial<Preferences>): void;
}

export const PreferencesContext = createContext<PreferencesAccess | null>(null);

export function usePreferences(): PreferencesAccess {
  const access = useContext(PreferencesContext);
  if (!access) throw new Error('usePreferences needs a PreferencesContext above the component.');
  return access;
}
