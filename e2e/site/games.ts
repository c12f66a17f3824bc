import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface BuiltGame {
  key: string;
  route: string;
  name: string;
}

const folder = fileURLToPath(new URL('../../games/', import.meta.url));

/** Returns the built games of this workspace. */
export function builtGames(): BuiltGame[] {
  return readdirSync(folder)
    .map((game) => `${folder}${game}/dist/plugin.json`)
    .filter((manifest) => existsSync(manifest))
    .map((manifest) => {
      const { key, route, name } = JSON.parse(readFileSync(manifest, 'utf8')) as BuiltGame & { name: { en: string } };
      return { key, route: route ?? `/${key}`, name: name.en };
    });
}
