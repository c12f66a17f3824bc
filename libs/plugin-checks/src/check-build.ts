import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ARCHIVE_ENDINGS, ARCHIVE_LIMITS, isPluginPath, OWN_ICON, REQUIRED_FILES } from '@soccer-legends/contracts';
import { readBuiltScript } from './built-scripts.ts';
import { checkTexts } from './check-texts.ts';
import type { Finding } from './finding.ts';
import { sheetFindings } from './sheet-findings.ts';
import { svgFault } from './svg-fault.ts';

/** The files of a game's build, by path. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** Limits for the compressed code that every player loads, and for the code of lazy modules. */
export const CODE_BUDGET_BYTES = 64 * 1024;
export const LAZY_CODE_BUDGET_BYTES = 128 * 1024;

/** Folder of the build for scripts and style sheets that are loaded on demand. */
const LAZY = 'assets/lazy/';

/** Larger scripts exceed the limit anyway, so they are not parsed. */
const MAX_PARSED_BYTES = 1024 * 1024;

// A name that every copy of React defines once.
const REACT_DEFINITION = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';

/**
 * Checks a build without executing it. The command and the site run the same checks, so the site does not reject a
 * build that passes the command. Throws a `SyntaxError` if `plugin.json` is not JSON; its fields are checked elsewhere.
 */
export function checkBuild(files: BuiltFiles): Finding[] {
  return [...checkFiles(files), ...checkGame(files)];
}

/** Checks the paths, the sizes and the pictures of a build. The site checks them while it unpacks an archive. */
export function checkFiles(files: BuiltFiles): Finding[] {
  const whole = sum([...files.values()].map(({ length }) => length));
  return [
    ...oddFiles(files),
    ...over('All files', whole, ARCHIVE_LIMITS.inflatedBytes, 'bytes'),
    ...over('The build', files.size, ARCHIVE_LIMITS.files, 'files'),
    ...pictures(files),
  ];
}

/** Checks the rest of a build: whether it is complete, its code and its texts. */
export function checkGame(files: BuiltFiles): Finding[] {
  const { atOnce, lazy } = codeSizes(files);
  return [
    ...missing(files),
    ...over('Scripts and style sheets', atOnce, CODE_BUDGET_BYTES, 'bytes, compressed'),
    ...over('Scripts and style sheets of lazy modules', lazy, LAZY_CODE_BUDGET_BYTES, 'bytes, compressed'),
    ...ownReact(files),
    ...scripts(files),
    ...ending(files, '.css').flatMap(([path, bytes]) => sheetFindings(path, bytes.toString())),
    ...checkTexts(textFiles(files), 'locales'),
  ];
}

function missing(files: BuiltFiles): Finding[] {
  const needed = manifestOf(files).icon === OWN_ICON ? [...REQUIRED_FILES, OWN_ICON] : REQUIRED_FILES;
  return needed
    .filter((path) => !files.has(path) && !path.startsWith('locales/'))
    .map((path) => ({ code: 'bundle.incomplete', message: `${path} is missing.` }));
}

function manifestOf(files: BuiltFiles): { key?: unknown; icon?: unknown } {
  const manifest: unknown = JSON.parse(files.get('plugin.json')?.toString() ?? '{}');
  return typeof manifest === 'object' && manifest !== null ? manifest : {};
}

function oddFiles(files: BuiltFiles): Finding[] {
  const isServed = (path: string) =>
    isPluginPath(path) && ARCHIVE_ENDINGS.some((ending) => path.endsWith(`.${ending}`));
  return [...files.keys()]
    .filter((path) => !isServed(path))
    .map((path) => ({ code: 'bundle.fileKind', message: `dist/${path} is not accepted by the server.` }));
}

/** Returns the sizes of scripts and style sheets in bytes, each compressed with gzip: what every player loads, and the rest. */
export function codeSizes(files: BuiltFiles): { atOnce: number; lazy: number } {
  const code = [...files].filter(([path]) => /\.(js|css)$/.test(path));
  const sizeOf = (isLazy: boolean): number =>
    sum(code.filter(([path]) => path.startsWith(LAZY) === isLazy).map(([, bytes]) => gzipSync(bytes).length));
  return { atOnce: sizeOf(false), lazy: sizeOf(true) };
}

/** Returns a file's hash in the format of an integrity attribute: `sha384-…`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function over(what: string, found: number, most: number, unit: string): Finding[] {
  return found <= most
    ? []
    : [{ code: 'bundle.tooLarge', message: `${what}: ${found} ${unit}, the limit is ${most}.` }];
}

function ownReact(files: BuiltFiles): Finding[] {
  return ending(files, '.js')
    .filter(([, bytes]) => bytes.includes(REACT_DEFINITION))
    .map(([path]) => ({ code: 'bundle.ownReact', message: `dist/${path} contains React.` }));
}

function scripts(files: BuiltFiles): Finding[] {
  const read = ending(files, '.js')
    .filter(([, { length }]) => length <= MAX_PARSED_BYTES)
    .map(([path, bytes]) => readBuiltScript(path, bytes.toString()));
  const findings = read.flatMap((script) => script.findings);
  const keys = read.flatMap(({ manifestKeys }) => manifestKeys);
  const { key } = manifestOf(files);
  if (keys.length === 0 || keys.some((other) => other === key)) return findings;
  const message = `The code contains the game "${keys[0]}", and plugin.json names "${String(key)}".`;
  return [...findings, { code: 'bundle.otherGame', message }];
}

function pictures(files: BuiltFiles): Finding[] {
  return ending(files, '.svg').flatMap(([path, bytes]): Finding[] => {
    const fault = svgFault(bytes.toString());
    return fault === undefined
      ? []
      : [{ code: 'bundle.picture', message: `The picture is not safe: ${fault}.`, file: path }];
  });
}

function textFiles(files: BuiltFiles): { path: string; text: string }[] {
  return [...files]
    .filter(([path]) => path.startsWith('locales/'))
    .map(([path, bytes]) => ({ path, text: bytes.toString() }));
}

function ending(files: BuiltFiles, suffix: string): [string, Buffer][] {
  return [...files].filter(([path]) => path.endsWith(suffix));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
