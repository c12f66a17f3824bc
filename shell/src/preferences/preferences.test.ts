import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyPreferences, DEFAULT_PREFERENCES, readPreferences, savePreferences } from './preferences.ts';
import { localStore } from './safe-storage.ts';

const KEYS = ['app-language', 'sl:theme', 'sl:contrast', 'sl:motion', 'sl:time', 'sl:runs'];

beforeEach(() => {
  for (const key of KEYS) localStore.removeItem(key);
  history.replaceState(null, '', '/');
});

afterEach(() => localStorage.clear());

test('a browser without stored preferences gets the default ones', () => {
  expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
});

test.each(KEYS)('an unknown value of %s counts as the default', (key) => {
  localStore.setItem(key, 'xx');
  expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
});

test('saved preferences are read again, and the server gets the language in a cookie', () => {
  const own = {
    language: 'de',
    theme: 'dark',
    contrast: 'high',
    motion: 'reduced',
    timeScale: '10',
    runs: 'hidden',
  } as const;
  savePreferences(own);
  expect(readPreferences()).toEqual(own);
  expect(document.cookie).toContain('app-language=de');
});

test('the language of the address is stored and leaves the address', () => {
  history.replaceState(null, '', '/settings?lang=pt&x=1');
  expect(readPreferences().language).toBe('pt');
  expect(location.search).toBe('?x=1');
  expect(document.cookie).toContain('app-language=pt');
  expect(readPreferences().language).toBe('pt');
});

test('an unknown language of the address changes nothing', () => {
  history.replaceState(null, '', '/?lang=xx');
  expect(readPreferences().language).toBe('en');
});

test('the page carries the theme, the contrast and the motion that differ from the device', () => {
  applyPreferences({ ...DEFAULT_PREFERENCES, language: 'fr', theme: 'light', motion: 'full' });
  expect([document.documentElement.lang, { ...document.documentElement.dataset }]).toEqual([
    'fr',
    { theme: 'light', motion: 'full' },
  ]);
  applyPreferences(DEFAULT_PREFERENCES);
  expect({ ...document.documentElement.dataset }).toEqual({});
});
