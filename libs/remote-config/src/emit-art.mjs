import { existsSync, readFileSync } from 'node:fs';

/** Returns a plugin that copies a remote's own picture for the hub to the build, if there is one. */
export function emitArt(file) {
  return {
    name: 'emit-art',
    apply: 'build',
    generateBundle() {
      if (existsSync(file)) this.emitFile({ type: 'asset', fileName: 'art.svg', source: readFileSync(file, 'utf8') });
    },
  };
}
