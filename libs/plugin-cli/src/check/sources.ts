import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of a game's `src/`. */
export interface Source {
  /** Relative to the game's folder, with forward slashes. */
  path: string;
  text: string;
}

/** The scripts, style sheets and texts of a game, in the order of their names. */
export function readSources(folder: string): Source[] {
  const src = join(folder, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|m?jsx?|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a script is part of the game, and not of its tests. */
export function isGameScript({ path }: Source): boolean {
  return /\.(tsx?|m?jsx?)$/.test(path) && !/\.test\.|\.d\.ts$|(^|\/)(test-|fake-)[^/]*$/.test(path);
}

export function isRules({ path }: Source): boolean {
  return path.startsWith('src/rules/');
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The first line on which something is written; undefined where it is not. */
export function lineOf(text: string, written: string): number | undefined {
  const offset = text.indexOf(written);
  return offset < 0 ? undefined : lineAt(text, offset);
}
