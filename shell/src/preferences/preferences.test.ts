import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyPreferences, DEFAULT_PREFERENCES, readPreferences, savePreferences, timeScaleOf } from './preferences.ts';
import { localStore } from './safe-storage.ts';

const KEYS = ['app-language', 'sl:theme', 'sl:contrast', 'sl:motion', 'sl:sound', 'sl:time', 'sl:rules', 'sl:runs'];

beforeEach(() => {
  for (const key of KEYS) localStore.removeItem(key);
  history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('uses the defaults in a browser without stored preferences', () => {
  expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
});

test.each(KEYS)('replaces an unknown value of %s with the default', (key) => {
  localStore.setItem(key, 'xx');
  expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
});

test('restores saved preferences, and sends the language to the server in a cookie', () => {
  const own = {
    language: 'de',
    theme: 'dark',
    contrast: 'high',
    motion: 'reduced',
    sound: 'on',
    timeScale: '10',
    rules: 'always',
    streaks: 'hidden',
  } as const;
  savePreferences(own);
  expect(readPreferences()).toEqual(own);
  expect(document.cookie).toContain('app-language=de');
});

test('stores the language of the address and removes it from the address', () => {
  history.replaceState(null, '', '/settings?lang=pt&x=1');
  expect(readPreferences().language).toBe('pt');
  expect(location.search).toBe('?x=1');
  expect(document.cookie).toContain('app-language=pt');
  expect(readPreferences().language).toBe('pt');
});

test('ignores an unknown language in the address', () => {
  history.replaceState(null, '', '/?lang=xx');
  expect(readPreferences().language).toBe('en');
});

test('sets theme, contrast, motion and sound on the page if they differ from the default', () => {
  applyPreferences({ ...DEFAULT_PREFERENCES, language: 'fr', theme: 'light', motion: 'full', sound: 'on' });
  expect([document.documentElement.lang, { ...document.documentElement.dataset }]).toEqual([
    'fr',
    { theme: 'light', motion: 'full', sound: 'on' },
  ]);
  applyPreferences(DEFAULT_PREFERENCES);
  expect({ ...document.documentElement.dataset }).toEqual({});
});

test.each([
  ['1', 1],
  ['10', 10],
  ['none', null],
] as const)('the time setting %s multiplies countdowns by %s', (timeScale, factor) => {
  expect(timeScaleOf({ ...DEFAULT_PREFERENCES, timeScale })).toBe(factor);
});

test('keeps preferences for the visit if the storage is full', () => {
  savePreferences({ language: 'fr' });
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no space left.', 'QuotaExceededError');
  });
  savePreferences({ language: 'de', theme: 'dark' });
  expect(readPreferences()).toMatchObject({ language: 'de', theme: 'dark' });
  // A reload keeps only what is in a storage.
  expect({ ...sessionStorage }).toEqual({ 'app-language': 'de', 'sl:theme': 'dark' });
  expect(localStorage.getItem('app-language')).toBeNull();
  full.mockRestore();
});

test('reads the language from the cookie if the browser blocks the storage', () => {
  savePreferences({ language: 'it' });
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(readPreferences().language).toBe('it');
});
