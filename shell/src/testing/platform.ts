import type { Platform } from '@soccer-legends/game-sdk/react';
import { readPreferences } from '../preferences/preferences.ts';

/** What the page offers to a component, with the keys of texts instead of texts. */
export const TEST_PLATFORM: Platform = {
  t: (key) => key,
  language: 'en',
  announce: () => undefined,
  nationName: (nation, fallback) => nation ?? fallback,
  clubName: (name) => name,
  motion: false,
};

export const TEST_PREFERENCES = {
  get preferences() {
    return readPreferences();
  },
  change: () => undefined,
};
