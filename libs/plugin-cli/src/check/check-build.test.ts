import { expect, test } from 'vitest';
import { checkBuild, CODE_BUDGET_BYTES } from './check-build.ts';
import { randomBytes } from 'node:crypto';

const right: [string, string | Buffer][] = [
  ['plugin.json', '{}'],
  ['remoteEntry.js', 'export {}'],
  ['locales/en.json', '{}'],
  ['assets/game-1a.css', '.a{}'],
];

const codes = (files: [string, string | Buffer][]) =>
  checkBuild(new Map(files.map(([path, content]) => [path, Buffer.from(content)]))).map(({ code }) => code);

test.each<[string, [string, string | Buffer][], string[]]>([
  ['a complete build', right, []],
  ['no entry', right.filter(([path]) => path !== 'remoteEntry.js'), ['bundle.incomplete']],
  ['no English texts', right.filter(([path]) => path !== 'locales/en.json'), ['bundle.incomplete']],
  ['an HTML page', [...right, ['index.html', '']], ['bundle.fileKind']],
  ['a path outside the folder', [...right, ['../x.js', '']], ['bundle.fileKind']],
  [
    'React',
    [...right, ['assets/x.js', 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=1']],
    ['bundle.ownReact'],
  ],
  ['too much code', [...right, ['assets/x.js', randomBytes(CODE_BUDGET_BYTES)]], ['bundle.tooLarge']],
])('%s', (_what, files, expected) => {
  expect(codes(files)).toEqual(expected);
});
