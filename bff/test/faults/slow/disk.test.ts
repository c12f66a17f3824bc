import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject } from 'vitest';
import type { PluginOverview } from '@soccer-legends/contracts';
import { pluginArchive } from '../../fixtures/plugin-archive.ts';
import { send, type Answer } from '../../fixtures/send.ts';
import { ServerProcess } from '../../fixtures/server-process.ts';
import { openPgliteCopy, startSite } from '../../fixtures/site.ts';
import { SmallDisk } from '../../fixtures/small-disk.ts';
import { lostOf, Writer } from '../../fixtures/visitor.ts';
import { expectUnavailable } from '../unavailable.ts';
import { faultIf } from '../fault.ts';

/** Space for the test database and one snapshot of it. */
const DISK_MB = 160;
const possible = SmallDisk.possible;

let disk: SmallDisk;
let folder: string;
const running: ServerProcess[] = [];

beforeEach(() => {
  if (possible) disk = SmallDisk.make(DISK_MB);
  folder = mkdtempSync(join(tmpdir(), 'sl-full-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  if (possible) disk.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(args: string[] = []): Promise<ServerProcess> {
  const DATA_DIR = join(disk.path, 'data');
  if (!existsSync(DATA_DIR)) cpSync(inject('filledData'), DATA_DIR, { recursive: true });
  const server = await ServerProcess.start(folder, { DATA_DIR }, args);
  running.push(server);
  return server;
}

describe('a full disk', () => {
  faultIf(
    possible,
    70,
    async () => {
      const server = await (await start()).ready();
      const writers = Array.from({ length: 4 }, () => new Writer(server));
      const acknowledged = (): string[] => writers.flatMap((writer) => writer.acknowledged);
      await expect.poll(() => acknowledged().length, { timeout: 20_000 }).toBeGreaterThan(50);
      disk.fill();
      await expect
        .poll(() => writers.some(({ statuses }) => [...statuses].some((status) => status !== 200)), { timeout: 60_000 })
        .toBe(true);
      await Promise.all(writers.map((writer) => writer.stop()));
      expect((await send(server.url, '/api/players')).status).toBe(200);
      disk.free();
      await server.kill('SIGTERM');
      expect(new Set(writers.flatMap(({ statuses }) => [...statuses]))).toEqual(new Set([200, 503]));
      const next = await (await start()).ready();
      expect(await lostOf(next, acknowledged())).toEqual([]);
    },
    120_000,
  );

  faultIf(possible, 71, async () => {
    const server = await (await start()).ready();
    expect(await server.kill('SIGTERM')).toBe(0);
    const snapshots = join(disk.path, 'data/snapshots');
    const before = readdirSync(snapshots);
    expect(before).toHaveLength(1);
    const next = await (await start()).ready();
    disk.fill(8);
    await next.kill('SIGTERM');
    expect(next.output).toContain('No snapshot was taken');
    expect(readdirSync(snapshots)).toEqual(before);
  });

  faultIf(possible, 74, async () => {
    const server = await (await start()).ready();
    expect(await server.kill('SIGTERM')).toBe(0);
    const data = join(disk.path, 'data');
    const before = readdirSync(data, { recursive: true }).sort();
    disk.fill();
    const refused = await start();
    expect(await refused.exited).toBe(1);
    expect(refused.output).toContain('is full: free some space');
    expect(readdirSync(data, { recursive: true }).sort()).toEqual(before);
    disk.free();
    await (await start()).ready();
  });

  faultIf(possible, 72, async () => {
    const site = await startSite(openPgliteCopy, { variables: { DATA_DIR: disk.path } });
    const admin = await site.signIn();
    const upload = (): Promise<Answer> =>
      admin.send('/api/admin/plugins', {
        method: 'POST',
        body: pluginArchive(),
        headers: { 'content-type': 'application/zip' },
      });
    const keys = async (): Promise<string[]> =>
      (await admin.send('/api/admin/plugins')).json<PluginOverview[]>().map(({ key }) => key);
    disk.fill();
    expectUnavailable(await upload());
    expect(await keys()).toEqual([]);
    const left = readdirSync(disk.path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map(({ name }) => name)).toEqual(['ballast']);
    disk.free();
    expect((await upload()).status).toBe(201);
    await site.close();
  });

  faultIf(possible, 73, async () => {
    cpSync(inject('filledData'), join(folder, '.data'), { recursive: true });
    disk.fill(4);
    const target = join(disk.path, 'backup');
    const backup = await ServerProcess.start(folder, {}, ['backup', target]);
    expect(await backup.exited).toBe(1);
    expect(backup.output).toContain('is full: free some space');
    expect(backup.output).not.toMatch(/^\s+at /m);
    expect(readdirSync(disk.path)).toEqual(['ballast']);
    disk.free();
    const again = await ServerProcess.start(folder, {}, ['backup', target]);
    expect(await again.exited).toBe(0);
  });
});
