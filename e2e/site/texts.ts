import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Texts = { [key: string]: string | Texts };

/** Returns a text of the shell in a language: `shellText('es', 'results.win')`. */
export function shellText(language: string, path: string): string {
  return textIn(`shell/src/i18n/languages/${language}.json`, path);
}

/** Returns the title of the hub, which contains the number of games. */
export function hubTitle(language: string, count = 10): string {
  return shellText(language, 'hub.title_other').replace('{count}', String(count));
}

export function gameText(game: string, language: string, path: string): string {
  return textIn(`games/${game}/src/locales/${language}.json`, path);
}

function textIn(file: string, path: string): string {
  const texts = JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')) as Texts;
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>((branch, key) => (typeof branch === 'object' ? branch[key] : undefined), texts);
  if (typeof found !== 'string') throw new Error(`${file} has no text "${path}".`);
  return found;
}
