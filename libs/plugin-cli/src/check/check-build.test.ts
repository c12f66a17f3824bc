import { expect, test } from 'vitest';
import { checkBuild, CODE_BUDGET_BYTES } from './check-build.ts';
import { randomBytes } from 'node:crypto';

const complete: [string, string | Buffer][] = [
  ['plugin.json', '{}'],
  ['remoteEntry.js', 'export {}'],
  ['locales/en.json', '{}'],
  ['assets/game-1a.css', '.a{}'],
];

const codes = (files: [string, string | Buffer][]) =>
  checkBuild(new Map(files.map(([path, content]) => [path, Buffer.from(content)]))).map(({ code }) => code);

test.each<[string, [string, string | Buffer][], string[]]>([
  ['a complete build', complete, []],
  [
    'an icon of its own in the manifest without the file',
    complete.map(([path, content]) => [path, path === 'plugin.json' ? '{"icon":"icon.svg"}' : content]),
    ['bundle.incomplete'],
  ],
  ['no entry', complete.filter(([path]) => path !== 'remoteEntry.js'), ['bundle.incomplete']],
  ['no English texts', complete.filter(([path]) => path !== 'locales/en.json'), ['bundle.incomplete']],
  ['a page', [...complete, ['index.html', '']], ['bundle.fileKind']],
  ['a path outside the build', [...complete, ['../x.js', '']], ['bundle.fileKind']],
  [
    'React',
    [...complete, ['assets/x.js', 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=1']],
    ['bundle.ownReact'],
  ],
  ['too much code', [...complete, ['assets/x.js', randomBytes(CODE_BUDGET_BYTES)]], ['bundle.tooLarge']],
])('checkBuild of %s', (_what, files, expected) => {
  expect(codes(files)).toEqual(expected);
});
