import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The modules of which a page has one copy, the shell's. A remote gets everything else from its own bundle. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@soccer-legends/game-sdk',
  '@soccer-legends/game-sdk/react',
  '@soccer-legends/ui',
];

/**
 * The `shared` setting of module federation.
 * @param {{ provided: boolean }} options provided: true for the shell, which brings the copies; false for remotes.
 */
export function sharedModules({ provided }) {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name);
      const range = { singleton: true, version, requiredVersion: `^${version}` };
      return [name, provided ? range : { ...range, import: false }];
    }),
  );
}

/** The installed version of a package, or of the package that a subpath belongs to. */
export function versionOf(name) {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  return JSON.parse(readFileSync(manifestOf(packageName), 'utf8')).version;
}

// Not `require.resolve(name + '/package.json')`: a package with `exports` need not export its manifest.
function manifestOf(packageName) {
  for (let folder = dirname(require.resolve(packageName)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    try {
      if (JSON.parse(readFileSync(file, 'utf8')).name === packageName) return file;
    } catch {
      if (folder === dirname(folder)) throw new Error(`No package.json of ${packageName} was found.`);
    }
  }
}
