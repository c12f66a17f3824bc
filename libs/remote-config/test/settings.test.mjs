import { expect, test } from 'vitest';
import { namedClasses } from '../src/build-settings.mjs';
import { sharedModules, versionOf } from '../src/shared-modules.mjs';
import { wholeSharedModules } from '../src/whole-shared-modules.mjs';

test('versionOf returns the version of the package that a subpath belongs to', () => {
  expect(versionOf('react/jsx-runtime')).toBe(versionOf('react'));
  expect(versionOf('@soccer-legends/game-sdk/react')).toMatch(/^\d+\.\d+\.\d+$/);
});

test('versionOf rejects a package that is not installed', () => {
  expect(() => versionOf('@soccer-legends/missing')).toThrow('@soccer-legends/missing');
});

test('a remote contains no shared module and takes one copy in a compatible version', () => {
  const shared = sharedModules();
  expect(Object.keys(shared)).toContain('react');
  for (const [name, { singleton, requiredVersion, import: source }] of Object.entries(shared)) {
    expect({ singleton, requiredVersion, source }).toEqual({
      singleton: true,
      requiredVersion: `^${versionOf(name)}`,
      source: false,
    });
  }
});

test('class names consist of file and class, and two files with the same name are rejected', () => {
  const { generateScopedName } = namedClasses().modules;
  expect(generateScopedName('big', '/src/Hub.module.css')).toBe('Hub-big');
  expect(generateScopedName('small', '/src/Hub.module.css')).toBe('Hub-small');
  expect(() => generateScopedName('big', '/src/other/Hub.module.css')).toThrow('Two CSS modules have the name Hub');
});

test('the entry module imports every shared module as a whole, and other modules do not change', () => {
  const plugin = wholeSharedModules('/game/src/game.ts', ['react', 'react-dom']);
  expect(plugin.transform('code', '/game/src/view.tsx')).toBeUndefined();
  const { code } = plugin.transform('code', '/game/src/game.ts?import');
  expect(code).toBe("code\nimport * as __whole0 from 'react';import * as __whole1 from 'react-dom';");
  expect(() => plugin.buildEnd()).not.toThrow();
});

test('a build without the entry module is rejected', () => {
  const plugin = wholeSharedModules('/game/src/game.ts', ['react']);
  expect(() => plugin.buildEnd()).toThrow("The remote's entry module");
  expect(() => plugin.buildEnd(new Error('The build failed for another reason.'))).not.toThrow();
});
