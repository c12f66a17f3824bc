import { describe, expect, test } from 'vitest';
import { AuditLog, type AuditFilter, type ChainReport } from '../src/features/audit/audit-log.ts';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const toggled = (target: string) => ({
  actor: 'administrator',
  action: 'game.toggle',
  target,
  before: { isActive: true, ten: 10, 2: 'two' },
  after: { isActive: false, note: undefined },
  outcome: 'done' as const,
});

class Forged extends Error {
  constructor(readonly report: ChainReport) {
    super('The forgery was rolled back.');
  }
}

onEveryDatabase('the audit log', {}, (site) => {
  const audit = (): AuditLog => site().app.get(AuditLog);

  test('stores actions in order, each entry with the hash of its predecessor', async () => {
    // No more at once than the pool has connections: on a busy machine, waiting for a connection would time out.
    for (const round of ['first', 'second']) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => audit().record(site().database.em(), toggled(`${round}-${index}`))),
      );
    }
    const entries = await site()
      .database.em()
      .findAll(AuditEntry, { orderBy: { id: 'asc' } });
    expect(entries).toHaveLength(20);
    expect(entries.slice(1).map(({ prevHash }) => prevHash)).toEqual(entries.slice(0, -1).map(({ hash }) => hash));
    expect(entries[0]).toMatchObject({
      at: site().clock.now(),
      before: { isActive: true },
      after: { isActive: false },
    });
    expect(await audit().verify()).toEqual({ entries: 20, firstBroken: null });
  });

  describe('finds entries', () => {
    const found = async (filter: AuditFilter) => {
      const { entries, total } = await audit().page(1, 50, filter);
      expect(entries).toHaveLength(total);
      return entries.map(({ target }) => target).toSorted();
    };

    test.each<[string, AuditFilter, number]>([
      ['by target', { search: 'first-3' }, 1],
      ['by a part of the target in any case', { search: 'SECOND' }, 10],
      ['by action', { search: 'game.toggle' }, 20],
      ['by actor', { search: 'administrator' }, 20],
      ['by outcome', { outcome: 'done' }, 20],
      ['by both, where nothing matches', { search: 'first-3', outcome: 'refused' }, 0],
      ['by a percent sign, literally', { search: '%' }, 0],
      ['by an underscore, literally', { search: '_' }, 0],
      ['by a backslash, literally', { search: '\\' }, 0],
      ['without a filter', {}, 20],
    ])('%s', async (_part, filter, count) => {
      expect(await found(filter)).toHaveLength(count);
    });

    test('in pages: the total counts what matches', async () => {
      const { entries, total, page } = await audit().page(9, 4, { search: 'first' });
      expect([entries.length, total, page]).toEqual([2, 10, 3]);
    });
  });

  test('has no entry for a transaction that was rolled back', async () => {
    const rolledBack = site()
      .database.em()
      .transactional(async (em) => {
        await audit().record(em, toggled('never'));
        throw new Error('rolled back');
      });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await audit().verify()).toEqual({ entries: 20, firstBroken: null });
  });

  test.each(["update audit_log set actor = 'x'", 'delete from audit_log', 'truncate audit_log'])(
    'refuses "%s"',
    async (statement) => {
      await expect(site().database.em().execute(statement)).rejects.toThrow('is append-only');
    },
  );

  test.each([
    ['a changed text', "update audit_log set outcome = 'refused' where id = 7", 7],
    ['a changed detail', `update audit_log set after = '{"isActive":true}' where id = 7`, 7],
    ['a changed time', "update audit_log set at = at + interval '1 second' where id = 7", 7],
    ['a deleted row', 'delete from audit_log where id = 7', 8],
    ['a row with a recomputed hash', "update audit_log set actor = 'x', hash = 'made to fit' where id = 7", 7],
  ])('reports the first forged entry: %s', async (_what, statement, where) => {
    const forged = site()
      .database.em()
      .transactional(async (em) => {
        await em.execute('alter table audit_log disable trigger audit_log_only_grows');
        await em.execute(statement);
        // Rolls back, so that the next forgery starts from an intact chain.
        throw new Forged(await audit().verify(em));
      });
    await expect(forged).rejects.toMatchObject({ report: { firstBroken: where } });
  });
});
