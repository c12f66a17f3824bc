import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SiteClient } from '../site/site-client.ts';
import { makeGame } from './make-game.ts';

const cwd = mkdtempSync(join(tmpdir(), 'make-game-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const PACKAGES = ['contracts', 'game-sdk', 'ui', 'remote-config', 'plugin-cli'].map((name) => ({
  name: `@soccer-legends/${name}`,
  path: `/packages/${name}.tgz`,
  version: '1.0.0',
  build: '00000000',
}));

/** A site with one game. */
const SITE: SiteClient = {
  site: 'https://legends.example',
  send: <Answer>(path: string) =>
    Promise.resolve(
      (path === '/api/games' ? [{ key: 'cup-finals', route: '/finals', name: 'Finals' }] : PACKAGES) as Answer,
    ),
};

test.each([
  ['key', 'cup-finals'],
  ['address', 'finals'],
])('a new game cannot have the %s of a game of the site', async (_what, key) => {
  await expect(makeGame({ key }, cwd, SITE)).rejects.toThrow(`https://legends.example has a game at /${key}: Finals.`);
  expect(readdirSync(cwd)).toEqual([]);
});

test('a new game with a free key is written to the folder of that name', async () => {
  const { kind, files } = await makeGame({ key: 'free-kick' }, cwd, SITE);
  expect([kind, files.includes('plugin.json')]).toEqual(['standAlone', true]);
  expect(readdirSync(cwd)).toEqual(['free-kick']);
});

test('the workflows of a new game run the same commands on GitHub and on GitLab', async () => {
  const { folder } = await makeGame({ key: 'throw-in' }, cwd, SITE);
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  const { steps } = read('.github/workflows/game.yml').jobs.game;
  const onGitHub = steps.flatMap(({ run }: { run?: string }) => run ?? []);
  const onGitLab = read('.gitlab-ci.yml').game.script.map((line: string) => /then (.*); fi$/.exec(line)?.[1] ?? line);
  expect(onGitHub).toEqual(['npm ci', 'npm test', 'npx soccer-legends check', 'npx soccer-legends publish']);
  expect(onGitLab).toEqual(onGitHub);
  // Without a stored secret, the job proves its identity to the site.
  expect(read('.github/workflows/game.yml').permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(read('.gitlab-ci.yml').game['id_tokens']).toEqual({ SOCCER_LEGENDS_ID_TOKEN: { aud: SITE.site } });
});
