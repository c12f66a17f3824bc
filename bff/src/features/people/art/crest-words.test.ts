import { fold, LANGUAGES } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { charges, fields, palette, shapes } from '@soccer-legends/football-data/art';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Part = 'shape' | 'field' | 'charge' | 'color' | 'fact';

const { clubs } = loadFootballData();
const codes: Readonly<Record<Part, readonly string[]>> = {
  shape: Object.keys(shapes),
  field: Object.keys(fields),
  charge: Object.keys(charges),
  color: Object.keys(palette),
  fact: [...new Set(clubs.flatMap(({ crest }) => [crest.fact!, crest.beside!.fact]))],
};

describe.each([...LANGUAGES])('Guess the Club Logo in %s', (language) => {
  const words = wordsOf(language);

  test.each(Object.entries(codes) as [Part, readonly string[]][])('has a word for every %s', (part, all) => {
    expect(Object.keys(words[part]).sort()).toEqual([...all].sort());
  });

  test('does not reveal the name of a club in the description of its crest', () => {
    const revealed = clubs.flatMap(({ name, aliases, crest: { shape, field, charge, beside } }) => {
      const described = wordsIn(
        [words.shape[shape], words.field[field], words.charge[charge], words.charge[beside!.charge]].join(' '),
      );
      const names = wordsIn([name, ...aliases].join(' '));
      return names.filter((part) => described.some((word) => begins(word, part))).map((part) => `${name}: ${part}`);
    });
    expect(revealed).toEqual([]);
  });
});

function wordsOf(language: string): Readonly<Record<Part, Readonly<Record<string, string>>>> {
  const file = new URL(`../../../../../games/logo-game/src/locales/${language}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { crest: ReturnType<typeof wordsOf> }).crest;
}

function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 3);
}

function begins(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
