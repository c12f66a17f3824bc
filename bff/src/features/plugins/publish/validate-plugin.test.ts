import { expect, test } from 'vitest';
import { validatePlugin } from './validate-plugin.ts';

const manifest = {
  key: 'penalty-kick',
  version: '1.2.3',
  name: { en: 'Penalty Kick' },
  description: { en: 'Left or right?' },
  icon: 'trophy',
  sdk: '^1.0.0',
  resultTheme: { color: '#5b2a86' },
};

/** Returns the faults of a bundled build with these files besides a valid manifest. */
function faultsOf(files: Readonly<Record<string, string>>, changes: object = {}): readonly string[] {
  const contents = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
  const built = { manifest: { ...manifest, ...changes }, files: new Map(contents), hashes: new Map() };
  try {
    validatePlugin(built, 'bundled');
    return [];
  } catch (error) {
    return (error as { faults: readonly string[] }).faults;
  }
}

const entry = { 'remoteEntry.js': 'export default 1' };

test.each<[string, Record<string, string>, object, string[]]>([
  ['without its entry', {}, {}, ['remoteEntry.js: is missing']],
  ['with a page', { ...entry, 'a.html': '' }, {}, ['dist/a.html is not accepted by the server']],
  ['with a hidden file', { ...entry, '.env': '' }, {}, ['dist/.env is not accepted by the server']],
  [
    'with a picture that runs a script',
    { ...entry, 'art.svg': '<svg onload="x"/>' },
    {},
    ['art.svg: The picture is not safe'],
  ],
  ['with a text that is no JSON', { ...entry, 'locales/en.json': '{' }, {}, ['locales/en.json: ']],
  ['with a fault of the manifest and of a file', {}, { version: 'x' }, ['version', 'remoteEntry.js: is missing']],
  ['without a fault', { ...entry, 'locales/en.json': '{}' }, {}, []],
])('validatePlugin reports each fault of a bundled build %s once', (_what, files, changes, expected) => {
  const faults = faultsOf(files, changes);
  expect(faults).toEqual(expected.map((start) => expect.stringMatching(`^${start}`)));
});
