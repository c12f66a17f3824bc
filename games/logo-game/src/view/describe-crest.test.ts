import type { Translate } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';
import { expect, test } from 'vitest';
import de from '../locales/de.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import it from '../locales/it.json';
import pt from '../locales/pt.json';
import { describeCrest, explainCrest } from './describe-crest.ts';

const languages = { en, es, fr, pt, it, de };
type Texts = typeof en;

test.each([
  ['round stripes blue black star gold', en, 'round shield, blue and black stripes, gold star'],
  ['heater plain red red oakleaf white', en, 'pointed shield, plain red, white oak leaf'],
  ['oval bordure green orange bolt white', en, 'oval shield, green with orange border, white lightning bolt'],
  ['banner split red white key black', en, 'swallow-tailed banner, red over white, black key'],
  ['round stripes red white tower gold', es, 'escudo redondo, rayas verticales en rojo y blanco, torre en dorado'],
  ['round stripes red white tower gold', fr, 'écu rond, rayures verticales en rouge et blanc, tour en or'],
  ['round stripes red white tower gold', pt, 'escudo redondo, riscas verticais em vermelho e branco, torre em dourado'],
  ['round stripes red white tower gold', it, 'scudo rotondo, strisce verticali in rosso e bianco, torre in oro'],
  ['round stripes red white tower gold', de, 'runder Schild, Längsstreifen in Rot und Weiß, Turm in Gold'],
])('%s', (codes, texts, sentence) => {
  expect(describeCrest(crest(codes), saying(texts))).toBe(sentence);
});

test.each([
  ['en', en, 'Bologna: from a city with a famous university.'],
  ['es', es, 'Bologna: de una ciudad con una universidad famosa.'],
  ['fr', fr, 'Bologna\u202f: d’une ville à l’université célèbre.'],
  ['pt', pt, 'Bologna: de uma cidade com uma universidade famosa.'],
  ['it', it, 'Bologna: da una città con una celebre università.'],
  ['de', de, 'Bologna: aus einer bekannten Universitätsstadt.'],
])('the reason in %s names the club and a fact that the sign stands for', (_language, texts, reason) => {
  const logo = { id: 1, name: 'Bologna', logoUrl: '', country: null };
  const drawn = crest('round halves red blue book gold');
  expect(explainCrest({ ...logo, crest: { ...drawn, fact: 'university' } }, saying(texts))).toBe(reason);
  const withSecond = { ...drawn, fact: 'university', beside: { charge: 'wheel', fact: 'weather' } };
  expect(explainCrest({ ...logo, crest: withSecond }, saying(texts))).toBe(reason);
  for (const unknown of [null, drawn, { ...drawn, fact: 'weather' }])
    expect(explainCrest({ ...logo, crest: unknown }, saying(texts))).toBeNull();
});

test('a crest with two signs names both, and both facts', () => {
  const drawn = { ...crest('round halves red blue book gold'), fact: 'university' };
  const twoSigns = { ...drawn, beside: { charge: 'wheel', fact: 'cars' } };
  expect(describeCrest(twoSigns, saying(en))).toBe('round shield, red and blue halves, gold open book and cartwheel');
  const logo = { id: 1, name: 'Bologna', logoUrl: '', country: null, crest: twoSigns };
  expect(explainCrest(logo, saying(en))).toBe(
    'Bologna: from a city with a famous university; from a city of carmakers.',
  );
});

test.each(['blob plain red red star gold', 'oval tartan red red star gold', 'oval plain red red unicorn gold'])(
  'a crest with a part without a text has no description: %s',
  (codes) => {
    expect(describeCrest(crest(codes), saying(en))).toBeNull();
  },
);

test.each(['oval plain mauve red star gold', 'oval hoops red mauve star gold', 'oval plain red red star mauve'])(
  'a crest with a color without a text has no description: %s',
  (codes) => {
    expect(describeCrest(crest(codes), saying(en))).toBeNull();
  },
);

test.each(Object.entries(languages))(
  'no two codes share a word in %s, so that different crests sound different',
  (_, texts) => {
    const { shape, field, charge, color } = texts.crest;
    const alike = [shape, field, charge, color].flatMap((table) => {
      const words = Object.values<string>(table).map((word) => word.toLowerCase());
      return words.filter((word, index) => words.indexOf(word) !== index);
    });
    expect(alike).toEqual([]);
  },
);

function crest(codes: string): Crest {
  const [shape = '', field = '', first = '', second = '', charge = '', chargeColor = ''] = codes.split(' ');
  return { shape, field, colors: [first, second], charge, chargeColor };
}

/** Formats texts as the page does: fills placeholders, and shows the key of a missing text. */
function saying(texts: Texts): Translate {
  return (key, values = {}) => {
    const text = key.split('.').reduce<unknown>((branch, name) => Object(branch)[name], texts);
    return typeof text === 'string' ? text.replace(/\{(\w+)\}/g, (_gap, name: string) => String(values[name])) : key;
  };
}
