import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { ownFolder } from '../../fixtures/own-folder.ts';
import { send } from '../../fixtures/send.ts';
import type { ServerProcess } from '../../fixtures/server-process.ts';
import { createPostgres } from '../../fixtures/site.ts';
import { fault, faultIf } from '../fault.ts';

const SLOW = { timeout: 120_000 };

const folder = ownFolder();

beforeEach(() => cpSync(inject('filledData'), join(folder.path, '.data'), { recursive: true }));

async function command(
  variables: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const server = await folder.start(variables, args);
  return { code: await server.exited, said: server.output };
}

/** Starts a game, which only this database has. */
async function newGame({ url }: ServerProcess): Promise<string> {
  return (await send(url, '/api/game/new', { method: 'POST' })).json<{ gameId: string }>().gameId;
}

/** Returns the seed of a past matchday. */
const seedOf = async ({ url }: ServerProcess, matchday: number): Promise<string> =>
  (await send(url, `/api/matchdays/${matchday}`)).json<{ seed: string }>().seed;

const stop = async (server: ServerProcess): Promise<void> => expect(await server.kill('SIGTERM')).toBe(0);
const statusOf = async ({ url }: ServerProcess, game: string): Promise<number> =>
  (await send(url, `/api/game?gameId=${game}`)).status;

const kinds = [
  {
    name: 'the embedded database',
    available: true,
    place: (): Promise<Record<string, string>> => Promise.resolve({}),
    destroy: (): Promise<Record<string, string>> => {
      rmSync(join(folder.path, '.data'), { recursive: true });
      return Promise.resolve({});
    },
  },
  {
    name: 'PostgreSQL',
    available: inject('postgresUrl') !== '',
    place: async () => ({ DATABASE_URL: await createPostgres() }),
    destroy: async () => ({ DATABASE_URL: await createPostgres() }),
  },
];

describe.for(kinds)('$name', ({ available, place, destroy }) => {
  faultIf(available, 68, async () => {
    const before = await place();
    const server = await (await folder.start(before)).ready();
    const game = await newGame(server);
    await seedOf(server, 1);
    await stop(server);
    const backup = join(folder.path, 'backup');
    expect(await command(before, 'backup', backup)).toMatchObject({ code: 0 });
    // Nobody requested this day before the backup, so its seed must follow from the site's key in the backup.
    const seed = await seedOf(await (await folder.start(before)).ready(), 2);
    await folder.killAll();

    const after = await destroy();
    const restored = await command(after, 'restore', backup);
    expect(restored.said).toMatch(/is complete: .* made by version [\d.]+: \d+ rows, \d+ files/);
    const target = after['DATABASE_URL'] ?? join(folder.path, '.data');
    expect(restored.said).toContain(`restored to ${target.replace(/.*@/, 'the database ')}`);
    expect(restored.said).toMatch(/All \d\d tables have as many rows as in the backup. Start the site/);
    expect(restored.code).toBe(0);
    const again = await (await folder.start(after)).ready();
    expect([await statusOf(again, game), await seedOf(again, 2)]).toEqual([200, seed]);
  });
});

describe('a backup', () => {
  const hasPostgres = inject('postgresUrl') !== '';
  test.skipIf(!hasPostgres)('can be restored if visitors added rows during the backup', SLOW, async () => {
    const before = { DATABASE_URL: await createPostgres() };
    const server = await (await folder.start({ ...before, RATE_LIMITS: 'off' })).ready();
    let isMade = false;
    const visits = (async () => {
      while (!isMade) await newGame(server);
    })();
    const backup = join(folder.path, 'backup');
    const made = await command(before, 'backup', backup);
    isMade = true;
    await visits;
    expect(made.code).toBe(0);
    const after = { DATABASE_URL: await createPostgres() };
    expect(await command(after, 'restore', backup)).toMatchObject({ code: 0 });
  });

  fault(69, async () => {
    const backup = join(folder.path, 'backup');
    await command({}, 'backup', backup);
    writeFileSync(join(backup, 'database/PG_VERSION'), '99');
    writeFileSync(join(backup, 'more'), '');
    symlinkSync(folder.path, join(backup, 'link'));
    rmSync(join(folder.path, '.data'), { recursive: true });
    for (const name of ['verify-backup', 'restore']) {
      const { code, said } = await command({}, name, backup);
      expect(code).toBe(1);
      expect(said).toContain('database/PG_VERSION has changed, link is no regular file, more is unexpected');
    }
    expect(existsSync(join(folder.path, '.data/database'))).toBe(false);
  });

  test('never overwrites an existing backup or database', SLOW, async () => {
    const backup = join(folder.path, 'backup');
    expect((await command({}, 'backup', backup)).code).toBe(0);
    expect((await command({}, 'backup', backup)).said).toContain('is not empty');
    expect((await command({}, 'restore', backup)).said).toContain('already contains a database');
    expect((await command({}, 'restore', join(folder.path, 'elsewhere'))).said).toContain('does not exist');
    expect((await command({}, 'backup')).said).toContain('Name the folder');
  });

  test('whose row counts differ after the restore is reported with the folder to move away', SLOW, async () => {
    const backup = join(folder.path, 'backup');
    await command({}, 'backup', backup);
    const manifest = join(backup, 'backup.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"alert": ', '"alert": 1'));
    const target = join(folder.path, 'restored');
    const { said } = await command({ DATA_DIR: target }, 'restore', backup);
    expect(said).toMatch(/: alert has \d+ rows and had 1\d+\. Move /);
    expect(said).toContain(`Move ${join(target, 'database')} away, and restore another backup.`);
  });

  test('is refused in or without the data directory, and changes nothing', SLOW, async () => {
    const inside = join(folder.path, '.data/backups');
    expect((await command({}, 'backup', inside)).said).toContain('is inside DATA_DIR and would be lost with it');
    const none = { DATA_DIR: join(folder.path, 'none') };
    expect((await command(none, 'backup', join(folder.path, 'backup'))).said).toContain('none contains no database');
    expect([inside, none.DATA_DIR].filter(existsSync)).toEqual([]);
  });

  test('of a running site contains all rows and files that were written before', SLOW, async () => {
    const game = await newGame(await (await folder.start()).ready());
    const map = join(folder.path, '.data/plugins/corner-flag/1.0.0-0a1b2c3d/remoteEntry.js.map');
    mkdirSync(dirname(map), { recursive: true });
    writeFileSync(map, 'uploaded');
    const backup = join(folder.path, 'backup');
    expect(await command({}, 'backup', backup)).toMatchObject({ code: 0 });
    await folder.killAll();
    rmSync(join(folder.path, '.data'), { recursive: true });
    expect((await command({}, 'restore', backup)).code).toBe(0);
    expect(readFileSync(map, 'utf8')).toBe('uploaded');
    expect(await statusOf(await (await folder.start()).ready(), game)).toBe(200);
  });
});

describe('a corrupt embedded database', () => {
  const corrupt = (database = join(folder.path, '.data/database')): void =>
    truncateSync(join(database, 'global/pg_control'), 0);

  fault(65, async () => {
    const first = await (await folder.start()).ready();
    const game = await newGame(first);
    await stop(first);
    corrupt();
    const second = await (await folder.start()).ready();
    expect(second.output).toContain('and was replaced with');
    expect(await statusOf(second, game)).toBe(200);
    expect(readdirSync(join(folder.path, '.data'))).toContain('database.broken');
  });

  fault(66, async () => {
    const games: string[] = [];
    for (let start = 0; start < 2; start += 1) {
      const server = await (await folder.start()).ready();
      games.push(await newGame(server));
      await stop(server);
    }
    corrupt();
    const snapshots = join(folder.path, '.data/snapshots');
    corrupt(join(snapshots, readdirSync(snapshots).sort().at(-1)!));
    const next = await (await folder.start()).ready();
    expect(await Promise.all(games.map((game) => statusOf(next, game)))).toEqual([200, 404]);
    // The corrupt files are kept, because an expert may recover data from them.
    expect(statSync(join(folder.path, '.data/database.broken/global/pg_control')).size).toBe(0);
  });

  fault(67, async () => {
    corrupt();
    const server = await folder.start();
    expect(await server.exited).toBe(1);
    expect(server.output).toContain('Restore a backup, or move the folder away');
    expect(existsSync(join(folder.path, '.data/database/PG_VERSION'))).toBe(true);
  });
});
