import { expect, test } from 'vitest';
import { namesOf } from '../new/names.ts';
import { standAloneFiles, workspaceFiles, type ProjectFiles } from '../new/project-files.ts';
import { gameFiles } from '../new/template.ts';
import { migrationsTo } from './list.ts';
import { migrated } from './migration.ts';

const names = namesOf('cup-finals');

/** A project of the first days: no schema, no configuration of the rules, tests without the packages, an old range. */
const OLD: ProjectFiles = {
  'package.json': '{ "name": "cup-finals" }',
  'plugin.json': '{ "key": "cup-finals", "version": "1.0.0", "sdk": "^0.9.0" }',
  'vitest.config.mjs': "export default defineConfig({\n  test: {\n    include: ['src'],\n  },\n});\n",
};

test('a game of the first days is brought forward, file by file', () => {
  const { files, applied } = migrated(OLD, migrationsTo('1.2.0'));
  expect(applied.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(JSON.parse(files['plugin.json']!)).toEqual({
    $schema: './node_modules/@soccer-legends/contracts/dist/manifest.schema.json',
    key: 'cup-finals',
    version: '1.0.0',
    sdk: '^1.2.0',
  });
  expect(JSON.parse(files['tsconfig.rules.json']!)).toMatchObject({
    extends: './tsconfig.json',
    compilerOptions: { lib: ['ES2023'] },
  });
  expect(files['vitest.config.mjs']).toContain('inline: [/@soccer-legends/]');
  expect(files['vitest.config.mjs']).toContain("include: ['src']");
});

test.each(migrationsTo('1.2.0'))('migration $number changes nothing the second time', (migration) => {
  const once = migrated(OLD, [migration]);
  expect(once.applied).toEqual([migration]);
  const twice = migrated(once.files, [migration]);
  expect(twice.applied).toEqual([]);
  expect(twice.files).toEqual(once.files);
});

test('numbers are given once, in order', () => {
  const numbers = migrationsTo('1.0.0').map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test.each([
  ['of its own', standAloneFiles(names, 'http://localhost:3000', [])],
  ['of the workspace', workspaceFiles(names)],
])('a new game %s has nothing to bring forward but the schema that it is given at birth', (_kind, around) => {
  const { applied } = migrated({ ...gameFiles(names), ...around }, migrationsTo('1.0.0'));
  expect(applied.map(({ number }) => number)).toEqual([1]);
});
