import { gzipSync } from 'node:zlib';
import { ARCHIVE_ENDINGS, ARCHIVE_LIMITS, isPluginPath, OWN_ICON, REQUIRED_FILES } from '@soccer-legends/contracts';
import type { Build } from '../project/build-game.ts';
import type { Finding } from './finding.ts';

/** Limit of the compressed scripts and style sheets. The largest bundled game needs half of it. */
export const CODE_BUDGET_BYTES = 64 * 1024;

// Every copy of React defines this name once.
const REACT_DEFINITION = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';

/** Checks a build for what the server would reject. */
export function checkBuild(files: Build): Finding[] {
  return [...missing(files), ...oddFiles(files), ...tooLarge(files), ...ownReact(files)];
}

function missing(files: Build): Finding[] {
  const needed = usesOwnIcon(files) ? [...REQUIRED_FILES, OWN_ICON] : REQUIRED_FILES;
  return needed
    .filter((path) => !files.has(path))
    .map((path) => ({ code: 'bundle.incomplete', message: `${path} is missing.` }));
}

function usesOwnIcon(files: Build): boolean {
  const manifest = JSON.parse(files.get('plugin.json')?.toString() ?? '{}') as { icon?: unknown };
  return manifest.icon === OWN_ICON;
}

function oddFiles(files: Build): Finding[] {
  const isServed = (path: string) =>
    isPluginPath(path) && ARCHIVE_ENDINGS.some((ending) => path.endsWith(`.${ending}`));
  return [...files.keys()]
    .filter((path) => !isServed(path))
    .map((path) => ({ code: 'bundle.fileKind', message: `dist/${path} is not accepted by the server.` }));
}

/** Returns the compressed size of scripts and style sheets in bytes. */
export function codeSize(files: Build): number {
  const code = [...files].filter(([path]) => /\.(js|css)$/.test(path));
  return sum(code.map(([, bytes]) => gzipSync(bytes).length));
}

function tooLarge(files: Build): Finding[] {
  const whole = sum([...files.values()].map(({ length }) => length));
  return [
    ...over('Scripts and style sheets', codeSize(files), CODE_BUDGET_BYTES, 'bytes, compressed'),
    ...over('All files', whole, ARCHIVE_LIMITS.inflatedBytes, 'bytes'),
    ...over('The build', files.size, ARCHIVE_LIMITS.files, 'files'),
  ];
}

function over(what: string, found: number, most: number, unit: string): Finding[] {
  return found <= most
    ? []
    : [{ code: 'bundle.tooLarge', message: `${what}: ${found} ${unit}, the limit is ${most}.` }];
}

function ownReact(files: Build): Finding[] {
  return [...files]
    .filter(([path, bytes]) => path.endsWith('.js') && bytes.includes(REACT_DEFINITION))
    .map(([path]) => ({ code: 'bundle.ownReact', message: `dist/${path} contains React.` }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
