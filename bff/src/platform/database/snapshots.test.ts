import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { createEngine } from './embedded-engine.ts';
import { openEngine } from './open-database.ts';
import { Snapshots } from './snapshots.ts';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sl-snapshots-'));
  const folder = join(dataDir, 'database');
  database = await openEngine(await createEngine({ dataDir: folder }), [], { folder });
  await database.em().execute('create table goal (minute integer)');
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => rmSync(join(dataDir, 'snapshots'), { recursive: true, force: true }));

const score = (minute: number) => database.em().execute(`insert into goal values (${minute})`);
const take = (minute: string) => new Snapshots(dataDir).take(database, new Date(`2026-06-11T20:${minute}:00Z`));
const taken = () => new Snapshots(dataDir).list().map((folder) => /T\d\d-(\d\d)/.exec(basename(folder))![1]);

async function goalsIn(snapshot: string): Promise<number[]> {
  const folder = join(dataDir, 'snapshots', snapshot);
  const copy = await openEngine(await createEngine({ dataDir: folder }), []);
  const rows = await copy.em().execute<{ minute: number }[]>('select minute from goal order by minute');
  await copy.close();
  return rows.map(({ minute }) => minute);
}

test('gives the newest snapshot the current time if nothing was written since', async () => {
  await score(1);
  await take('00');
  await database.em().execute('select * from goal');
  await take('10');
  await take('20');
  expect(taken()).toEqual(['20']);
  expect(await goalsIn(readdirSync(join(dataDir, 'snapshots'))[0]!)).toContain(1);
});

test('copies the database again after a write', async () => {
  await take('00');
  await score(30);
  await take('10');
  expect(taken()).toEqual(['00', '10']);
  const [older, newer] = readdirSync(join(dataDir, 'snapshots'));
  expect([await goalsIn(older!), await goalsIn(newer!)]).toEqual([
    expect.not.arrayContaining([30]),
    expect.arrayContaining([30]),
  ]);
});

test('keeps the snapshot that was taken last if the clock was ahead before', async () => {
  const ahead = ['2027-06-11', '2027-06-12', '2027-06-13'];
  for (const day of ahead) {
    await score(40);
    await new Snapshots(dataDir).take(database, new Date(`${day}T20:00:00Z`));
  }
  await score(41);
  await take('50');
  const newest = new Snapshots(dataDir).list().at(-1)!;
  expect(new Snapshots(dataDir).newestAt()).toEqual(new Date('2026-06-11T20:50:00Z'));
  expect(await goalsIn(basename(newest))).toContain(41);
  expect(new Snapshots(dataDir).list()).toHaveLength(3);
});

test('orders snapshots of version 0.2.0, which have no number, before its own', async () => {
  mkdirSync(join(dataDir, 'snapshots', '2027-06-11T20-00-00.000Z'), { recursive: true });
  await take('50');
  expect(taken()).toEqual(['00', '50']);
});

test('takes an unnumbered snapshot from the future for the oldest', () => {
  for (const day of ['2026-06-10', '2126-06-10'])
    mkdirSync(join(dataDir, 'snapshots', `${day}T20-00-00.000Z`), { recursive: true });
  expect(new Snapshots(dataDir).newestAt()).toEqual(new Date('2026-06-10T20:00:00Z'));
});

test('a requested snapshot contains what was written before the request', async () => {
  await take('00');
  await score(60);
  const requested = new Snapshots(dataDir).request();
  await new Snapshots(dataDir).takeRequested(database, new Date('2026-06-11T20:10:00Z'));
  expect(await goalsIn(basename((await requested)!))).toContain(60);
  expect(taken()).toEqual(['00', '10']);
});

test('copies the database again if the newest snapshot is not the one that was taken last', async () => {
  await take('00');
  rmSync(join(dataDir, 'snapshots'), { recursive: true });
  await take('10');
  expect(await goalsIn(readdirSync(join(dataDir, 'snapshots'))[0]!)).toContain(1);
});
