import { loadFootballData } from '@soccer-legends/football-data';
import { factFigures } from '@soccer-legends/football-data/figures';
import { expect, test } from 'vitest';
import leftOut from '../libs/football-data/data/left-out.txt?raw';
import sample from '../libs/football-data/data/sample.json' with { type: 'json' };
import shown from '../shell/src/facts/figures.json' with { type: 'json' };

test('the page /facts shows the numbers of the bundled data; npm run data -- figures writes them', () => {
  expect(shown).toEqual(factFigures(loadFootballData(), sample, leftOut));
});
