import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ciIdentity, DEFAULT_SITE, expiryWarning, readSiteOptions } from './site-options.ts';

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

test.each([
  ['15 days before a permission to publish expires, there is no warning', '2026-12-06T12:00:00Z', undefined],
  [
    '14 days before a permission to publish expires, there is a warning',
    '2026-12-05T12:00:00Z',
    'The permission to publish expires on 2026-12-05 12:00 UTC. ',
  ],
])('%s', (_title, expiresAt, text) => {
  const warning = expiryWarning(new Date(expiresAt), new Date('2026-11-21T12:00:00Z'));
  if (text === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(text);
});

test('a CI job requests its identity for the site from GitHub, or reads it from the variable of GitLab', async () => {
  const server = createServer(({ url, headers }, response) => {
    if (headers.authorization !== 'Bearer of the job') return response.writeHead(403).end();
    response.end(JSON.stringify({ value: `identity for ${new URL(url!, 'http://x').searchParams.get('audience')}` }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token?api-version=2`;
  const onGitHub = (secret: string) =>
    ciIdentity('https://legends.example', {
      ACTIONS_ID_TOKEN_REQUEST_URL: address,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret,
    });
  expect(await onGitHub('of the job')).toBe('identity for https://legends.example');
  await expect(onGitHub('of another job')).rejects.toThrow('GitHub did not identify this job (status 403).');
  expect(await ciIdentity('https://legends.example', { SOCCER_LEGENDS_ID_TOKEN: 'of GitLab' })).toBe('of GitLab');
  expect(await ciIdentity('https://legends.example', {})).toBeUndefined();
});
