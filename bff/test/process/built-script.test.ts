import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, inject, test } from 'vitest';

const script = readFileSync(inject('builtServer'), 'utf8');

test('the script of the server contains its packages, except those with native files', () => {
  const imported = [...script.matchAll(/^import\s(?:[^'"]*from\s)?["']([^"']+)["'];$/gm)].map(([, name]) => name!);
  const packages = imported.filter((name) => !/^(?:node:|\.)/.test(name) && !builtinModules.includes(name));
  expect(packages.sort()).toEqual(['@electric-sql/pglite', '@node-rs/argon2', '@resvg/resvg-js']);
});

test('the script of the server is ASCII, so that Node holds it with one byte per character', () => {
  expect(/[^\0-\x7f]/.exec(script)).toBeNull();
});
