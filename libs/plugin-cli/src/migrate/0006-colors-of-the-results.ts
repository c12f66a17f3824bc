import { DEFAULT_RESULT_THEME } from '@soccer-legends/contracts';
import { changedJson } from './changed-json.ts';
import type { Migration } from './migration.ts';

/** A results theme used to be one of ten names and is now a color, which the author must choose. */
export const colorsOfTheResults: Migration = {
  number: 6,
  title: 'the results theme is a color',
  apply: (files) =>
    changedJson(files, 'plugin.json', (manifest) =>
      typeof manifest['resultTheme'] === 'string'
        ? { ...manifest, resultTheme: { color: DEFAULT_RESULT_THEME.color } }
        : manifest,
    ),
};
