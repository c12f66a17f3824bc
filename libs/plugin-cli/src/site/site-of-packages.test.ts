import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteOfCommand } from './site-of-packages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soccer-legends-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes npm's record of an installed command. Returns the path of its script. */
function install(resolved: string | undefined): string {
  const home = join(folder, '_npx/1a2b/node_modules/@soccer-legends/plugin-cli');
  mkdirSync(join(home, 'dist'), { recursive: true });
  const packages = { 'node_modules/@soccer-legends/plugin-cli': { version: '1.0.0', ...(resolved && { resolved }) } };
  writeFileSync(join(folder, '_npx/1a2b/node_modules/.package-lock.json'), JSON.stringify({ packages }));
  return join(home, 'dist/main.js');
}

test.each([
  [
    'the address that npx was called with',
    'http://localhost:4450/packages/soccer-legends-plugin-cli.tgz',
    'http://localhost:4450',
  ],
  ['nothing for a file on this machine', 'file:../soccer-legends-plugin-cli.tgz', undefined],
  ['nothing for a linked package', undefined, undefined],
])('siteOfCommand returns %s', (_what, resolved, site) => {
  expect(siteOfCommand(install(resolved))).toBe(site);
});

test('siteOfCommand returns undefined without an installation by npm', () => {
  expect(siteOfCommand(join(folder, 'main.js'))).toBeUndefined();
});
