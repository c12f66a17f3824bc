import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { NationIndex } from './nation-index.ts';

const index = new NationIndex(loadFootballData().nations);

test.each([
  ['Costa-Rica', 'CRC'],
  ['Congo-DR', 'COD'],
  ['USA', 'USA'],
  ['England', 'ENG'],
  ['Scotland', 'SCO'],
  ['Northern-Ireland', 'NIR'],
  ['Ivory-Coast', 'CIV'],
  ['South-Korea', 'KOR'],
  ['Korea Republic', 'KOR'],
  ['Czech-Republic', 'CZE'],
  ['Czechia', 'CZE'],
  ['Türkiye', 'TUR'],
  ['Turkey', 'TUR'],
  ['Bosnia', 'BIH'],
  ['Macedonia', 'MKD'],
  ['Saudi-Arabia', 'KSA'],
  ['United-Arab-Emirates', 'UAE'],
  ['China', 'CHN'],
  ['Republic of Ireland', 'IRL'],
  ['Rep. Of Ireland', 'IRL'],
  ['Cape Verde Islands', 'CPV'],
  ["Côte d'Ivoire", 'CIV'],
  ['Congo DR', 'COD'],
  ['Bosnia and Herzegovina', 'BIH'],
])('%s is the nation %s', (nationality, code) => {
  expect(index.find(nationality).code).toBe(code);
});
