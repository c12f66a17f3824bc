import { flatTexts, type TextTree } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import english from '../admin/src/locales/en.json';

const SERVER = import.meta.glob<string>('../bff/src/**/*.ts', { eager: true, query: '?raw', import: 'default' });
/** Values of errors without `problem(…)`, and values that the console words in the reader's language. */
const OTHERS: Readonly<Record<string, string>> = { rateLimited: 'wait', 'sync.noCapacity': 'capacity' };

test("the console's texts of errors use only values that the server sends", () => {
  const sent = new Map(
    Object.values(SERVER).flatMap((source) =>
      [...source.matchAll(/problem\(\s*'([\w.]+)',\s*\d+,\s*(?:'(.+?)'|"(.+?)"|`(.+?)`)[,)\n]/g)].map(
        ([, code = '', ...messages]) => [code, placeholdersOf(messages.join(''))] as const,
      ),
    ),
  );
  expect(sent.get('sync.playerAlreadyLinked')).toEqual(['name', 'apiId']);
  const unknown = Object.entries(flatTexts(english.problem as TextTree)).flatMap(([code, text]) =>
    placeholdersOf(text)
      .filter((name) => !sent.get(code)?.includes(name) && OTHERS[code] !== name)
      .map((name) => `${code}: {${name}}`),
  );
  expect(unknown).toEqual([]);
});

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}
