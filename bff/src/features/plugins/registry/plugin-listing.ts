import type { GameListing } from '@soccer-legends/contracts';
import { describeGame, remoteFilesBelow } from '@soccer-legends/plugin-checks/page';
import { releaseOf } from './built-plugin.ts';
import type { Plugin, PluginVersion } from './plugin.entities.ts';

/** Returns what the registry lists of a plugin with one version, live or candidate. */
export function toGameListing({ id, isActive }: Plugin, version: PluginVersion): GameListing {
  const base = filesBaseOf(version);
  return { id, isActive, ...describeGame(version.manifest, base), remote: remoteFilesBelow(base, version.files) };
}

/** Returns the path of the files of a version, without a trailing slash. */
export function filesBaseOf({ key, manifest, contentHash }: PluginVersion): string {
  return `/plugins/${key}/${releaseOf(manifest, contentHash)}`;
}
