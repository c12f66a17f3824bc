import { existsSync, readFileSync } from 'node:fs';

/** Puts a remote's own picture for the hub into its build, where it has one. */
export function emitArt(file) {
  return {
    name: 'emit-art',
    apply: 'build',
    generateBundle() {
      if (existsSync(file)) this.emitFile({ type: 'asset', fileName: 'art.svg', source: readFileSync(file, 'utf8') });
    },
  };
}
