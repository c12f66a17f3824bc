import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertTestedVersion, TESTED_VERSION } from '../src/federation-plugin.mjs';
import { versionOf } from '../src/index.mjs';

test('accepts the installed version of the federation plugin', () => {
  expect(versionOf('@module-federation/vite')).toBe(TESTED_VERSION);
  expect(() => assertTestedVersion()).not.toThrow();
});

test('rejects the next patch version and explains how to record its output', () => {
  const [major, minor, patch] = TESTED_VERSION.split('.').map(Number);
  const next = `${major}.${minor}.${patch + 1}`;
  expect(() => assertTestedVersion(next)).toThrow(`@module-federation/vite ${next} is installed`);
  expect(() => assertTestedVersion(next)).toThrow('node libs/remote-config/test/record.mjs');
});

test('the recorded output is from the tested version', () => {
  expect(readFileSync(new URL('recorded/version.txt', import.meta.url), 'utf8').trim()).toBe(TESTED_VERSION);
});
