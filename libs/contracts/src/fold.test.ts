import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, initialsOf, letters } from './fold.ts';

test.each([
  ['Müller', 'MULLER'],
  ['Özil', 'OZIL'],
  ['Ødegaard', 'ODEGAARD'],
  ['Šeško', 'SESKO'],
  ['Gündoğan', 'GUNDOGAN'],
  ['Çalhanoğlu', 'CALHANOGLU'],
  ['Łukasz', 'LUKASZ'],
  ['Sørloth', 'SORLOTH'],
  ['Weiß', 'WEISS'],
  ['İlkay', 'ILKAY'],
  ['Yıldız', 'YILDIZ'],
  ['Þórðarson', 'THORDARSON'],
  ['Eto’o', "ETO'O"],
  ['Eto`o', "ETO'O"],
  ['Eto＇o', "ETO'O"],
  ['Alexander‑Arnold', 'ALEXANDER-ARNOLD'],
  ['Alexander—Arnold', 'ALEXANDER-ARNOLD'],
  ['“Messi„', '"MESSI"'],
  ['Ｍｅｓｓｉ', 'MESSI'],
  ['Les\u00ADsi\u200Bng', 'LESSING'],
  ['\u2068Messi\u2069', 'MESSI'],
  ['Lionel\tMessi', 'LIONEL MESSI'],
  ['ẞ', 'SS'],
  ['  van   Dijk ', 'VAN DIJK'],
  ['İnal'.normalize('NFD'), 'INAL'],
])('%s folds to %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test.each([
  ["Samuel Eto'o", 'SAMUELETOO'],
  ['Alexander-Arnold', 'ALEXANDERARNOLD'],
])('the letters of %s are %s', (name, expected) => {
  expect(letters(name)).toBe(expected);
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => fold(fold(name)) === fold(name)));
});

test.each([
  ['Zinedine Zidane', 'ZZ'],
  ['Kaká', 'K'],
  ['Kevin De Bruyne', 'KB'],
  ['Álvaro  Ødegaard ', 'AO'],
  ['Son Heung-min', 'SM'],
  ["N'Golo Kanté", 'NK'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
