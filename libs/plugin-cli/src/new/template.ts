import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Names, ProjectFiles } from './project-files.ts';

// In the published package, the template is next to `dist/`. Tests run this file from `src/new/`.
const folder = fileURLToPath(
  new URL(import.meta.url.includes('/dist/') ? '../template/' : '../../template/', import.meta.url),
);

/** Returns the template game's files, renamed to the new game. */
export function gameFiles(names: Names): ProjectFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const inJson = { ...names, title: JSON.stringify(names.title).slice(1, -1) };
  return Object.fromEntries(
    paths.map((path) => [
      renamed(path, names),
      renamed(readFileSync(join(folder, path), 'utf8'), path.endsWith('.json') ? inJson : names),
    ]),
  );
}

const TEMPLATE = namesOf('new-game');

/** Returns a key in every notation. The title defaults to the words of the key. */
export function namesOf(key: string, title?: string): Names {
  const words = key.split('-').filter(Boolean);
  const pascal = words.map(capital).join('');
  return {
    key,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: title ?? words.map(capital).join(' '),
  };
}

/** Replaces the template's name in a text or a path with the name of another game. */
export function renamed(text: string, { key, camel, pascal, title }: Names): string {
  return text
    .replaceAll(TEMPLATE.title, () => title)
    .replaceAll(TEMPLATE.key, key)
    .replaceAll(TEMPLATE.pascal, pascal)
    .replaceAll(TEMPLATE.camel, camel);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
