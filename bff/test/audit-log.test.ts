import { expect, test } from 'vitest';
import { AuditLog, type ChainReport } from '../src/features/audit/audit-log.ts';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const deed = (target: string) => ({
  actor: 'administrator',
  action: 'game.toggle',
  target,
  before: { isActive: true, ten: 10, 2: 'two' },
  after: { isActive: false, note: undefined },
  outcome: 'done' as const,
});

class Forged extends Error {
  constructor(readonly report: ChainReport) {
    super('Forged, and taken back.');
  }
}

onEveryDatabase('the audit log', {}, (site) => {
  const audit = (): AuditLog => site().app.get(AuditLog);

  test('keeps what was done, in order, each entry vouching for the one before', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => audit().record(site().database.em(), deed(`game-${index}`))),
    );
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

  test('has nothing of what was taken back', async () => {
    const taken = site()
      .database.em()
      .transactional(async (em) => {
        await audit().record(em, deed('never'));
        throw new Error('taken back');
      });
    await expect(taken).rejects.toThrow('taken back');
    expect(await audit().verify()).toEqual({ entries: 20, firstBroken: null });
  });

  test.each(["update audit_log set actor = 'x'", 'delete from audit_log', 'truncate audit_log'])(
    'refuses "%s"',
    async (statement) => {
      await expect(site().database.em().execute(statement)).rejects.toThrow('is append-only');
    },
  );

  test.each([
    ['a word changed', "update audit_log set outcome = 'refused' where id = 7", 7],
    ['a detail changed', `update audit_log set after = '{"isActive":true}' where id = 7`, 7],
    ['a time moved', "update audit_log set at = at + interval '1 second' where id = 7", 7],
    ['a row gone', 'delete from audit_log where id = 7', 8],
    ['a hash made to fit its row', "update audit_log set actor = 'x', hash = 'made to fit' where id = 7", 7],
  ])('shows where it was forged: %s', async (_what, statement, where) => {
    const forged = site()
      .database.em()
      .transactional(async (em) => {
        await em.execute('alter table audit_log disable trigger audit_log_only_grows');
        await em.execute(statement);
        // Thrown, so that the next forgery starts from a whole chain.
        throw new Forged(await audit().verify(em));
      });
    await expect(forged).rejects.toMatchObject({ report: { firstBroken: where } });
  });
});
