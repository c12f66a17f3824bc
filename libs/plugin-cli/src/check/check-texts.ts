import { LANGUAGES, textFaults, type TextFault, type TextTree } from '@soccer-legends/contracts';
import type { Finding } from './finding.ts';
import { lineOf, type Source } from './sources.ts';

const MESSAGES: Readonly<Record<TextFault['kind'], string>> = {
  missing: 'is missing',
  unknown: 'is not in en.json',
  empty: 'is empty',
  otherGaps: 'has other placeholders than in en.json',
};

/** Compares the language files of a game with the English one. */
export function checkTexts(sources: readonly Source[]): Finding[] {
  const { tree: english } = textsIn(sources, 'en');
  if (!english) return [absent('en')];
  return LANGUAGES.flatMap((language) => {
    const { tree, source } = textsIn(sources, language);
    if (!tree || !source) return [absent(language)];
    return textFaults(english, tree).map(({ key, kind }): Finding => {
      const line = kind === 'missing' ? undefined : lineOf(source.text, `"${key.split('.').at(-1)}"`);
      return {
        code: 'texts.missing',
        message: `"${key}" ${MESSAGES[kind]}.`,
        file: source.path,
        ...(line !== undefined && { line }),
      };
    });
  });
}

function textsIn(sources: readonly Source[], language: string): { tree?: TextTree; source?: Source } {
  const source = sources.find(({ path }) => path === `src/locales/${language}.json`);
  if (!source) return {};
  try {
    const tree: unknown = JSON.parse(source.text);
    return typeof tree === 'object' && tree !== null ? { tree: tree as TextTree, source } : {};
  } catch {
    return {};
  }
}

function absent(language: string): Finding {
  return {
    code: 'texts.missing',
    message: 'The file is missing or is not valid JSON.',
    file: `src/locales/${language}.json`,
  };
}
