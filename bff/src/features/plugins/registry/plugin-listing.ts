import type { GameListing, RemoteFiles } from '@soccer-legends/contracts';
import { describeGame, remoteFilesBelow } from '@soccer-legends/plugin-checks/page';
import { releaseOf } from './built-plugin.ts';
import type { Plugin, PluginVersion } from './plugin.entities.ts';

/**
 * Returns the registry's entry for one version of a plugin, live or candidate.
 * @param isTrusted whether its code may run in the pages of the site
 */
export function toGameListing({ id, isActive }: Plugin, version: PluginVersion, isTrusted: boolean): GameListing {
  const base = filesBaseOf(version);
  const { manifest, files } = version;
  return {
    id,
    isActive,
    ...describeGame(manifest, base),
    remote: isTrusted ? remoteFilesBelow(base, files) : inFrameOnly(remoteFilesBelow(base, files)),
    ...(!isTrusted && { sandbox: { draws: manifest.draws ?? [] } }),
  };
}

/** Leaves out what a page would preload and trust. */
function inFrameOnly(files: RemoteFiles): RemoteFiles {
  return { ...files, js: [], css: [], integrity: {} };
}

/** Returns the path of the files of a version, without a trailing slash. */
export function filesBaseOf({ key, manifest, contentHash }: PluginVersion): string {
  return `/plugins/${key}/${releaseOf(manifest, contentHash)}`;
}
