import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of a game's `src/`. */
export interface Source {
  /** Relative to the game's folder, with forward slashes. */
  path: string;
  text: string;
}

/** Reads the scripts, style sheets and texts of a game, sorted by path. */
export function readSources(folder: string): Source[] {
  const src = join(folder, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|m?jsx?|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns whether a script belongs to the game and not to its tests. */
export function isGameScript({ path }: Source): boolean {
  return /\.(tsx?|m?jsx?)$/.test(path) && !/\.test\.|\.d\.ts$|(^|\/)(test-|fake-)[^/]*$/.test(path);
}

export function isRules({ path }: Source): boolean {
  return path.startsWith('src/rules/');
}
