import { LANGUAGES, textFaults, type TextTree } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';

/** Tests a game's language files: all six must have the same keys and placeholders, and no empty texts. */
export function testLocales(name: string, locales: Readonly<Record<string, unknown>>): void {
  const english = locales['en'] as TextTree;

  describe(`the texts of ${name}`, () => {
    test.each([...LANGUAGES])('%s has every text with the same placeholders', (language) => {
      expect(textFaults(english, (locales[language] ?? {}) as TextTree)).toEqual([]);
    });
  });
}
