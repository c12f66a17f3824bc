import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renamed, type Names } from './names.ts';
import type { ProjectFiles } from '../project/project-files.ts';

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
