import { describe, expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { typographyFaults } from './typography.ts';

test.each<[Language, string]>([
  ['en', 'Today’s pick: “One away”, about 3\u00a0min… 50% of {total}'],
  ['es', '¿Jugar otra vez? ¡Sí! «Te falta uno»… 50\u00a0% de {total}'],
  ['fr', 'Raté\u202f! C’était qui\u202f?! «\u202fÀ un près\u202f»\u202f: 50\u202f% de {total} à 10:30…'],
  ['pt', 'Será um par? «Falta um»… 50% de {total}'],
  ['it', 'Sono una coppia? «Ne manca uno»… l’attesa: 50% di {total}'],
  ['de', 'Geht’s los? „Einer daneben“, Suche läuft\u00a0… 50\u00a0% von {total}'],
  ['en', 'Golden Boot 1992–2025, {count}\u00a0min, 3×3'],
])('a text in %s with the typography of its language has no faults: %s', (language, text) => {
  expect(typographyFaults(language, text)).toEqual([]);
});

describe.each(['en', 'es', 'fr', 'pt', 'it', 'de'] as const)('in %s', (language) => {
  test.each([
    ["l'or", 'a straight apostrophe or quotation mark'],
    ['"or"', 'a straight apostrophe or quotation mark'],
    ['or...', 'three dots instead of an ellipsis'],
    ['or  or', 'two spaces'],
    ['or - or', 'a hyphen instead of a dash'],
    ['1992-2025', 'a hyphen instead of a dash'],
    ['3x3', 'a letter instead of a multiplication sign'],
    ['{count} min', 'a breaking space before a unit'],
    ['‘or’', 'quotation marks of another language, or without a pair'],
  ])('%s is %s', (text, fault) => {
    expect(typographyFaults(language, text)).toEqual([fault]);
  });
});

test.each<[Language, string, string]>([
  ['en', 'Loading …', 'a space before an ellipsis'],
  ['en', 'Why ?', 'a space before a punctuation mark'],
  ['en', '50 %', 'a space before a percent sign'],
  ['en', '„One away“', 'quotation marks of another language, or without a pair'],
  ['en', '“One away', 'quotation marks of another language, or without a pair'],
  ['es', 'Jugar?', 'a question mark without its pair'],
  ['es', '¿Jugar', 'a question mark without its pair'],
  ['es', '¿Jugar? Sí?', 'a question mark without its pair'],
  ['es', 'Sí!', 'an exclamation mark without its pair'],
  ['es', '¡Sí! ¡No', 'an exclamation mark without its pair'],
  ['es', '50%', 'no no-break space before a percent sign'],
  ['es', '“uno”', 'quotation marks of another language, or without a pair'],
  ['es', '« uno »', 'wrong spaces inside quotation marks'],
  ['fr', 'Raté !', 'no narrow no-break space before a punctuation mark'],
  ['fr', 'Raté!', 'no narrow no-break space before a punctuation mark'],
  ['fr', 'Score\u00a0: 5', 'no narrow no-break space before a punctuation mark'],
  ['fr', 'Vrai ; faux', 'no narrow no-break space before a punctuation mark'],
  ['fr', 'Raté .', 'a space before a punctuation mark'],
  ['fr', '« un »', 'wrong spaces inside quotation marks'],
  ['fr', '«un»', 'wrong spaces inside quotation marks'],
  ['fr', '“un”', 'quotation marks of another language, or without a pair'],
  ['pt', '“um”', 'quotation marks of another language, or without a pair'],
  ['it', '“uno”', 'quotation marks of another language, or without a pair'],
  ['de', 'Wird geladen …', 'an ellipsis without a no-break space before it'],
  ['de', 'Wird geladen…', 'an ellipsis without a no-break space before it'],
  ['de', '“eins”', 'quotation marks of another language, or without a pair'],
  ['de', '«eins»', 'quotation marks of another language, or without a pair'],
  ['de', '50 %', 'no no-break space before a percent sign'],
])('in %s, "%s" has %s', (language, text, fault) => {
  expect(typographyFaults(language, text)).toEqual([fault]);
});
