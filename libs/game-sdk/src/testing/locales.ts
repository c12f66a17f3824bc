import { describe, expect, test } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

/** A game's language files: all six, the same keys, the same gaps to fill, nothing left empty. */
export function testLocales(name: string, locales: Readonly<Record<string, unknown>>): void {
  describe(`the texts of ${name}`, () => {
    const english = flat(locales['en'] as Texts);

    test.each(['es', 'fr', 'pt', 'it', 'de'])('%s has every text, with the same gaps', (language) => {
      const texts = flat((locales[language] ?? {}) as Texts);
      expect(plain(Object.keys(texts))).toEqual(plain(Object.keys(english)));
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).not.toBe('');
        const model = english[key] ?? english[`${key.replace(PLURAL, '')}_other`];
        if (model !== undefined && !PLURAL.test(key)) expect(gapsOf(text), key).toEqual(gapsOf(model));
      }
    });
  });
}

// Languages differ in how many plural forms they have: French, Spanish, Italian and Portuguese have "many".
const PLURAL = /_(zero|one|two|few|many|other)$/;

function plain(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => key.replace(PLURAL, '')))].sort();
}

function gapsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

function flat(texts: Texts, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`),
    ),
  ) as Record<string, string>;
}
