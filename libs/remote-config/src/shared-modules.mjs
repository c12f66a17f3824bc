import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Modules that a page loads once, from the shell. A remote bundles everything else. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@soccer-legends/game-sdk',
  '@soccer-legends/game-sdk/react',
  '@soccer-legends/ui',
];

/** Returns the `shared` setting of a remote. `shell/src/plugins/shared-modules.ts` provides the same modules. */
export function sharedModules() {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name);
      return [name, { singleton: true, version, requiredVersion: `^${version}`, import: false }];
    }),
  );
}

/** Returns the installed version of a package, also for a subpath such as `react/jsx-runtime`. Throws without one. */
export function versionOf(name) {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  return JSON.parse(readFileSync(manifestOf(packageName), 'utf8')).version;
}

// `require.resolve(name + '/package.json')` fails for a package whose `exports` do not include its manifest.
function manifestOf(packageName) {
  for (let folder = dirname(require.resolve(packageName)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    try {
      if (JSON.parse(readFileSync(file, 'utf8')).name === packageName) return file;
    } catch {
      if (folder === dirname(folder)) throw new Error(`No package.json of ${packageName} was found. Is it installed?`);
    }
  }
}
