import { EXIT, Fault } from '../fault.ts';
import { findProject } from '../project/find-project.ts';

/**
 * Returns the given key, or the key of the game in this folder. The version is that of the folder's game; undefined for
 * another one. Throws `Fault` if there is neither.
 */
export function whichPlugin(key: string | undefined, cwd: string): { key: string; version: string | undefined } {
  const here = ownGame(cwd);
  if (key !== undefined) return { key, version: here?.key === key ? here.version : undefined };
  if (here) return here;
  throw new Fault('No game key was given, and this folder has no plugin.json.', {
    hint: 'Pass the key of the game, or run this command in its folder.',
    exitCode: EXIT.misused,
  });
}

function ownGame(cwd: string): { key: string; version: string | undefined } | undefined {
  try {
    const { key, manifest } = findProject(cwd);
    return key === ''
      ? undefined
      : { key, version: typeof manifest['version'] === 'string' ? manifest['version'] : undefined };
  } catch {
    return undefined;
  }
}
