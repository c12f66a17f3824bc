import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The picture of a game's card and the icon beside its name, both optional. */
const PICTURES = ['art.svg', 'icon.svg'];

/** Returns a plugin that copies the pictures beside a remote's manifest to its build. */
export function emitPictures(folder) {
  return {
    name: 'emit-pictures',
    apply: 'build',
    generateBundle() {
      for (const fileName of PICTURES) {
        const file = join(folder, fileName);
        if (existsSync(file)) this.emitFile({ type: 'asset', fileName, source: readFileSync(file, 'utf8') });
      }
    },
  };
}
