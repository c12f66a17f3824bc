import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a remote's texts into its build as `locales/{language}.json`, each complete: what a language lacks is
 * filled in from English, so that a page loads one file and never a second one to fall back on.
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
          source: JSON.stringify(filled(english, read(file))),
        });
      }
    },
  };
}

function filled(english, texts) {
  if (typeof english !== 'object') return texts ?? english;
  const own = texts ?? {};
  return { ...own, ...Object.fromEntries(Object.keys(english).map((key) => [key, filled(english[key], own[key])])) };
}
