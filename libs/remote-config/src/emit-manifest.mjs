import { versionOf } from './shared-modules.mjs';

/** Returns a plugin that writes `plugin.json` to the build, with the version of the SDK that it was built against. */
export function emitManifest(manifest) {
  return {
    name: 'emit-manifest',
    apply: 'build',
    generateBundle() {
      const stamped = { ...manifest, builtAgainst: versionOf('@soccer-legends/game-sdk') };
      this.emitFile({ type: 'asset', fileName: 'plugin.json', source: JSON.stringify(stamped, null, 2) });
    },
  };
}
