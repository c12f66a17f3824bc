import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { IssuedPublishToken, PluginDetail } from '@soccer-legends/contracts';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './fixtures/administrator.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const KEY = 'corner-flag';
/** The built command; without it, the test builds one. */
const BUILT_COMMAND = process.env['BUILT_COMMAND'];
/** Each command is a separate process, which takes seconds to start on a busy machine. */
const SEVEN_COMMANDS_MS = 90_000;
const REASON = ['--reason', 'a test of the command'];

let site: Site;
let command: string;
let token: string;

/** Runs `soccer-legends` like a team. Returns its exit code and its output. */
function run(parameters: readonly string[]): Promise<[number | null, string]> {
  const env = {
    PATH: process.env['PATH'],
    SOCCER_LEGENDS_SITE: site.url,
    SOCCER_LEGENDS_TOKEN: token,
    NO_COLOR: '1',
  };
  const child = spawn(process.execPath, [command, ...parameters], { cwd: site.folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve([code, output])));
}

async function buildCommand(): Promise<string> {
  const root = join(import.meta.dirname, '../../libs/plugin-cli');
  // Within the workspace, so that the packages that are not bundled are found.
  const outDir = join(import.meta.dirname, '../.tmp/plugin-cli');
  await build({
    root,
    configFile: join(root, 'vite.config.mjs'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return join(outDir, 'main.js');
}

beforeAll(async () => {
  command = BUILT_COMMAND ?? (await buildCommand());
  // Teams use the site's address, also if the console has its own.
  site = await startSite(openAnyCopy, { variables: { ADMIN_URL: 'http://admin.localhost:3000' } });
  const admin = await signIn({
    send: (path, sending = {}) =>
      site.send(path, { ...sending, headers: { host: 'admin.localhost:3000', ...sending.headers } }),
  });
  const issued = await admin.send(`/api/admin/plugins/${KEY}/tokens`, {
    method: 'POST',
    body: { name: 'team', days: 1 },
  });
  token = issued.json<IssuedPublishToken>().secret;
  for (const version of ['1.0.0', '1.1.0']) {
    const headers = { 'content-type': 'application/zip', authorization: `Bearer ${token}` };
    const body = pluginArchive({ key: KEY, version });
    expect((await site.send('/api/admin/plugins', { method: 'POST', headers, body })).status).toBe(201);
  }
});
afterAll(() => site?.close());

test(
  'a team releases, stages and withdraws versions by command, and reads the status',
  async () => {
    expect(await run(['release', KEY, '1.0.0', ...REASON])).toEqual([
      0,
      expect.stringMatching(
        /^The permission to publish expires on 2026-11-22 12:00 UTC\..*\n✓ corner-flag: 1\.0\.0-\w+ is live\. Before: nothing\./,
      ),
    ]);
    expect(await run(['stage', KEY, '1.1.0', '--share', '10', ...REASON])).toEqual([
      0,
      expect.stringMatching(/^✓ corner-flag: 10 % of the visitors get 1\.1\.0-\w+, others 1\.0\.0-\w+\./m),
    ]);
    const [, status] = await run(['status', KEY]);
    expect(status).toMatch(/^corner-flag at \/corner-flag: on$/m);
    expect(status).toMatch(/^ +10 % +1\.1\.0-\w+ .* by token team /m);
    expect(status).toMatch(/^ +live +1\.0\.0-\w+ /m);
    expect(status).toMatch(/stage 1\.1\.0-\w+ by token team .*: a test of the command$/m);
    const [, json] = await run(['status', KEY, '--json']);
    expect(JSON.parse(json.slice(json.indexOf('{'))) as PluginDetail).toMatchObject({
      key: KEY,
      candidate: { version: '1.1.0', share: 10 },
    });

    expect(await run(['stage', KEY, '--share', '0', ...REASON])).toEqual([
      0,
      expect.stringMatching(/the staging has ended\. All visitors get 1\.0\.0-\w+\./),
    ]);
    expect(await run(['withdraw', KEY, ...REASON])).toEqual([
      0,
      expect.stringMatching(/^✓ corner-flag: 1\.0\.0 is withdrawn\. Nothing is live\./m),
    ]);
    expect((await run(['status', KEY]))[1]).toMatch(/^ +withdrawn +1\.0\.0-\w+ /m);
  },
  SEVEN_COMMANDS_MS,
);

test.each([
  ['a withdrawn version', ['release', KEY, '1.0.0', ...REASON], /Increase "version" in plugin\.json/],
  ['a withdrawal while nothing is live', ['withdraw', KEY, ...REASON], /No version of "corner-flag" is live/],
  ['a share above 100', ['stage', KEY, '--share', '101', ...REASON], /a number from 0 to 100/],
])('rejects %s and says what to do', async (_what, parameters, text) => {
  const [code, output] = await run(parameters);
  expect(code).not.toBe(0);
  expect(output).toMatch(text);
});
