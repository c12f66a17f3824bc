import { LANGUAGES, textFaults, type TextTree } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';

/** A game's language files: all six, the same keys, the same gaps to fill, nothing left empty. */
export function testLocales(name: string, locales: Readonly<Record<string, unknown>>): void {
  const english = locales['en'] as TextTree;

  describe(`the texts of ${name}`, () => {
    test.each([...LANGUAGES])('%s has every text, with the same gaps', (language) => {
      expect(textFaults(english, (locales[language] ?? {}) as TextTree)).toEqual([]);
    });
  });
}
