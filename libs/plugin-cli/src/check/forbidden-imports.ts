import { posix } from 'node:path';
import type { Verdict } from './forbidden-names.ts';
import { isRules, type Source } from './sources.ts';

/** What the page provides; it needs no entry among a game's packages. */
const PROVIDED = [
  'react',
  'react/jsx-runtime',
  '@soccer-legends/game-sdk',
  '@soccer-legends/game-sdk/data',
  '@soccer-legends/game-sdk/react',
  '@soccer-legends/ui',
];

/** Parts of the shell. A second copy of them would not know of the first. */
const SHELL_ONLY = /^(react-dom|react-router|react-router-dom|i18next|react-i18next|@tanstack\/|@module-federation\/)/;

const NOT_FOR_RULES = ['react', 'react/jsx-runtime', '@soccer-legends/game-sdk/react', '@soccer-legends/ui'];

/** What there is against an import; undefined where there is nothing. */
export function verdictOnImport(
  specifier: string | undefined,
  from: Source,
  dependencies: readonly string[],
): Verdict | undefined {
  if (specifier === undefined) return forbidden('import() of something that is not written down cannot be built.');
  if (isRules(from) && (NOT_FOR_RULES.includes(specifier) || /(^|\/)view\//.test(specifier))) {
    return { code: 'rules.impure', message: `Rules know no screen: ${specifier}.` };
  }
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(from.path), specifier);
    return target.startsWith('../') ? forbidden(`${specifier} lies outside of the game.`) : undefined;
  }
  if (PROVIDED.includes(specifier)) return undefined;
  if (/^[a-z]+:/i.test(specifier) || specifier.startsWith('/')) return forbidden(`${specifier} is no package.`);
  if (SHELL_ONLY.test(specifier)) return forbidden(`${specifier} is the shell's own.`);
  if (specifier.startsWith('@soccer-legends/game-sdk/testing')) return forbidden(`${specifier} is for tests.`);
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return dependencies.includes(name) ? undefined : forbidden(`${name} is not among the dependencies of the game.`);
}

function forbidden(message: string): Verdict {
  return { code: 'code.forbiddenImport', message };
}
