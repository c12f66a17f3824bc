import { EXIT, Fault } from '../fault.ts';
import { findProject } from '../project/find-project.ts';

/** The key that was named, or that of the game in this folder. */
export function whichPlugin(key: string | undefined, cwd: string): { key: string; version: string | undefined } {
  const here = ownGame(cwd);
  if (key !== undefined) return { key, version: here?.key === key ? here.version : undefined };
  if (here) return here;
  throw new Fault('Which game? There is no plugin.json here.', {
    hint: 'Name its key, or run this in its folder.',
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
