import { LANGUAGES } from '@soccer-legends/contracts';
import { typographyFaults } from '@soccer-legends/contracts/testing';
import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { categoryTexts } from './category.ts';

const AJAX = { en: 'Ajax' };
const germany = { en: 'Germany', es: 'Alemania', fr: 'Allemagne', pt: 'Alemanha', it: 'Germania', de: 'Deutschland' };

test('the texts of a category name its country in every language', () => {
  expect(categoryTexts('nation', germany).names).toEqual({
    en: 'National team: Germany',
    es: 'Selección: Alemania',
    fr: 'Sélection\u202f: Allemagne',
    pt: 'Seleção: Alemanha',
    it: 'Nazionale: Germania',
    de: 'Nationalteam: Deutschland',
  });
});

test('the texts of a category use the English name if a language has none', () => {
  expect(categoryTexts('group', { en: 'Golden Boy winners' }).names.de).toBe('Golden Boy winners');
});

test('the texts of a category keep the names of clubs, and the order of two clubs', () => {
  expect(categoryTexts('club', { en: '1. FC Köln' }).names.de).toBe('Spielten für: 1. FC Köln');
  expect(categoryTexts('twoClubs', AJAX, { en: 'Milan' }).names.en).toBe('Played for Ajax and Milan');
  expect(categoryTexts('twoClubs', AJAX, { en: 'Milan' }).descriptions.es).toBe(
    'Todos jugaron en estos dos clubes: Ajax, Milan.',
  );
  const bayern = loadFootballData().clubs.find(({ name }) => name === 'Bayern Munich')!.names;
  expect(categoryTexts('club', bayern).names).toMatchObject({
    en: 'Played for Bayern Munich',
    es: 'Jugaron en: Bayern de Múnich',
    fr: 'Ont joué pour\u202f: Bayern Munich',
    pt: 'Jogaram por: Bayern de Munique',
    it: 'Hanno giocato per: Bayern Monaco',
    de: 'Spielten für: Bayern München',
  });
});

test('the texts of a lateral group say what its players have in common', () => {
  expect(categoryTexts('lateral', { en: 'Twins', fr: 'Jumeaux' }).descriptions).toMatchObject({
    en: 'What they have in common: Twins.',
    fr: 'Leur point commun\u202f: Jumeaux.',
  });
});

test.each(LANGUAGES)('the texts of categories keep the typography of %s', (language) => {
  const texts = [
    categoryTexts('nation', germany),
    categoryTexts('club', AJAX),
    categoryTexts('twoClubs', AJAX, { en: 'Milan' }),
    categoryTexts('group', germany),
    categoryTexts('lateral', germany),
  ];
  const faults = texts.flatMap(({ names, descriptions }) =>
    [names, descriptions].flatMap((text) => typographyFaults(language, text[language]!)),
  );
  expect(faults).toEqual([]);
});
