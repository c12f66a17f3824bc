import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@soccer-legends/contracts';
import { localStore } from './safe-storage.ts';
import { createContext, useContext } from 'react';

/** The first value of each list is the default. `system` follows the settings of the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export const CONTRASTS = ['system', 'high'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
/** Factor on the time limits of games; `none` removes the limits. */
export const TIME_SCALES = ['1', '3', '10', 'none'] as const;
/** Whether the page shows how many days in a row were played. */
export const STREAKS = ['shown', 'hidden'] as const;

export interface Preferences {
  language: Language;
  theme: (typeof THEMES)[number];
  contrast: (typeof CONTRASTS)[number];
  motion: (typeof MOTIONS)[number];
  timeScale: (typeof TIME_SCALES)[number];
  streaks: (typeof STREAKS)[number];
}

/** The server renders pages with these, except for the language. */
export const DEFAULT_PREFERENCES: Preferences = {
  language: DEFAULT_LANGUAGE,
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  timeScale: '1',
  streaks: 'shown',
};

const LANGUAGE_KEY = 'app-language';

const STORAGE_KEYS: Readonly<Record<keyof Preferences, string>> = {
  language: LANGUAGE_KEY,
  theme: 'sl:theme',
  contrast: 'sl:contrast',
  motion: 'sl:motion',
  timeScale: 'sl:time',
  streaks: 'sl:runs',
};

/**
 * Reads the preferences of this browser; a missing or unknown value becomes the default. A language in the address,
 * such as `?lang=de`, is stored first and removed from the address.
 */
export function readPreferences(): Preferences {
  return {
    language: readLanguage(),
    theme: oneOf(THEMES, localStore.getItem(STORAGE_KEYS.theme)),
    contrast: oneOf(CONTRASTS, localStore.getItem(STORAGE_KEYS.contrast)),
    motion: oneOf(MOTIONS, localStore.getItem(STORAGE_KEYS.motion)),
    timeScale: oneOf(TIME_SCALES, localStore.getItem(STORAGE_KEYS.timeScale)),
    streaks: oneOf(STREAKS, localStore.getItem(STORAGE_KEYS.streaks)),
  };
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

/** Sets the language and the data attributes `theme`, `contrast` and `motion` of the document, for its styles. */
export function applyPreferences({ language, theme, contrast, motion }: Preferences): void {
  const page = document.documentElement;
  page.lang = language;
  setOrRemove(page, 'theme', theme === 'system' ? null : theme);
  const high = contrast === 'high' || matchMedia('(prefers-contrast: more)').matches;
  setOrRemove(page, 'contrast', high ? 'high' : null);
  setOrRemove(page, 'motion', motion === 'system' ? (prefersLessMotion() ? 'reduced' : null) : motion);
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
  const stored = localStore.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], stored: string | null): Value {
  return values.find((value) => value === stored) ?? values[0];
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
