import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFiles } from '@soccer-legends/plugin-checks';
import type { Project } from './find-project.ts';
import { run, toolOf, type Ran } from './tools.ts';

/** A build: the files that players get, and the source maps of its scripts by the path of the script. */
export interface Build {
  files: BuiltFiles;
  maps: BuiltFiles;
}

/** `noTool`: Vite is not installed. `output` is everything that a failed build printed. */
export type BuildOutcome = { kind: 'built'; build: Build } | { kind: 'failed'; output: string } | { kind: 'noTool' };

const MAP = '.map';

/**
 * Builds a game with its own configuration and its own version of Vite. Writes to its folder `dist`.
 * @param runBuild runs Vite, by default in a new process
 */
export async function buildGame(
  { folder }: Project,
  runBuild = (vite: string): Promise<Ran> =>
    run(vite, ['build', '--logLevel', 'warn', '--sourcemap', 'hidden'], folder),
): Promise<BuildOutcome> {
  const vite = toolOf(folder, 'vite');
  if (!vite) return { kind: 'noTool' };
  const { code, output } = await runBuild(vite);
  if (code !== 0) return { kind: 'failed', output };
  const dist = join(folder, 'dist');
  const all = [...readFiles(dist)];
  const maps = all.filter(([path]) => path.endsWith(MAP));
  // Players do not get the sources.
  for (const [path] of maps) rmSync(join(dist, path));
  return {
    kind: 'built',
    build: {
      files: new Map(all.filter(([path]) => !path.endsWith(MAP))),
      maps: new Map(maps.map(([path, bytes]) => [path.slice(0, -MAP.length), bytes])),
    },
  };
}

/** Reads all files in a folder, except those in folders with one of the given names. Paths have forward slashes. */
export function readFiles(folder: string, without: readonly string[] = []): BuiltFiles {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isFile()) found.set(entry.name, readFileSync(path));
    if (!entry.isDirectory() || without.includes(entry.name)) continue;
    for (const [below, bytes] of readFiles(path)) found.set(`${entry.name}/${below}`, bytes);
  }
  return found;
}
