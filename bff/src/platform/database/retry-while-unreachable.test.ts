import { expect, test } from 'vitest';
import { Clock } from '../environment/clock.ts';
import { DatabaseUnreachable, retryWhileUnreachable } from './retry-while-unreachable.ts';
import { MigrationFailed } from './migrate.ts';

const URL = 'postgres://site:hunter2@db:5432/site';

/** A clock that records the requested delays instead of waiting. */
class InstantClock extends Clock {
  readonly waits: number[] = [];

  override now(): Date {
    return new Date(0);
  }

  override wait(ms: number): Promise<void> {
    this.waits.push(ms);
    return Promise.resolve();
  }
}

function coded(message: string, code?: string): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

test.each([
  ['refuses connections', new DatabaseUnreachable(URL, coded('connect ECONNREFUSED', 'ECONNREFUSED'))],
  ['has no address yet', new DatabaseUnreachable(URL, coded('getaddrinfo ENOTFOUND db', 'ENOTFOUND'))],
  ['does not respond', new DatabaseUnreachable(URL, coded('timeout expired'))],
  ['is starting', new DatabaseUnreachable(URL, coded('the database system is starting up', '57P03'))],
  ['goes away during the migration', new MigrationFailed(coded('Connection terminated unexpectedly'))],
  ['goes away while tables are read', coded('Connection terminated unexpectedly')],
])('waits, with backoff and one report a minute, for a server that %s', async (_what, fault) => {
  const clock = new InstantClock();
  const reports: string[] = [];
  let attempts = 0;
  const result = await retryWhileUnreachable(
    () => ((attempts += 1) <= 25 ? Promise.reject(fault) : Promise.resolve('open')),
    clock,
    (message) => reports.push(message),
  );
  expect(result).toBe('open');
  expect(clock.waits.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  const minutes = Math.floor(clock.waits.reduce((sum, wait) => sum + wait, 0) / 60_000);
  expect(reports).toHaveLength(minutes + 1);
  expect(reports.join()).not.toContain('hunter2');
});

test.each([
  ['the password is wrong', new DatabaseUnreachable(URL, coded('password authentication failed', '28P01'))],
  ['the database does not exist', new DatabaseUnreachable(URL, coded('does not exist', '3D000'))],
  ['the disk of the server itself is full', coded('no space left on device, write', 'ENOSPC')],
  ['its data directory is read-only', coded('read-only file system', 'EROFS')],
  ['a migration is wrong', new MigrationFailed(coded('column does not exist', '42703'))],
  ['the program has a bug', new TypeError('x is not a function')],
])('does not wait if %s', async (_what, fault) => {
  const clock = new InstantClock();
  await expect(
    retryWhileUnreachable(
      () => Promise.reject(fault),
      clock,
      () => undefined,
    ),
  ).rejects.toBe(fault);
  expect(clock.waits).toEqual([]);
});
