import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, inject, test } from 'vitest';
import { version } from '../../../package.json' with { type: 'json' };
import SEPARATE_PACKAGES from '../../separate-packages.json' with { type: 'json' };

const script = readFileSync(inject('builtServer'), 'utf8');

test('the script of the server contains its packages, except those with native files', () => {
  const imported = [...script.matchAll(/^import\s(?:[^'"]*from\s)?["']([^"']+)["'];$/gm)].map(([, name]) => name!);
  const packages = imported.filter((name) => !/^(?:node:|\.)/.test(name) && !builtinModules.includes(name));
  expect(packages.sort()).toEqual(['@electric-sql/pglite', '@node-rs/argon2', '@resvg/resvg-js']);
});

test('the packages that the script loads later are installed next to it', () => {
  const loads = /(?:import|createRequire\(import\.meta\.url\))\("([^"./][^"]*)"\)/g;
  const loaded = new Set([...script.matchAll(loads)].map(([, name]) => name!));
  // Only tests use it.
  loaded.delete('@nestjs/platform-express');
  expect(loaded.size).toBeGreaterThan(0);
  expect([...loaded].filter((name) => !SEPARATE_PACKAGES.includes(name))).toEqual([]);
});

test('the script of the server is ASCII, so that Node holds it with one byte per character', () => {
  expect(/[^\0-\x7f]/.exec(script)).toBeNull();
});

test.each([
  ['bakcup', 1, '"bakcup" is no command.'],
  ['--help', 0, 'Usage: node bff/dist/main.js [command]'],
  ['--version', 0, version],
])('with the argument %s the program ends with %i instead of starting a server', (argument, status, text) => {
  const ended = spawnSync(process.execPath, [inject('builtServer'), argument], { encoding: 'utf8', env: {} });
  expect([ended.status, ended.stdout + ended.stderr]).toEqual([status, expect.stringContaining(text)]);
});
