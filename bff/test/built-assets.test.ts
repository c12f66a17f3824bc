import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from './fixtures/administrator.ts';
import { PLANTED } from './fixtures/planted-settings.ts';
import { filesOf, filesWith } from './fixtures/readable-files.ts';

const root = join(import.meta.dirname, '../..');
/** The server's build of the shell's first page. `first-page.test.ts` checks that it is never served. */
const SERVER_BUILD = join(root, 'shell/dist/server/');
const SERVERS_OWN = [...Object.keys(PLANTED), PASSWORD, 'x-apisports-key', 'x-rapidapi-key', '$argon2', 'process.env.'];

describe('files for browsers', () => {
  const folders = ['shell', 'admin', ...readdirSync(join(root, 'games')).map((game) => `games/${game}`)]
    .map((part) => join(root, part, 'dist'))
    .filter((folder) => existsSync(folder));

  test.skipIf(folders.length === 0)('contain nothing of the server', () => {
    const files = folders.flatMap(filesOf).filter((file) => !file.startsWith(SERVER_BUILD));
    expect(files.length).toBeGreaterThan(folders.length);
    expect(filesWith(files, SERVERS_OWN)).toEqual([]);
  });
});
