import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a plugin that writes a remote's texts to the build as `locales/{language}.json`. Texts that a language lacks
 * are taken from English, so a page loads one file and needs no second one as a fallback.
 */
export function emitTexts(folder) {
  return {
    name: 'emit-texts',
    apply: 'build',
    generateBundle() {
      const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const english = read('en.json');
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
        this.emitFile({
          type: 'asset',
          fileName: `locales/${file}`,
          source: JSON.stringify(withFallback(english, read(file))),
        });
      }
    },
  };
}

function withFallback(english, texts) {
  if (typeof english !== 'object') return texts ?? english;
  const own = texts ?? {};
  const complete = Object.keys(english).map((key) => [key, withFallback(english[key], own[key])]);
  return { ...own, ...Object.fromEntries(complete) };
}
