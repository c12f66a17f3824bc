import type { Translate } from '../services.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Says texts as a page in English does: gaps filled, and the plural form that `count` asks for. */
export function englishOf(texts: unknown): Translate {
  const plurals = new Intl.PluralRules('en');
  return (key, values = {}) => {
    const text = textAt(texts, key) ?? textAt(texts, `${key}_${plurals.select(Number(values['count']))}`);
    if (text === undefined) throw new Error(`There is no text "${key}".`);
    return text.replace(/\{(\w+)\}/g, (_gap, name: string) => String(values[name]));
  };
}

function textAt(texts: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (branch, key) => (typeof branch === 'object' ? (branch as Texts | null)?.[key] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}
