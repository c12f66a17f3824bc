import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, letters, searchForms } from './fold.ts';

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

test.each([
  ['Thomas Müller', 'THOMAS MUELLER'],
  ['Mesut Özil', 'MESUT OEZIL'],
  ['Martin Ødegaard', 'MARTIN OEDEGAARD'],
  ['Đoković', 'DJOKOVIC'],
  ['Jäger', 'JAEGER'],
  ['Ågren', 'AAGREN'],
  ['Gaëtan', 'GAETAN'],
])('%s is also searched as %s', (name, form) => {
  expect(searchForms(name)).toContain(form);
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => fold(fold(name)) === fold(name)));
});
