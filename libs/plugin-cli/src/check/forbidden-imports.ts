import { posix } from 'node:path';
import type { TextFile, Verdict } from '@soccer-legends/plugin-checks';
import { isRules } from './sources.ts';

/** Packages that need no entry in `dependencies`: those that the page provides, and the components for dragging. */
const PROVIDED = [
  'react',
  'react/jsx-runtime',
  '@soccer-legends/game-sdk',
  '@soccer-legends/game-sdk/data',
  '@soccer-legends/game-sdk/react',
  '@soccer-legends/ui',
  '@soccer-legends/ui/drag',
];

/** Packages of the shell. A second copy would not share the state of the first. */
const SHELL_ONLY = /^(react-dom|react-router|react-router-dom|i18next|react-i18next|@tanstack\/|@module-federation\/)/;

const NOT_FOR_RULES = ['react', 'react/jsx-runtime', '@soccer-legends/game-sdk/react', '@soccer-legends/ui'];

/**
 * Returns the problem with an import; undefined if it is allowed.
 * @param specifier undefined for `import()` of anything but a string
 * @param dependencies names of the packages that the game depends on
 */
export function verdictOnImport(
  specifier: string | undefined,
  from: TextFile,
  dependencies: readonly string[],
): Verdict | undefined {
  if (specifier === undefined) return forbidden('import() needs a string, otherwise it cannot be built.');
  if (
    isRules(from) &&
    (NOT_FOR_RULES.includes(specifier) || specifier.startsWith('@soccer-legends/ui/') || /(^|\/)view\//.test(specifier))
  ) {
    return { code: 'rules.impure', message: `Rules must not import ${specifier}.` };
  }
  if (/[?&](shared)?worker\b/.test(specifier)) return forbidden(`${specifier} starts a worker. Games have no workers.`);
  if (/\.wasm\b/.test(specifier)) return forbidden(`${specifier} is WebAssembly, which the site does not serve.`);
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(from.path), specifier);
    return target.startsWith('../') ? forbidden(`${specifier} is outside the game.`) : undefined;
  }
  if (PROVIDED.includes(specifier)) return undefined;
  if (/^[a-z]+:/i.test(specifier) || specifier.startsWith('/')) return forbidden(`${specifier} is not a package.`);
  if (SHELL_ONLY.test(specifier)) return forbidden(`${specifier} belongs to the shell.`);
  if (specifier.startsWith('@soccer-legends/game-sdk/testing')) return forbidden(`${specifier} is for tests only.`);
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return dependencies.includes(name) ? undefined : forbidden(`${name} is not a dependency of the game.`);
}

function forbidden(message: string): Verdict {
  return { code: 'code.forbiddenImport', message };
}
