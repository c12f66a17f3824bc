import { flatTexts, LANGUAGES, textFaults, type TextTree } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import type { Intro, IntroFacts, Options } from '../game.ts';
import { digitsIn, numbersIn, sorted } from './numbers.ts';

/** The numbers of a game, from the constants of its rules. */
export interface GameNumbers {
  /** The game, whose intro shows numbers. */
  game: { intro?: Intro };
  /** What the intro has to show. */
  facts: IntroFacts | ((options: Options) => IntroFacts);
  /** The numbers in texts, by the key of the text: `{ 'intro.lives': [LIVES] }`. */
  texts: Readonly<Record<string, readonly number[]>>;
}

/**
 * Tests a game's language files: all six must have the same keys and placeholders, and no empty texts. With the numbers of
 * the game, also tests that the intro and the texts of all languages have exactly these, in digits or in words.
 */
export function testLocales(name: string, locales: Readonly<Record<string, unknown>>, numbers?: GameNumbers): void {
  const english = locales['en'] as TextTree;

  describe(`the texts of ${name}`, () => {
    test.each([...LANGUAGES])('%s has every text with the same placeholders', (language) => {
      expect(textFaults(english, (locales[language] ?? {}) as TextTree)).toEqual([]);
    });
    if (!numbers) return;
    test.each([...LANGUAGES])('%s has the numbers of the rules, and no others', (language) => {
      const texts = Object.entries(flatTexts(locales[language] as TextTree));
      const found = texts.map(([key, text]) => [
        key,
        key in numbers.texts ? numbersIn(language, text) : digitsIn(text),
      ]);
      const expected = texts.map(([key]) => [key, sorted(numbers.texts[key] ?? [])]);
      expect(found).toEqual(expected);
      expect(Object.keys(numbers.texts).filter((key) => !texts.some(([other]) => other === key))).toEqual([]);
    });
    test('the intro has the numbers of the rules, whatever is chosen', () => {
      const { facts, options = [] } = numbers.game.intro ?? {};
      const initial = Object.fromEntries(options.map((option) => [option.name, option.initial]));
      const choices = options.flatMap(({ name: option, choices: some }) =>
        some.map(({ value }) => ({ ...initial, [option]: value })),
      );
      for (const chosen of [initial, ...choices])
        expect(factsOf(facts, chosen)).toEqual(factsOf(numbers.facts, chosen));
    });
  });
}

function factsOf(facts: Intro['facts'], chosen: Options): IntroFacts | undefined {
  return typeof facts === 'function' ? facts(chosen) : facts;
}
