import { expect, test } from 'vitest';
import { DEFAULT_RESULT_THEME, resultThemeFaults, resultThemeOf, type ManifestResultTheme } from './result-theme.ts';

test.each<[string, ManifestResultTheme | undefined, object]>([
  ['only a color', { color: '#5b2a86' }, { color: '#5b2a86', onColor: '#ffffff' }],
  ['both colors', { color: '#ffd24a', onColor: '#14211b' }, { color: '#ffd24a', onColor: '#14211b' }],
  ['nothing', undefined, DEFAULT_RESULT_THEME],
])('a result theme that gives %s has the default for the rest', (_what, resultTheme, expected) => {
  expect(resultThemeOf(resultTheme ? { resultTheme } : {})).toEqual(expected);
});

test.each<[string, string | undefined, string | undefined]>([
  ['#767676', undefined, undefined],
  ['#777777', undefined, '4.48'],
  ['#ffffff', undefined, '1.00'],
  ['#ffd24a', '#14211b', undefined],
  // Readable on the plain color, but not on the darker stripes of a lost game.
  ['#8a8a8a', '#000000', '4.14'],
])('the contrast on %s with text %s has the fault %s', (color, onColor, contrast) => {
  const faults = resultThemeFaults({ color, ...(onColor && { onColor }) });
  expect(faults).toEqual(contrast ? [expect.stringContaining(`is ${contrast},`)] : []);
});
