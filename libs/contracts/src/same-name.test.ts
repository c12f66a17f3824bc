import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameForms, nameKey, namesContain, sameName } from './same-name.ts';
import { PARTS_OF_NAMES, WHOLE_NAMES } from './testing/hard-spellings.ts';

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([name, spellings]) => spellings.map((spelling) => [spelling, name] as const));

test.each([
  ["Samuel Eto'o", 'SAMUEL ETOO'],
  ['Messi, Lionel', 'LIONEL MESSI'],
  ['Messi, Argentina, Inter', 'MESSI ARGENTINA INTER'],
  ['Davis, Jr.', 'DAVIS JR'],
  ['A.C. Milan', 'AC MILAN'],
  ['A.C.Milan', 'AC MILAN'],
  ['St.Pauli', 'ST PAULI'],
  ['1. FC Köln', '1 FC KOLN'],
  ['Brighton & Hove Albion', 'BRIGHTON HOVE ALBION'],
  ['Месси', 'МЕССИ'],
  ['⚽', ''],
])('the key of %j is %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test.each([
  ['Thomas Müller', 'THOMAS MUELLER'],
  ['Martin Ødegaard', 'MARTIN OEDEGAARD'],
  ['Đoković', 'DJOKOVIC'],
  ['Jäger', 'JAEGER'],
  ['Ågren', 'AAGREN'],
  ['Gaëtan', 'GAETAN'],
  ['Neymar da Silva Santos Júnior', 'NEYMAR DA SILVA SANTOS JR'],
  ['Ángel Di María', 'ANGELDIMARIA'],
])('%s has the form %s', (name, form) => {
  expect(nameForms(name)).toContain(form);
});

test('a name without accents and suffixes has one form with spaces and one without', () => {
  expect(nameForms('Robert Lewandowski')).toEqual(['ROBERT LEWANDOWSKI', 'ROBERTLEWANDOWSKI']);
  expect(nameForms('Pelé')).toEqual(['PELE']);
});

test.each(rows(WHOLE_NAMES))('%j is the name %s', (spelling, name) => {
  expect(sameName(spelling, name)).toBe(true);
});

test.each([
  ['Ronaldo', 'Ronaldinho'],
  ['Martin Jol', 'Martin Joel'],
  ['Luis Suárez', 'Luis Suárez Miramontes'],
  ['Lionel Messi', 'L. Messi'],
])('%s is not the name %s', (one, other) => {
  expect(sameName(one, other)).toBe(false);
});

test.each([...rows(WHOLE_NAMES), ...rows(PARTS_OF_NAMES)])('%j consists of parts of the name %s', (spelling, name) => {
  const fullName = name === 'Neymar' ? 'Neymar da Silva Santos Júnior' : name;
  expect(namesContain([fullName], spelling)).toBe(true);
});

describe('any text', () => {
  const text = fc.string({ unit: 'grapheme' });
  test('is the same name as itself', () => {
    fc.assert(fc.property(text, (name) => sameName(name, name)));
  });
  test('has a key that is its own key', () => {
    fc.assert(fc.property(text, (name) => nameKey(nameKey(name)) === nameKey(name)));
  });
});
