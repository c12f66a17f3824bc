import { versionOf } from './shared-modules.mjs';

/** Puts `plugin.json` into the build, stamped with the SDK that it was built against. */
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
