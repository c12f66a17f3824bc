import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Clock, HOUR_MS } from '../../platform/environment/clock.ts';
import { MANIFEST } from './backup-manifest.ts';
import { OldBackups } from './old-backups.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number): string => new Date(NOW - hours * HOUR_MS).toISOString();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soccer-legends-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the subjects with the times of the newest copies, for a server that has run for some hours. */
async function incidents({ upHours = 0, databaseUrl }: { upHours?: number; databaseUrl?: string }): Promise<unknown[]> {
  let now = NOW - upHours * HOUR_MS;
  const clock = { now: () => new Date(now) } as Clock;
  const config = { backupDir: join(folder, 'backups'), backupMaxAgeMs: 24 * HOUR_MS, databaseUrl, dataDir: folder };
  const source = new OldBackups(clock, config);
  now = NOW;
  return (await source.find()).map(({ subject, facts }) => [subject, (facts as { newest: string | null }).newest]);
}

function addBackup(name: string, manifest: string): void {
  mkdirSync(join(folder, 'backups', name), { recursive: true });
  writeFileSync(join(folder, 'backups', name, MANIFEST), manifest);
}

test.each<[string, readonly string[], unknown[]]>([
  ['there is none', [], [['backup', null]]],
  ['the newest is a day old', [hoursAgo(48), hoursAgo(24), hoursAgo(36)], []],
  ['the newest is older than a day', [hoursAgo(48), hoursAgo(24.01)], [['backup', hoursAgo(24.01)]]],
  ['the newest is from the future', [hoursAgo(1), hoursAgo(-25)], [['backup', hoursAgo(-25)]]],
  ['one manifest has no time', ['', hoursAgo(1)], []],
])('OldBackups reports backups correctly if %s', async (_what, times, expected) => {
  times.forEach((madeAt, index) => addBackup(String(index), JSON.stringify({ madeAt })));
  expect(await incidents({ databaseUrl: 'postgres://db' })).toEqual(expected);
});

test('OldBackups ignores an unfinished backup', async () => {
  addBackup('1', JSON.stringify({ madeAt: hoursAgo(30) }));
  addBackup('2', '{ "madeAt"');
  expect(await incidents({ databaseUrl: 'postgres://db' })).toEqual([['backup', hoursAgo(30)]]);
});

test.each<[string, number, number | undefined, unknown[]]>([
  ['the server has run for an hour without one', 1, undefined, []],
  ['the server has run for longer without one', 1.01, undefined, [['snapshot', null]]],
  ['the newest is an hour old', 5, 1, []],
  ['the newest is from the future', 5, -1.01, [['snapshot', hoursAgo(-1.01)]]],
  ['the newest is older than an hour', 5, 1.01, [['snapshot', hoursAgo(1.01)]]],
])('OldBackups reports snapshots correctly if %s', async (_what, upHours, age, expected) => {
  addBackup('1', JSON.stringify({ madeAt: hoursAgo(1) }));
  if (age !== undefined) mkdirSync(join(folder, 'snapshots', hoursAgo(age).replaceAll(':', '-')), { recursive: true });
  expect(await incidents({ upHours })).toEqual(expected);
});
