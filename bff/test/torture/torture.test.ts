import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { GameListing } from '@soccer-legends/contracts';
import { migrations } from '../../src/platform/database/migrations/list.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { Namespace } from '../fixtures/namespace.ts';
import { ownFolder } from '../fixtures/own-folder.ts';
import { PluginFolder } from '../fixtures/plugin-folder.ts';
import { send } from '../fixtures/send.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { openPgliteCopy, startSite } from '../fixtures/site.ts';
import { SmallDisk } from '../fixtures/small-disk.ts';
import { lostOf, Writer } from '../fixtures/visitor.ts';
import { printOutcomes, rounds, scenario } from './outcomes.ts';

const DAY = 86_400_000;
/** Space for the test database and one snapshot of it. */
const DISK_MB = 180;
/** A file that the database writes to its folder when it hangs. */
const HANGS = 'hangs';

const folder = ownFolder();
const data = (): string => join(folder.path, '.data');

printOutcomes();

/** Writes with four visitors at once until about `count` games are acknowledged. Returns the games. */
async function write(server: ServerProcess, count: number, end?: () => Promise<unknown>): Promise<string[]> {
  const writers: Writer[] = [];
  const written = (): string[] => writers.flatMap((writer) => writer.acknowledged);
  await new Promise<void>((resolve) => {
    const onAcknowledged = (): void => void (written().length >= count && resolve());
    for (let visitor = 0; visitor < 4; visitor += 1) writers.push(new Writer(server, onAcknowledged));
  });
  await end?.();
  await Promise.all(writers.map((writer) => writer.stop()));
  return written();
}

async function stop(server: ServerProcess): Promise<void> {
  expect(await server.kill('SIGTERM')).toBe(0);
}

/** Inverts the byte in the middle of a file. */
function flip(path: string): void {
  const file = openSync(path, 'r+');
  const at = Math.floor(statSync(path).size / 2) + 100;
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, at);
  writeSync(file, Buffer.from([byte[0]! ^ 0xff]), 0, 1, at);
  closeSync(file);
}

/** Returns the file of a table below `.data/database`. */
async function fileOf(table: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: data() });
  const [row] = await database
    .em()
    .execute<{ path: string }[]>('select pg_relation_filepath(?::regclass) as path', [table]);
  await database.close();
  return row!.path;
}

async function execute(...statements: string[]): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: data() });
  for (const statement of statements) await database.em().execute(statement);
  await database.close();
}

scenario(
  'kills under writes',
  async () => {
    const games: string[] = [];
    const kills = rounds(20, 1);
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await (await folder.start()).ready();
      games.push(...(await write(server, 20, () => server.kill('SIGKILL'))));
    }
    const lost = await lostOf(await (await folder.start()).ready(), games);
    return { acknowledged: games.length, lost: lost.length, healed: `${kills} kills` };
  },
  { brief: true },
);

scenario(
  'two servers in two process namespaces',
  async () => {
    const first = await (await folder.startIn(Namespace.wrapper)).ready();
    const games = await write(first, 120);
    const second = await folder.startIn(Namespace.wrapper);
    expect(await second.exited).toBe(1);
    games.push(...(await write(first, 120)));
    await folder.killAll();
    const lost = await lostOf(await (await folder.start()).ready(), games);
    return { acknowledged: games.length, lost: lost.length, healed: 'the second server was refused' };
  },
  { possible: Namespace.possible },
);

scenario(
  'a full disk',
  async () => {
    const disk = SmallDisk.make(DISK_MB);
    const DATA_DIR = join(disk.path, 'data');
    cpSync(inject('filledData'), DATA_DIR, { recursive: true });
    try {
      const server = await (await folder.start({ DATA_DIR })).ready();
      const writers = Array.from({ length: 4 }, () => new Writer(server));
      await expect.poll(() => writers[0]!.acknowledged.length, { timeout: 90_000 }).toBeGreaterThan(10);
      disk.fill();
      await expect.poll(() => writers.some(({ statuses }) => statuses.has(503)), { timeout: 90_000 }).toBe(true);
      await Promise.all(writers.map((writer) => writer.stop()));
      const games = writers.flatMap(({ acknowledged }) => acknowledged);
      disk.free();
      await server.kill('SIGKILL');
      const lost = await lostOf(await (await folder.start({ DATA_DIR })).ready(), games);
      return { acknowledged: games.length, lost: lost.length, healed: 'writes were refused with 503' };
    } finally {
      await folder.killAll();
      disk.remove();
    }
  },
  { possible: SmallDisk.possible },
);

scenario('clock jumps of a day both ways', async () => {
  const site = await startSite(openPgliteCopy, { variables: { RATE_LIMITS: 'off' } });
  let acknowledged = 0;
  for (const jump of [0, DAY, -2 * DAY, DAY]) {
    site.clock.advance(jump);
    const body = { gameType: 'career', feedback: `After a jump of ${jump} ms.` };
    for (let count = 0; count < 5; count += 1)
      if ((await site.send('/api/feedback', { method: 'POST', body })).status < 300) acknowledged += 1;
  }
  const [row] = await site.database.em().execute<{ kept: number }[]>('select count(*)::int as kept from feedback');
  await site.close();
  // Rate limits may reject writes after the clock was set back. No accepted write may be lost.
  expect(acknowledged).toBeGreaterThanOrEqual(10);
  return {
    acknowledged,
    lost: acknowledged - row!.kept,
    healed: `${20 - acknowledged} writes were refused by rate limits`,
  };
});

scenario('a flipped byte in a page of the database', async () => {
  const server = await (await folder.start()).ready();
  const games = await write(server, 20);
  await stop(server);
  flip(join(data(), 'database', await fileOf('person')));
  const next = await (await folder.start()).ready();
  expect(next.output).toContain('The embedded database was corrupt');
  const lost = await lostOf(next, games);
  expect((await send(next.url, '/api/players')).status).toBe(200);
  return { acknowledged: games.length, lost: lost.length, healed: 'the newest snapshot replaced the database' };
});

scenario('flipped bytes in the database and in its newest snapshot', async () => {
  const server = await (await folder.start()).ready();
  const games = await write(server, 20);
  await stop(server);
  await stop(await (await folder.start()).ready());
  const table = await fileOf('person');
  const newest = readdirSync(join(data(), 'snapshots')).sort().at(-1)!;
  for (const place of ['database', join('snapshots', newest)]) flip(join(data(), place, table));
  const next = await (await folder.start()).ready();
  const lost = await lostOf(next, games);
  return { acknowledged: games.length, lost: lost.length, healed: 'the previous snapshot replaced both' };
});

scenario('a flipped byte in a file of a game', async () => {
  new PluginFolder(join(folder.path, 'games')).build('penalty-kick');
  const server = await (await folder.start()).ready();
  const [game] = (await send(server.url, '/api/games')).json<GameListing[]>();
  const { entry } = game!.remote;
  const games = await write(server, 20);
  await stop(server);
  const path = join(data(), entry);
  const before = readFileSync(path);
  flip(path);
  const next = await (await folder.start()).ready();
  expect((await send(next.url, entry)).body).toEqual(before);
  expect(existsSync(join(data(), 'plugins-damaged', entry.replace('/plugins/', '')))).toBe(true);
  return { acknowledged: games.length, lost: (await lostOf(next, games)).length, healed: 'replaced from the build' };
});

scenario('a migration that a kill interrupts', async () => {
  mkdirSync(data());
  // The server hangs after it has changed the schema and before it commits.
  await execute(
    `create table mikro_orm_migrations (id serial primary key, name varchar(255),
     executed_at timestamptz default current_timestamp)`,
    `create function hang() returns trigger language plpgsql as $$ begin
       execute format('copy (select 1) to %L', current_setting('data_directory') || '/${HANGS}');
       loop end loop;
     end $$`,
    'create trigger hang before insert on mikro_orm_migrations for each row execute function hang()',
  );
  const interrupted = await folder.start();
  await expect.poll(() => existsSync(join(data(), 'database', HANGS)), { timeout: 90_000 }).toBe(true);
  await interrupted.kill('SIGKILL');
  rmSync(join(data(), 'database', HANGS));
  await execute('drop trigger hang on mikro_orm_migrations', 'drop function hang()');
  const next = await (await folder.start()).ready();
  expect(next.output).toContain('The schema was migrated');
  const games = await write(next, 20);
  const lost = await lostOf(next, games);
  return { acknowledged: games.length, lost: lost.length, healed: 'rolled back, and migrated at the next start' };
});

scenario('a migration that fails', async () => {
  const server = await (await folder.start()).ready();
  const games = await write(server, 20);
  await stop(server);
  const { name } = migrations.at(-1)!;
  await execute(
    `delete from mikro_orm_migrations where name = '${name}'`,
    "create function fail() returns trigger language plpgsql as $$ begin raise 'No space'; end $$",
    'create trigger fail before insert on mikro_orm_migrations for each row execute function fail()',
  );
  const refused = await folder.start();
  expect(await refused.exited).toBe(1);
  expect(refused.output).toContain('All changes were rolled back');
  await execute('drop trigger fail on mikro_orm_migrations', 'drop function fail()');
  await execute(`insert into mikro_orm_migrations (name) values ('${name}')`);
  const lost = await lostOf(await (await folder.start()).ready(), games);
  return { acknowledged: games.length, lost: lost.length, healed: 'rolled back and named' };
});

scenario('a restore into an empty place', async () => {
  const server = await (await folder.start()).ready();
  const games = await write(server, 20);
  await stop(server);
  const backup = join(folder.path, 'backup');
  expect(await (await folder.start({}, ['backup', backup])).exited).toBe(0);
  rmSync(data(), { recursive: true });
  expect(await (await folder.start({}, ['restore', backup])).exited).toBe(0);
  const lost = await lostOf(await (await folder.start()).ready(), games);
  return { acknowledged: games.length, lost: lost.length, healed: 'restored from the backup' };
});

scenario('the schema of a newer version', async () => {
  const server = await (await folder.start()).ready();
  const games = await write(server, 20);
  await stop(server);
  await execute("insert into mikro_orm_migrations (name) values ('9999-from-the-future')");
  const refused = await folder.start();
  expect(await refused.exited).toBe(1);
  expect(refused.output).toContain('9999-from-the-future');
  await execute("delete from mikro_orm_migrations where name = '9999-from-the-future'");
  const lost = await lostOf(await (await folder.start()).ready(), games);
  return { acknowledged: games.length, lost: lost.length, healed: 'named, and nothing was changed' };
});
