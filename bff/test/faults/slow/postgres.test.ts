import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CareerGameState } from '@soccer-legends/contracts';
import { PASSWORD, PASSWORD_HASH } from '../../fixtures/administrator.ts';
import { PluginFolder } from '../../fixtures/plugin-folder.ts';
import { startCluster, type Cluster } from '../../fixtures/postgres-cluster.ts';
import { send, type Answer } from '../../fixtures/send.ts';
import { ServerProcess } from '../../fixtures/server-process.ts';
import { TcpProxy } from '../../fixtures/tcp-proxy.ts';
import { begin, beginGame, guessRight, lostOf, stateOf, Writer, type RunningGame } from '../../fixtures/visitor.ts';
import { expectUnavailable, inTime } from '../unavailable.ts';
import { fault } from '../fault.ts';

const POLLING = { timeout: 20_000, interval: 100 };
/** Reading requests of the games and pages. */
const READS = [
  '/',
  '/api/games',
  '/api/nations?language=de',
  '/api/coaches',
  '/api/players?limit=300',
  '/api/players/search?q=ma',
  '/api/team-logos',
  '/api/futwordle/answers?length=5',
  '/api/connections-game',
  '/api/player-grid/game',
  '/livez',
  '/art/crest/1.svg',
];

describe.skipIf(inject('postgresUrl') === '')('a server with PostgreSQL', () => {
  let cluster: Cluster;
  let proxy: TcpProxy;
  let folder: string;
  let server: ServerProcess;
  let game: RunningGame;

  const start = async (): Promise<void> => {
    const DATABASE_URL = proxy.urlFor(cluster.urlOf('postgres'));
    server = await (await ServerProcess.start(folder, { DATABASE_URL, ADMIN_PASSWORD_HASH: PASSWORD_HASH })).ready();
  };

  beforeAll(async () => {
    cluster = (await startCluster())!;
    proxy = await TcpProxy.to(cluster.urlOf('postgres'));
    folder = mkdtempSync(join(tmpdir(), 'sl-outage-'));
    new PluginFolder(join(folder, 'games')).build('penalty-kick');
    await start();
    game = await beginGame(server);
  });
  afterEach(() => {
    proxy.heal();
    expect(server.output).not.toMatch(/"level":"fatal"/);
  });
  afterAll(async () => {
    await server?.kill('SIGKILL');
    proxy?.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const readiness = async (): Promise<unknown> => (await send(server.url, '/readyz')).json();
  const writes = (): Promise<Answer>[] => [
    begin(server),
    guessRight(server, game),
    send(server.url, '/api/game/next-round', { method: 'POST', body: { gameId: game.gameId, wasCorrect: true } }),
    send(server.url, '/api/feedback', { method: 'POST', body: { gameType: 'general', feedback: 'Nothing works!' } }),
    send(server.url, '/api/admin/login', {
      method: 'POST',
      body: { password: PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
    send(server.url, '/api/admin/feedback', { headers: { cookie: 'sl_admin=x', 'sec-fetch-site': 'same-origin' } }),
  ];

  async function expectReadsToWork(): Promise<void> {
    await expect.poll(readiness, POLLING).toMatchObject({ ready: true, degraded: ['database'] });
    const answers = await Promise.all(READS.map((path) => inTime(send(server.url, path))));
    expect(answers.map(({ status }, index) => `${READS[index]} ${status}`)).toEqual(READS.map((path) => `${path} 200`));
    // More requests than connections: each must time out by itself, not after the others.
    const pending = Array.from({ length: 8 }, writes).flat();
    for (const answer of await Promise.all(pending.map(inTime))) expectUnavailable(answer);
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(async () => (await begin(server)).status, POLLING).toBe(200);
    await expect.poll(readiness, POLLING).toMatchObject({ ready: true, degraded: [] });
    expect((await stateOf(server, game)).json<CareerGameState & Record<string, unknown>>()).toMatchObject({
      answered: false,
      roundsWon: 0,
    });
  }

  test('responds to all reading requests', async () => {
    const answers = await Promise.all(READS.map((path) => send(server.url, path)));
    expect(answers.map(({ status }) => status)).toEqual(READS.map(() => 200));
  });

  fault(20, async () => {
    await cluster.halt();
    await expectReadsToWork().finally(() => cluster.resume());
    await expectRecovery();
  });

  fault(21, async () => {
    const writers = Array.from({ length: 4 }, () => new Writer(server));
    const acknowledged = (): string[] => writers.flatMap((writer) => writer.acknowledged);
    for (let restart = 0; restart < 3; restart += 1) {
      const before = acknowledged().length;
      await expect.poll(() => acknowledged().length, POLLING).toBeGreaterThan(before + 50);
      await cluster.halt();
      await cluster.resume();
    }
    await Promise.all(writers.map((writer) => writer.stop()));
    expect(new Set(writers.flatMap(({ statuses }) => [...statuses]))).toEqual(new Set([200, 503]));
    expect(await lostOf(server, acknowledged())).toEqual([]);
  });

  fault(22, async () => {
    proxy.blackHole();
    await expectReadsToWork();
    proxy.heal();
    await expectRecovery();
  });

  fault(23, async () => {
    proxy.slowDown(150);
    const late = await beginGame(server);
    expect((await inTime(guessRight(server, late))).status).toBe(200);
    expect((await stateOf(server, late)).json()).toMatchObject({ answered: true, roundsWon: 1 });
  });

  fault(24, async () => {
    proxy.slowDown(4000);
    for (const answer of await Promise.all(writes().map(inTime))) expectUnavailable(answer);
    proxy.heal();
    await expectRecovery();
  });

  fault(34, async () => {
    proxy.blackHole();
    await expect.poll(readiness, POLLING).toMatchObject({ degraded: ['database'] });
    const signaledAt = performance.now();
    expect([0, 1]).toContain(await server.kill('SIGTERM'));
    expect(performance.now() - signaledAt).toBeLessThan(40_000);
    proxy.heal();
    await start();
  });
});
