import { expect, test } from 'vitest';
import { dependenciesFrom, standAloneFiles, workspaceFiles, type ProjectFiles } from '../new/project-files.ts';
import { gameFiles, namesOf } from '../new/template.ts';
import { SDK_VERSION } from '../project/versions.ts';
import { migrated, migrationsTo, type Migration } from './migrations.ts';

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

/** An old project: an old SDK range, and packages of another build. */
const OLD: ProjectFiles = {
  'package.json': JSON.stringify({
    name: 'cup-finals',
    dependencies: {
      '@soccer-legends/game-sdk': 'http://localhost:3000/packages/soccer-legends-game-sdk-0.9.0.tgz',
      'canvas-confetti': '1.9.3',
    },
  }),
  'plugin.json': '{ "key": "cup-finals", "version": "1.0.0", "sdk": "^0.9.0" }',
};

test('migrating an old game updates its SDK range and its packages, and keeps everything else', () => {
  const { files, applied } = migrated(OLD, migrationsTo('1.2.0', offered));
  expect(applied.map(({ number }) => number)).toEqual([1, 2]);
  expect(JSON.parse(files['plugin.json']!)).toEqual({ key: 'cup-finals', version: '1.0.0', sdk: '^1.2.0' });
  const { dependencies, devDependencies } = JSON.parse(files['package.json']!);
  expect(dependencies).toMatchObject({
    '@soccer-legends/game-sdk': 'http://localhost:3000/packages/soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz',
    'canvas-confetti': '1.9.3',
  });
  expect(devDependencies).toHaveProperty(['@soccer-legends/plugin-cli']);
});

test('migrations run in order on the files of the ones before, and only those that change a file count as applied', () => {
  const adding: Migration = { number: 1, title: 'a file is added', apply: () => ({ 'rules.json': '1' }) };
  const idle: Migration = { number: 2, title: 'nothing changes', apply: () => ({}) };
  const reading: Migration = {
    number: 3,
    title: 'the added file is changed',
    apply: (files) => ({ 'rules.json': `${files['rules.json']}2` }),
  };
  const { files, applied } = migrated({ 'plugin.json': '{}' }, [adding, idle, reading]);
  expect(files).toEqual({ 'plugin.json': '{}', 'rules.json': '12' });
  expect(applied).toEqual([adding, reading]);
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
  ['as a stand-alone project', standAloneFiles(names, 'https://legends.example', offered), offered],
  ['in the workspace', workspaceFiles(names), undefined],
])('a new game %s needs no migration', (_kind, around, from) => {
  expect(migrated({ ...gameFiles(names), ...around }, migrationsTo(SDK_VERSION, from)).applied).toEqual([]);
});
