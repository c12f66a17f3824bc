import { randomBytes } from 'node:crypto';
import { ARCHIVE_LIMITS, LANGUAGES } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { checkBuild, CODE_BUDGET_BYTES, LAZY_CODE_BUDGET_BYTES } from './check-build.ts';

const complete: [string, string | Buffer][] = [
  ['plugin.json', '{"key":"cup-finals"}'],
  ['remoteEntry.js', 'export {}'],
  ...LANGUAGES.map((language): [string, string] => [`locales/${language}.json`, '{"title":"Cup Finals"}']),
  ['assets/game-1a.css', '.a{}'],
];

const manifest = (key: string) =>
  `export const m={key:\`${key}\`,version:"1.0.0",name:{},description:{},sdk:"^1",resultTheme:{}}`;
const changed = (changes: Record<string, string | undefined>): [string, string | Buffer][] => [
  ...complete.filter(([path]) => !(path in changes)),
  ...Object.entries(changes).flatMap(([path, text]): [string, string][] => (text === undefined ? [] : [[path, text]])),
];

/** Returns a style sheet of at least this compressed size. */
const styles = (bytes: number) => `.a{}/*${randomBytes(bytes).toString('hex')}*/`;

const buildOf = (files: [string, string | Buffer][]) =>
  new Map(files.map(([path, content]) => [path, Buffer.from(content)]));
const codes = (files: [string, string | Buffer][]) => checkBuild(buildOf(files)).map(({ code }) => code);
const filledTo = (count: number): [string, string | Buffer][] => [
  ...complete,
  ...Array.from({ length: count - complete.length }, (_, index): [string, string] => [`assets/${index}.css`, '.a{}']),
];

test.each<[string, [string, string | Buffer][], string[]]>([
  ['a complete build', complete, []],
  ['an own icon without the file', changed({ 'plugin.json': '{"icon":"icon.svg"}' }), ['bundle.incomplete']],
  ['no entry', changed({ 'remoteEntry.js': undefined }), ['bundle.incomplete']],
  ['a manifest that is a text', changed({ 'plugin.json': '"cup-finals"' }), []],
  ['a page', changed({ 'index.html': '' }), ['bundle.fileKind']],
  ['a path outside the build', changed({ '../x.js': '' }), ['bundle.fileKind']],
  [
    'React',
    changed({ 'assets/x.js': 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=1' }),
    ['bundle.ownReact'],
  ],
  ['too much code', [...complete, ['assets/x.css', styles(CODE_BUDGET_BYTES)]], ['bundle.tooLarge']],
  ['as much code on demand', [...complete, ['assets/lazy/x.css', styles(CODE_BUDGET_BYTES)]], []],
  [
    'too much code on demand',
    [...complete, ['assets/lazy/x.css', styles(LAZY_CODE_BUDGET_BYTES)]],
    ['bundle.tooLarge'],
  ],
  ['as many files as an archive may have', filledTo(ARCHIVE_LIMITS.files), []],
  ['one file more', filledTo(ARCHIVE_LIMITS.files + 1), ['bundle.tooLarge']],
  ['five languages', changed({ 'locales/de.json': undefined }), ['texts.missing']],
  ['no English texts', changed({ 'locales/en.json': undefined }), ['texts.missing']],
  ['a language without a text', changed({ 'locales/de.json': '{}' }), ['texts.missing']],
  ['a language that is a text', changed({ 'locales/en.json': '"hello"' }), ['texts.invalid']],
  ['styles of the page', changed({ 'assets/x.css': 'body{margin:0}' }), ['css.leaks']],
  [
    'a picture with a script',
    changed({ 'art.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }),
    ['bundle.picture'],
  ],
  ['the manifest of this game', changed({ 'assets/x.js': manifest('cup-finals') }), []],
  ['the manifest of another game', changed({ 'assets/x.js': manifest('memo-game') }), ['bundle.otherGame']],
  [
    'the manifest of another game before its own',
    changed({ 'assets/x.js': `${manifest('memo-game')};${manifest('cup-finals').replace('const m', 'const own')}` }),
    [],
  ],
  ['a script with a syntax error', changed({ 'assets/x.js': 'export {' }), ['bundle.unreadable']],
  ['a script that is nested too deeply', changed({ 'assets/x.js': '['.repeat(100_000) }), ['bundle.unreadable']],
])('checkBuild of %s', (_what, files, expected) => {
  expect(codes(files)).toEqual(expected);
});

test.each([
  ['localStorage.clear()', 'localStorage.clear'],
  ['window.localStorage', 'window.localStorage'],
  ['globalThis.fetch("/api")', 'globalThis.fetch'],
  ['new WebSocket("wss://x")', 'WebSocket'],
  ['document.cookie', 'document.cookie'],
  ['navigator.sendBeacon("/x")', 'navigator.sendBeacon'],
  ['history.back()', 'history.back'],
  ['eval("1")', 'eval'],
  ['new Function("return 1")', 'Function'],
])('checkBuild finds %s in a script', (code, written) => {
  const findings = checkBuild(buildOf(changed({ 'assets/x.js': code })));
  expect(findings).toMatchObject([{ file: 'assets/x.js', message: expect.stringContaining(written) as string }]);
});

test.each([
  ['what packages read', 'typeof window<"u"&&window.innerWidth;document.documentElement;setTimeout(x,1)'],
  ['members and keys of these names', 'export const x=(fetch)=>({localStorage:a.history,b:fetch(c.eval)})'],
  ['the constructor of functions as a value', 'Function.prototype.toString.call(x)'],
])('checkBuild accepts %s', (_what, code) => {
  expect(codes(changed({ 'assets/x.js': code }))).toEqual([]);
});
