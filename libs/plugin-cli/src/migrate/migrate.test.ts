import { expect, test } from 'vitest';
import { namesOf } from '../new/names.ts';
import { dependenciesFrom, standAloneFiles, workspaceFiles, type ProjectFiles } from '../project/project-files.ts';
import { gameFiles } from '../new/template.ts';
import { migrationsTo } from './list.ts';
import { migrated } from './migration.ts';

const names = namesOf('cup-finals');

const packages = ['contracts', 'game-sdk', 'ui', 'remote-config', 'plugin-cli'].map((name) => ({
  name: `@soccer-legends/${name}`,
  version: '1.2.0',
  build: '0a1b2c3d',
  path: `/packages/soccer-legends-${name}-1.2.0-0a1b2c3d.tgz`,
  bytes: 1,
  integrity: 'sha512-x',
}));
const offered = dependenciesFrom('http://localhost:3000', packages);

/** An old project: no schema, no TypeScript configuration for rules, no inlined packages, an old SDK range. */
const OLD: ProjectFiles = {
  'package.json': JSON.stringify({
    name: 'cup-finals',
    dependencies: {
      '@soccer-legends/game-sdk': 'http://localhost:3000/packages/soccer-legends-game-sdk-0.9.0.tgz',
      'canvas-confetti': '1.9.3',
    },
  }),
  'plugin.json': '{ "key": "cup-finals", "version": "1.0.0", "sdk": "^0.9.0", "resultTheme": "country" }',
  'vitest.config.mjs': "export default defineConfig({\n  test: {\n    include: ['src'],\n  },\n});\n",
};

test('updates every file of an old game', () => {
  const { files, applied } = migrated(OLD, migrationsTo('1.2.0', offered));
  expect(applied.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(JSON.parse(files['plugin.json']!)).toEqual({
    $schema: './node_modules/@soccer-legends/contracts/dist/manifest.schema.json',
    key: 'cup-finals',
    version: '1.0.0',
    sdk: '^1.2.0',
    resultTheme: { color: '#0b6b3a' },
  });
  expect(JSON.parse(files['tsconfig.rules.json']!)).toMatchObject({
    extends: './tsconfig.json',
    compilerOptions: { lib: ['ES2023'] },
  });
  expect(files['vitest.config.mjs']).toContain('inline: [/@soccer-legends/]');
  expect(files['vitest.config.mjs']).toContain("include: ['src']");
  const { dependencies, devDependencies } = JSON.parse(files['package.json']!);
  expect(dependencies).toMatchObject({
    '@soccer-legends/game-sdk': 'http://localhost:3000/packages/soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz',
    'canvas-confetti': '1.9.3',
  });
  expect(devDependencies).toHaveProperty(['@soccer-legends/plugin-cli']);
});

test.each(migrationsTo('1.2.0', offered))('migration $number changes nothing the second time', (migration) => {
  const once = migrated(OLD, [migration]);
  expect(once.applied).toEqual([migration]);
  const twice = migrated(once.files, [migration]);
  expect(twice.applied).toEqual([]);
  expect(twice.files).toEqual(once.files);
});

test('migration numbers are unique and ascending', () => {
  const numbers = migrationsTo('1.0.0', offered).map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test.each([
  ['as a stand-alone project', standAloneFiles(names, offered), offered],
  ['in the workspace', workspaceFiles(names), undefined],
])('a new game %s needs no migration except the one that adds the schema', (_kind, around, from) => {
  const { applied } = migrated({ ...gameFiles(names), ...around }, migrationsTo('1.0.0', from));
  expect(applied.map(({ number }) => number)).toEqual([1]);
});
