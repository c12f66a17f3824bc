import type { Finding } from '@soccer-legends/plugin-checks';
import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Project } from '../project/find-project.ts';
import { run, toolOf } from '../project/tools.ts';
import { readSources } from './sources.ts';
import { toolMissing } from './tool-missing.ts';

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+: .+)$/;

/** Runs the compiler on the whole game, and on its rules without browser types. A game in plain JavaScript has no types. */
export async function checkTypes({ folder, workspace }: Project): Promise<Finding[]> {
  if (!readSources(folder).some(({ path }) => /\.tsx?$/.test(path))) return [];
  const compiler = toolOf(folder, 'typescript', 'tsc');
  if (!compiler) return [toolMissing('typescript')];
  const cwd = workspace ?? folder;
  const configs = [join(cwd, 'tsconfig.json'), join(folder, 'tsconfig.rules.json')].filter((file) => existsSync(file));
  const runs = await Promise.all(configs.map((config) => run(compiler, ['-p', config, '--pretty', 'false'], cwd)));
  const found = runs.flatMap(({ output }) => output.split('\n').flatMap((line) => findingIn(line, cwd, folder)));
  const failed = runs.find(({ code }) => code !== 0);
  // An invalid configuration reports an error without a file.
  if (failed && found.length === 0 && !workspace) return [{ code: 'types.wrong', message: failed.output.trim() }];
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
}

function findingIn(line: string, cwd: string, folder: string): Finding[] {
  const [, file, at, message] = DIAGNOSTIC.exec(line.trim()) ?? [];
  if (file === undefined || message === undefined) return [];
  const path = relative(folder, resolve(cwd, file)).split(sep).join('/');
  return path.startsWith('../') ? [] : [{ code: 'types.wrong', message, file: path, line: Number(at) }];
}
