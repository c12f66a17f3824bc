import { IsolationLevel } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { entities } from '../../src/app/entities.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { MigrationFailed } from '../../src/platform/database/migrate.ts';
import { migrations } from '../../src/platform/database/migrations/list.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { toDomainError } from '../../src/platform/http/request-errors.ts';
import { createPostgres, startSite, type Site } from '../fixtures/site.ts';
import { TcpProxy } from '../fixtures/tcp-proxy.ts';
import { begin, beginGame, guessRight, stateOf, type RunningGame } from '../fixtures/visitor.ts';
import { expectUnavailable } from './unavailable.ts';
import { fault } from './fault.ts';

const WAITING = "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

describe.skipIf(inject('postgresUrl') === '')('a transaction', () => {
  let site: Site;
  let proxy: TcpProxy;
  let otherClient: Database;

  beforeAll(async () => {
    const databaseUrl = await createPostgres('template_site');
    proxy = await TcpProxy.to(databaseUrl);
    site = await startSite(() => openDatabase({ databaseUrl: proxy.urlFor(databaseUrl), dataDir: '' }, entities));
    otherClient = await openDatabase({ databaseUrl, dataDir: '' }, entities);
    await otherClient.em().execute('create table seat (id integer primary key, taken integer not null)');
    await otherClient.em().execute('insert into seat values (1, 0), (2, 0)');
  });
  afterAll(async () => {
    await otherClient?.close();
    await site?.close();
    proxy?.close();
  });

  const knownOf = async (game: RunningGame): Promise<unknown> => (await stateOf(site, game)).json();

  /** Runs `work` while the other client holds a lock on the game's row. */
  const whileLocked = ({ gameId }: RunningGame, work: () => Promise<void>): Promise<void> =>
    otherClient.transaction(async (em) => {
      await em.execute('select 1 from career_game where id = ? for update', [gameId]);
      await work();
    });
  const waitingForLocks = async (): Promise<number> => {
    const [{ count }] = await otherClient.em().execute<[{ count: number }]>(`select count(*)::int as count ${WAITING}`);
    return count;
  };

  fault(25, async () => {
    const game = await beginGame(site);
    await whileLocked(game, async () => {
      // More often than the pool has connections: each connection must return to the pool.
      for (let cut = 0; cut < 12; cut += 1) {
        const answer = guessRight(site, game);
        await expect.poll(waitingForLocks, { interval: 10 }).toBe(1);
        proxy.cut();
        expectUnavailable(await answer);
        // PostgreSQL would detect the closed connection only later.
        await otherClient.em().execute(`select pg_terminate_backend(pid) ${WAITING}`);
      }
    });
    expect(await knownOf(game)).toMatchObject({ answered: false });
    expect((await guessRight(site, game)).status).toBe(200);
    expect(await knownOf(game)).toMatchObject({ answered: true, roundsWon: 1 });
  });

  fault(26, async () => {
    const game = await beginGame(site);
    await whileLocked(game, async () => {
      expectUnavailable(await guessRight(site, game));
    });
    expect((await guessRight(site, game)).status).toBe(200);
  });

  fault(27, async () => {
    const game = await beginGame(site);
    const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
      const [{ name }] = await otherClient.em().execute<[{ name: string }]>('select current_database() as name');
      await otherClient.em().execute(`set default_transaction_read_only = off`);
      await otherClient.em().execute(`alter database ${name} set default_transaction_read_only = ${value}`);
      proxy.cut();
    };
    await setReadOnly('on');
    expectUnavailable(await begin(site));
    expectUnavailable(await guessRight(site, game));
    expect(await knownOf(game)).toMatchObject({ answered: false });
    expect((await site.send('/api/players')).status).toBe(200);
    await setReadOnly('off');
    expect((await guessRight(site, game)).status).toBe(200);
  });

  fault(28, async () => {
    let [tries, releaseBoth] = [0, (): void => undefined];
    const both = new Promise<void>((resolve) => (releaseBoth = resolve));
    const updateInOrder = (...seats: readonly [number, number]): Promise<void> =>
      site.database.transaction(async (em) => {
        // Shorter than a second, so that the detection does not compete with the statement timeout of two seconds.
        await em.execute(`set local deadlock_timeout = '100ms'`);
        const statement = 'update seat set taken = taken + 1 where id = ?';
        await em.execute(statement, [seats[0]]);
        tries += 1;
        if (tries === 2) releaseBoth();
        await both;
        await em.execute(statement, [seats[1]]);
      });
    await Promise.all([updateInOrder(1, 2), updateInOrder(2, 1)]);
    // The repeated transaction can lock its first row before the other one continues, and be in a deadlock again.
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(await otherClient.em().execute('select taken from seat order by id')).toEqual([{ taken: 2 }, { taken: 2 }]);
  });

  const countUpAgainst = (isDisturbed: (tries: number) => boolean): { tries: number; done: Promise<void> } => {
    const attempt = { tries: 0, done: Promise.resolve() };
    const options = { isolationLevel: IsolationLevel.REPEATABLE_READ };
    attempt.done = site.database.transaction(async (em) => {
      attempt.tries += 1;
      await em.execute('select taken from seat where id = 1');
      if (isDisturbed(attempt.tries)) await otherClient.em().execute('update seat set taken = 10 where id = 1');
      await em.execute('update seat set taken = taken + 1 where id = 1');
    }, options);
    return attempt;
  };

  fault(29, async () => {
    const attempt = countUpAgainst((tries) => tries === 1);
    await attempt.done;
    expect(attempt.tries).toBe(2);
    expect(await otherClient.em().execute('select taken from seat where id = 1')).toEqual([{ taken: 11 }]);
  });

  fault(30, async () => {
    const attempt = countUpAgainst(() => true);
    const why = await attempt.done.catch((reason: unknown) => reason);
    expect(toDomainError(why)).toMatchObject({ httpStatus: 503, code: 'overloaded' });
    expect(attempt.tries).toBe(4);
  });
});

describe.skipIf(inject('postgresUrl') === '')('a schema', () => {
  fault(40, async () => {
    const database = await openDatabase({ databaseUrl: await createPostgres(), dataDir: '' });
    const em = database.em();
    // In the way of a statement in the second half of the migration.
    await em.execute("create table plugin as select 'kept' as name");
    const why = await database.migrate().catch((reason: unknown) => reason);
    expect(why).toBeInstanceOf(MigrationFailed);
    expect((why as Error).message).toMatch(/"plugin" already exists.*All changes were rolled back/s);
    expect(await em.execute("select to_regclass('person') as made")).toEqual([{ made: null }]);
    expect(await em.execute('select name from plugin')).toEqual([{ name: 'kept' }]);

    await em.execute('drop table plugin');
    expect(await database.migrate()).toEqual({ applied: migrations.length });
    await database.close();
  });
});
