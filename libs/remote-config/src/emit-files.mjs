import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './shared-modules.mjs';

/** The picture of a game's card and the icon beside its name, both optional. */
const PICTURES = ['art.svg', 'icon.svg'];

/**
 * Returns a plugin that writes the files of a remote that are not code: `plugin.json` with the version of the SDK that it
 * was built against, the pictures beside it, and the texts as `locales/{language}.json`. Texts that a language lacks are
 * taken from English, so a page loads one file and needs no second one as a fallback.
 */
export function emitFiles(folder, manifest) {
  return {
    name: 'emit-files',
    apply: 'build',
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const locales = join(folder, 'src/locales');
      const read = (file) => JSON.parse(readFileSync(join(locales, file), 'utf8'));
      const english = read('en.json');
      for (const file of readdirSync(locales).filter((name) => name.endsWith('.json')))
        emit(`locales/${file}`, JSON.stringify(withFallback(english, read(file))));
      const stamped = { ...manifest, builtAgainst: versionOf('@soccer-legends/game-sdk') };
      emit('plugin.json', JSON.stringify(stamped, null, 2));
      for (const fileName of PICTURES.filter((name) => existsSync(join(folder, name))))
        emit(fileName, readFileSync(join(folder, fileName), 'utf8'));
    },
  };
}

function withFallback(english, texts) {
  // One text in place of a group stays, so that the check finds it.
  if (typeof english !== 'object' || typeof texts === 'string') return texts ?? english;
  const own = texts ?? {};
  const complete = Object.keys(english).map((key) => [key, withFallback(english[key], own[key])]);
  return { ...own, ...Object.fromEntries(complete) };
}
