import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SITE, readSiteOptions } from './site-options.ts';

const ADDRESS = 'https://games.example.org/packages/soccer-legends-plugin-cli-1.0.0-0a1b2c3d.tgz';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'soccer-legends-'));
  for (const [project, plugin] of Object.entries({ own: ADDRESS, inside: '1.0.0' })) {
    mkdirSync(join(folder, project, 'src'), { recursive: true });
    const manifest = { devDependencies: { '@soccer-legends/plugin-cli': plugin } };
    writeFileSync(join(folder, project, 'package.json'), JSON.stringify(manifest));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'the flag',
    'own/src',
    { site: 'http://localhost:1' },
    { SOCCER_LEGENDS_SITE: 'http://localhost:2' },
    'http://localhost:1',
  ],
  [
    'the environment if there is no flag',
    'own/src',
    {},
    { SOCCER_LEGENDS_SITE: 'http://localhost:2/' },
    'http://localhost:2',
  ],
  ['the URL of the project’s packages if neither is set', 'own/src', {}, {}, 'https://games.example.org'],
  ['this machine by default', 'inside', {}, {}, DEFAULT_SITE],
])('takes the site from %s', (_what, place, flags, environment, site) => {
  expect(readSiteOptions(flags, environment, join(folder, place)).site).toBe(site);
});

test.each([
  ['the flag', { token: 'slp_flag' }, { SOCCER_LEGENDS_TOKEN: 'slp_environment' }, 'slp_flag'],
  ['the environment', {}, { SOCCER_LEGENDS_TOKEN: 'slp_environment' }, 'slp_environment'],
  ['nothing if the variable is empty', {}, { SOCCER_LEGENDS_TOKEN: '' }, undefined],
])('takes the token from %s', (_what, flags, environment, token) => {
  expect(readSiteOptions(flags, environment, folder).token).toBe(token);
});

test.each(['games.example.org', 'ftp://games.example.org', ''])('rejects "%s" as a site', (site) => {
  expect(() => readSiteOptions({ site }, {}, folder)).toThrow('is not the URL of a site');
});
