import type { PluginDetail } from '@soccer-legends/contracts';
import { EXIT, Fault } from '../fault.ts';
import { findProject } from '../project/find-project.ts';
import { siteOf, type SiteFlags } from '../site/site-options.ts';

/**
 * Returns the plugin that a command names, or the game of the working directory, with its requests to the site. Throws
 * `Fault` if there is neither.
 */
export function namedPlugin(named: string | undefined, flags: SiteFlags) {
  const site = siteOf(flags);
  const { key, version } = whichPlugin(named, process.cwd());
  const path = `/api/admin/plugins/${encodeURIComponent(key)}`;
  return {
    key,
    /** The version in the plugin.json of the working directory, if that is the named game. */
    ownVersion: version,
    read: <Answer = PluginDetail>(part = '') => site.send<Answer>(path + part),
    post: <Answer = PluginDetail>(action: string, json: object) =>
      site.send<Answer>(`${path}/${action}`, { method: 'POST', json }),
    remove: (part: string) => site.send(`${path}/${part}`, { method: 'DELETE' }),
  };
}

/**
 * Returns the given key, or the key of the game in this folder. The version is that of the folder's game; undefined for
 * another one.
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
    const version = typeof manifest['version'] === 'string' ? manifest['version'] : undefined;
    return key === '' ? undefined : { key, version };
  } catch {
    return undefined;
  }
}
