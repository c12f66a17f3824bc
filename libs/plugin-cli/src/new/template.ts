import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Names, ProjectFiles } from './project-files.ts';

/** The games that a new project can start with. */
export const KINDS = ['quiz', 'board', 'word', 'drag'] as const;
export type Kind = (typeof KINDS)[number];

// In the published package, the templates are next to `dist/`. Tests run this file from `src/new/`.
const root = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '..' : '../..', import.meta.url));

/** Returns the files of a small game, renamed to the new game: those of its kind, and those that all kinds share. */
export function gameFiles(names: Names, kind: Kind = 'quiz'): ProjectFiles {
  const inJson = { ...names, title: JSON.stringify(names.title).slice(1, -1) };
  const folders = [join(root, 'template'), join(root, 'kinds', kind)];
  return Object.fromEntries(
    folders
      .flatMap(filesIn)
      .map(([path, text]) => [renamed(path, names), renamed(text, path.endsWith('.json') ? inJson : names)]),
  );
}

/** Returns the texts of all files in a folder by their paths, with forward slashes. */
function filesIn(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]);
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
