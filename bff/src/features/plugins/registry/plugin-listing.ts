import type { GameListing } from '@soccer-legends/contracts';
import { describeGame, remoteFilesBelow, remoteInFrame } from '@soccer-legends/plugin-checks/page';
import { releaseOf } from './built-plugin.ts';
import type { Plugin, PluginVersion } from './plugin.entities.ts';

/**
 * Returns the registry's entry for one version of a plugin, live or candidate.
 * @param frame address of the document in which its code runs; undefined if its code may run in the pages of the site
 */
export function toGameListing(
  { id, isActive, usualMinutes }: Plugin,
  version: PluginVersion,
  frame: string | undefined,
): GameListing {
  const { manifest, files } = version;
  const base = filesBaseOf(version);
  const remote = remoteFilesBelow(base, files);
  const minutes = usualMinutes != null && { minutes: usualMinutes };
  const game = { id, isActive, ...describeGame(manifest, base), ...minutes, remote };
  return frame === undefined ? game : { ...game, ...remoteInFrame(remote, { frame, draws: manifest.draws ?? [] }) };
}

/** Returns the path of the files of a version, without a trailing slash. */
export function filesBaseOf({ key, manifest, contentHash }: PluginVersion): string {
  return `/plugins/${key}/${releaseOf(manifest, contentHash)}`;
}
