import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, PASSWORD_HASH } from './fixtures/administrator.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const VITE = join(root, 'node_modules/vite/bin/vite.js');
const READABLE = /\.(?:js|mjs|css|json|html|svg|map|txt)$/;
/** Server settings, which must not end up in files for browsers. */
const PLANTED = {
  ADMIN_PASSWORD: 'planted-password-of-the-operator',
  ADMIN_PASSWORD_HASH: PASSWORD_HASH,
  API_FOOTBALL_KEY: 'planted-key-0f6c1d2e3b4a5968',
  DATABASE_URL: 'postgres://planted:planted-too@db/soccer',
  S3_SECRET_ACCESS_KEY: 'planted-key-of-the-bucket',
};
/** The server's build of the shell's first page. It is never served: `first-page.test.ts` checks that. */
const SERVER_BUILD = join(root, 'shell/dist/server/');
const SERVERS_OWN = [...Object.keys(PLANTED), PASSWORD, 'x-apisports-key', 'x-rapidapi-key', '$argon2', 'process.env.'];

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && READABLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function filesWith(files: readonly string[], words: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return words.filter((word) => text.includes(word)).map((word) => `${file.slice(root.length)}: ${word}`);
  });
}

describe('files for browsers', () => {
  const folders = ['shell', 'admin', ...readdirSync(join(root, 'games')).map((game) => `games/${game}`)]
    .map((part) => join(root, part, 'dist'))
    .filter((folder) => existsSync(folder));

  test.skipIf(folders.length === 0)('holds nothing of the server, in any built file', () => {
    const files = folders.flatMap(filesOf).filter((file) => !file.startsWith(SERVER_BUILD));
    expect(files.length).toBeGreaterThan(folders.length);
    expect(filesWith(files, SERVERS_OWN)).toEqual([]);
  });
});

describe('a build with every server setting in the environment', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sl-built-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('includes none of them in the console', { timeout: 60_000 }, async () => {
    const exposed = Object.entries(PLANTED).map(([name, value]) => [`VITE_${name}`, value]);
    await run(process.execPath, [VITE, 'build', '--outDir', folder], {
      cwd: join(root, 'admin'),
      env: { PATH: process.env['PATH'], ...PLANTED, ...Object.fromEntries(exposed) },
    });
    const files = filesOf(folder);
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    expect(filesWith(files, Object.values(PLANTED))).toEqual([]);
  });
});
