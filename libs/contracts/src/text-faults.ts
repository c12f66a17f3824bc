/** The texts of one language, grouped by nested keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** A difference between a translation and the English texts. */
export interface TextFault {
  /** Nested keys joined by dots; without the suffix of a plural form if the text is missing or unknown. */
  key: string;
  /** `unknown`: English has no such text. `otherGaps`: the placeholders differ from those in English. */
  kind: 'missing' | 'unknown' | 'empty' | 'otherGaps';
}

/** Returns the faults of a translation. Plural forms may differ between languages; one of a text is enough. */
export function textFaults(english: TextTree, texts: TextTree): TextFault[] {
  const model = flatTexts(english);
  const own = flatTexts(texts);
  const models = new Set(Object.keys(model).map(plain));
  const owns = new Set(Object.keys(own).map(plain));
  return [
    ...[...models].filter((key) => !owns.has(key)).map((key) => ({ key, kind: 'missing' }) as const),
    ...[...owns].filter((key) => !models.has(key)).map((key) => ({ key, kind: 'unknown' }) as const),
    ...Object.entries(own).flatMap(([key, text]): TextFault[] => {
      if (text.trim() === '') return [{ key, kind: 'empty' }];
      // A plural form may omit its number, as in "one question left".
      if (PLURAL.test(key) || !Object.hasOwn(model, key)) return [];
      return gapsOf(text) === gapsOf(model[key]!) ? [] : [{ key, kind: 'otherGaps' }];
    }),
  ];
}

// Languages have different plural forms: French, Spanish, Italian and Portuguese have "many".
const PLURAL = /_(zero|one|two|few|many|other)$/;

function plain(key: string): string {
  return key.replace(PLURAL, '');
}

function gapsOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
}

/** Returns the texts of a language by their dotted keys, such as `intro.lives`; none for a file that has no keys. */
export function flatTexts(texts: TextTree, path = ''): Record<string, string> {
  if (typeof texts !== 'object') return {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatTexts(value, `${path}${key}.`)),
    ),
  );
}
