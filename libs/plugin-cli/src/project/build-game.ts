import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Project } from './find-project.ts';
import { run, toolOf } from './tools.ts';

/** The files of a game's build, by path. */
export type Build = ReadonlyMap<string, Buffer>;

/** `noTool`: Vite is not installed. `output` is everything that a failed build printed. */
export type BuildOutcome = { kind: 'built'; files: Build } | { kind: 'failed'; output: string } | { kind: 'noTool' };

/** Builds a game with its own configuration and its own version of Vite. Writes to its folder `dist`. */
export async function buildGame({ folder }: Project): Promise<BuildOutcome> {
  const vite = toolOf(folder, 'vite');
  if (!vite) return { kind: 'noTool' };
  const { code, output } = await run(vite, ['build', '--logLevel', 'warn'], folder);
  return code === 0 ? { kind: 'built', files: readBuild(join(folder, 'dist')) } : { kind: 'failed', output };
}

function readBuild(dist: string): Build {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(paths.map((path) => [relative(dist, path).split(sep).join('/'), readFileSync(path)]));
}
