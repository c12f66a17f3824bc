import { expect, test } from 'vitest';
import { errorsOfKits } from './kit-rules.ts';

test.each([
  ['accepts one color', 'plain', ['navy'], 'white', []],
  ['accepts a color for the collar', 'plain', ['white', 'yellow', 'blue'], 'white', []],
  ['accepts three colors of stripes', 'stripes', ['claret', 'green', 'white'], 'white', []],
  ['rejects an unknown pattern', 'tartan', ['red', 'white'], 'white', ['has the unknown pattern tartan']],
  ['rejects an unknown color', 'plain', ['red', 'mauve'], 'white', ['has the unknown color mauve']],
  ['rejects unknown shorts', 'plain', ['red'], 'denim', ['has the unknown color denim']],
  ['rejects a pattern of one color', 'hoops', ['red'], 'white', ['has 1 colors for the pattern hoops']],
  ['rejects too many colors', 'halves', ['red', 'blue', 'white'], 'red', ['has 3 colors for the pattern halves']],
  ['rejects a repeated color', 'stripes', ['red', 'red'], 'red', ['repeats its only color']],
])('%s', (_what, pattern, colors, shorts, errors) => {
  const kits = [{ pattern, colors, shorts, since: null }];
  expect(errorsOfKits({ name: 'A', kits })).toEqual(errors.map((error) => `kit of A ${error}`));
});
