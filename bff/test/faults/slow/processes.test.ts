import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, inject } from 'vitest';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { ownFolder } from '../../fixtures/own-folder.ts';
import { send } from '../../fixtures/send.ts';
import type { ServerProcess } from '../../fixtures/server-process.ts';
import { createPostgres } from '../../fixtures/site.ts';
import { lostOf, Writer } from '../../fixtures/visitor.ts';
import { fault, faultIf } from '../fault.ts';

const hasPostgres = inject('postgresUrl') !== '';

const folder = ownFolder();

describe('one process', () => {
  fault(2, async () => {
    // Long enough for the server to read the requests that it must finish.
    const server = await (await folder.start({ SHUTDOWN_DELAY_MS: '1000' })).ready();
    const slow = Array.from({ length: 10 }, () => slowRequest(server.url));
    await Promise.all(slow.map(({ underway }) => underway));
    const exited = server.kill('SIGTERM');
    await expect.poll(() => refusesConnections(server), { timeout: 10_000 }).toBe(true);
    for (const { finish } of slow) finish();
    expect(await Promise.all(slow.map(({ status }) => status))).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await exited).toBe(0);
    expect(readFileSync(join(folder.path, '.data/database.lock'), 'utf8')).toBe('');
  });

  fault(3, async () => {
    const server = await (await folder.start({ SHUTDOWN_DELAY_MS: '1500' })).ready();
    const exited = server.kill('SIGTERM');
    await expect.poll(async () => (await send(server.url, '/readyz')).status, { interval: 20 }).toBe(503);
    expect((await send(server.url, '/api/games')).status).toBe(200);
    expect(await exited).toBe(0);
  });
});

describe('a process that shuts down slowly', () => {
  fault(4, async () => {
    const server = await (await folder.start({ SHUTDOWN_DELAY_MS: '60000' })).ready();
    let code: number | null | undefined;
    void server.exited.then((exit) => (code = exit));
    const signalAgain = (): number | null | undefined => {
      void server.kill('SIGTERM');
      return code;
    };
    await expect.poll(signalAgain, { interval: 200, timeout: 10_000 }).toBe(1);
  });
});

const databases = [
  { name: 'PGlite', variables: (): Promise<Record<string, string>> => Promise.resolve({}), available: true },
  { name: 'PostgreSQL', variables: async () => ({ DATABASE_URL: await createPostgres() }), available: hasPostgres },
];

describe.for(databases)('on $name', ({ variables, available }) => {
  faultIf(available, 1, async () => {
    const own = await variables();
    const acknowledged: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const server = await (await folder.start(own)).ready();
      const writers: Writer[] = [];
      const written = (): string[] => writers.flatMap((writer) => writer.acknowledged);
      // Kills the server right after a response: a write that was acknowledged too early would be lost.
      await new Promise<void>((resolve) => {
        const onAcknowledged = (): void => void (written().length > 40 && resolve());
        for (let count = 0; count < 4; count += 1) writers.push(new Writer(server, onAcknowledged));
      });
      await server.kill('SIGKILL');
      await Promise.all(writers.map((writer) => writer.stop()));
      acknowledged.push(...written());
    }
    expect(await lostOf(await (await folder.start(own)).ready(), acknowledged)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(80);
  });
});

describe.skipIf(!hasPostgres)('many processes on one PostgreSQL', () => {
  fault(41, async () => {
    const DATABASE_URL = await createPostgres();
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => folder.start({ DATABASE_URL }, ['--migrate-only'])),
    );
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0, 0, 0]);
    expect(servers.filter(({ output }) => output.includes('The schema was migrated'))).toHaveLength(1);
    expect(servers.filter(({ output }) => output.includes('data set was loaded'))).toHaveLength(1);
    const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
    const [{ count }] = (await database.em().execute('select count(*)::int as count from person')) as [
      { count: number },
    ];
    await database.close();
    expect(count).toBeGreaterThan(100);
  });

  fault(42, async () => {
    const DATABASE_URL = await createPostgres('template_site');
    const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
    await database.em().execute("insert into mikro_orm_migrations (name) values ('9999-from-the-future')");
    await database.close();
    const server = await folder.start({ DATABASE_URL });
    expect(await server.exited).toBe(1);
    expect(server.output).toContain('9999-from-the-future');
  });
});

function refusesConnections({ url }: ServerProcess): Promise<boolean> {
  return send(url, '/livez').then(
    () => false,
    () => true,
  );
}

/** Sends half of a request's body; `finish` sends the rest. */
function slowRequest(url: string): { underway: Promise<void>; finish: () => void; status: Promise<number> } {
  const { hostname, port } = new URL(url);
  const sent = request({
    hostname,
    port,
    path: '/api/game/new',
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode!));
    sent.on('error', reject);
  });
  // Without a handler, a failure that no test awaits would end the run.
  status.catch(() => undefined);
  const underway = new Promise<void>((resolve) => sent.write('{', () => resolve()));
  return { underway, finish: () => sent.end('}'), status };
}
