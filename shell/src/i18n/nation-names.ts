import { send } from '@soccer-legends/api-client';
import type { Language } from '@soccer-legends/contracts';

let names: Readonly<Record<string, string>> = {};
let asked: Promise<void> | undefined;

/** Fetches the nations' names in the page's language, once. Without them the English ones of the data do. */
export function loadNationNames(language: Language): Promise<void> {
  asked ??= send<Record<string, string>>(`/api/nations?language=${language}`).then(
    (answer) => {
      names = answer;
    },
    (fault: unknown) => {
      asked = undefined;
      console.error('The names of the nations could not be read', fault);
    },
  );
  return asked;
}

/** A nation's name by its FIFA code, in the page's language. */
export function nationName(code: string | null, fallback: string): string {
  return (code === null ? undefined : names[code]) ?? fallback;
}
