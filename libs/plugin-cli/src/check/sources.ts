import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TextFile } from '@soccer-legends/plugin-checks';

/**
 * Reads the scripts, style sheets and texts of a game, sorted by path with forward slashes. Empty without a folder
 * `src`.
 */
export function readSources(folder: string): TextFile[] {
  const src = join(folder, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|m?jsx?|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns whether a script belongs to the game and not to its tests. */
export function isGameScript({ path }: TextFile): boolean {
  return /\.(tsx?|m?jsx?)$/.test(path) && !/\.test\.|\.d\.ts$|(^|\/)((test-|fake-)[^/]*$|testing\/)/.test(path);
}

/** Returns whether a file belongs to the rules, which must be pure. */
export function isRules({ path }: TextFile): boolean {
  return path.startsWith('src/rules/');
}
