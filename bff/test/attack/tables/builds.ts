import { randomBytes } from 'node:crypto';
import { pluginArchive } from '../../fixtures/plugin-archive.ts';
import { upload, type Attack } from '../attack.ts';

const own = { key: 'penalty-kick', version: '9.9.9' };
const INVALID = '422 plugin.invalidManifest';
const LIMIT_BYTES = 65_536;

const withFiles = (what: string, files: Record<string, string | undefined>, expected = INVALID): Attack => [
  what,
  'publisher',
  upload(pluginArchive({ ...own, files })),
  expected,
];
const withManifest = (what: string, changes: Record<string, unknown>): Attack => [
  what,
  'publisher',
  upload(pluginArchive({ ...own, changes })),
  INVALID,
];
const withPicture = (what: string, content: string): Attack =>
  withFiles(
    what,
    { 'a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>` },
    '422 plugin.archive.fileKind',
  );

/** Builds that the command line tool rejects, uploaded without the tool and with a valid token. */
export const BUILDS: readonly Attack[] = [
  withFiles('more code than allowed', { 'assets/big.js': `/* ${randomBytes(LIMIT_BYTES).toString('hex')} */` }),
  withFiles('styles of the whole page', { 'assets/game-abc.css': 'body{display:none}' }),
  withFiles('the storage of the browser', { 'assets/x.js': 'localStorage.clear()' }),
  withFiles('a request to the console', { 'assets/x.js': 'window.fetch("/api/admin/games")' }),
  withFiles('code from a string', { 'assets/x.js': 'eval("1")' }),
  withFiles('five of six languages', { 'locales/de.json': undefined }),
  withFiles('texts that are one text', { 'locales/en.json': '"hello"' }),
  withFiles('a text with an inherited name', { 'locales/en.json': '{"toString":"x"}' }),
  withManifest('a version that no address may contain', { version: '1.0.1-..' }),
  withManifest('a name of blanks', { name: { en: '  ' } }),
  withManifest('NUL in a name', { name: { en: 'A\0B' } }),
  withManifest('an inherited field', { constructor: 1 }),
  // The key decides which token is required.
  ['a key that is an object', 'administrator', upload(pluginArchive({ changes: { key: { toString: 'x' } } })), INVALID],
  withPicture('a script in a namespace of an SVG', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
  withPicture('an encoded script address in an SVG', '<use href="java&#115;cript:alert(1)"/>'),
  withPicture('a foreign object in an SVG', '<foreignObject><iframe/></foreignObject>'),
];
