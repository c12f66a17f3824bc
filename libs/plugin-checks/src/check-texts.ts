import { type Language, LANGUAGES, textFaults, type TextFault, type TextTree } from '@soccer-legends/contracts';
import type { Finding } from './finding.ts';
import { lineAt } from './line-at.ts';
import { readTexts } from './read-texts.ts';

const MESSAGES: Readonly<Record<TextFault['kind'], string>> = {
  missing: 'is missing',
  unknown: 'is not in en.json',
  empty: 'is empty',
  otherGaps: 'has other placeholders than in en.json',
};

/** A file as text, with its path relative to the game or to its build. */
export interface TextFile {
  path: string;
  text: string;
}

/**
 * Checks the language files of a game and compares them with the English one. Only the first fault of a file that
 * cannot be used is returned.
 * @param folder `src/locales` or `locales`
 */
export function checkTexts(files: readonly TextFile[], folder: string): Finding[] {
  const read = (language: Language) => readLanguage(files, `${folder}/${language}.json`);
  const english = read('en').texts;
  return LANGUAGES.flatMap((language) => {
    const { file, texts, findings } = read(language);
    if (!file || !texts) return findings;
    if (!english) return [];
    return textFaults(english, texts).map(({ key, kind }): Finding => {
      const line = kind === 'missing' ? undefined : lineOf(file.text, `"${key.split('.').at(-1)}"`);
      const message = `"${key}" ${MESSAGES[kind]}.`;
      return { code: 'texts.missing', message, file: file.path, ...(line !== undefined && { line }) };
    });
  });
}

function readLanguage(
  files: readonly TextFile[],
  path: string,
): { file?: TextFile | undefined; texts?: TextTree; findings: Finding[] } {
  const file = files.find((other) => other.path === path);
  if (!file) return { findings: [{ code: 'texts.missing', message: 'The file is missing.', file: path }] };
  const { texts, fault } = readTexts(file.text);
  return texts ? { file, texts, findings: [] } : { findings: [{ code: 'texts.invalid', message: fault, file: path }] };
}

function lineOf(text: string, written: string): number | undefined {
  const offset = text.indexOf(written);
  return offset < 0 ? undefined : lineAt(text, offset);
}
