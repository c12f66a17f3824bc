import { expect, test } from 'vitest';
import { clubTexts, groupTexts, lateralTexts, nationTexts, twoClubsTexts } from './category-texts.ts';

const germany = { en: 'Germany', es: 'Alemania', fr: 'Allemagne', pt: 'Alemanha', it: 'Germania', de: 'Deutschland' };

test('names a country in every language', () => {
  expect(nationTexts(germany).names).toEqual({
    en: 'National team: Germany',
    es: 'Selección: Alemania',
    fr: 'Sélection : Allemagne',
    pt: 'Seleção: Alemanha',
    it: 'Nazionale: Germania',
    de: 'Nationalteam: Deutschland',
  });
});

test('falls back to the English name if a language has none', () => {
  expect(groupTexts({ en: 'Golden Boy winners' }).names.de).toBe('Golden Boy winners');
});

test('keeps the names of clubs, and the order of two clubs', () => {
  expect(clubTexts('1. FC Köln').names.de).toBe('Spielten für 1. FC Köln');
  expect(twoClubsTexts('Ajax', 'Milan').names.en).toBe('Played for Ajax and Milan');
  expect(twoClubsTexts('Ajax', 'Milan').descriptions.es).toBe('Todos han tenido estos dos clubes: Ajax y Milan.');
});

test('describes what players of a lateral group have in common', () => {
  expect(lateralTexts({ en: 'Twins', fr: 'Jumeaux' }).descriptions).toMatchObject({
    en: 'What they have in common: Twins.',
    fr: 'Leur point commun : Jumeaux.',
  });
});
