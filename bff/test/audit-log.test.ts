import { describe, expect, test } from 'vitest';
import type { AuditFilter, AuditVerification, PageCursor } from '@soccer-legends/contracts';
import { AuditLog } from '../src/features/audit/audit-log.ts';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const toggled = (target: string) => ({
  actor: 'administrator',
  action: 'game.toggle' as const,
  target,
  before: { isActive: true, ten: 10, 2: 'two' },
  after: { isActive: false, note: undefined },
  outcome: 'done' as const,
});

class Forged extends Error {
  constructor(readonly report: AuditVerification) {
    super('The forgery was rolled back.');
  }
}

onEveryDatabase('the audit log', {}, (site) => {
  const audit = (): AuditLog => site().app.get(AuditLog);

  test('stores actions in order, each entry with the hash of its predecessor', async () => {
    // At most as many at once as the pool has connections: on a busy machine, waiting for a connection would time out.
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

  test('is copied to the log of the server, with refused actions as warnings', async () => {
    const { lines } = site().log;
    const line = lines.find(({ message }) => message === 'Audit: game.toggle of first-3 by administrator, done.');
    expect(line?.fields).toMatchObject({ after: { isActive: false } });
    const em = site().database.em().fork();
    await em.begin();
    await audit().record(em, { ...toggled('refused-1'), outcome: 'refused' });
    await em.rollback();
    expect(lines.at(-1)).toMatchObject({ level: 'warn', fields: { target: 'refused-1', outcome: 'refused' } });
  });

  test('finds an old entry after many newer ones that do not match', async () => {
    const { items } = await audit().page(1, { search: 'first-0' });
    expect(items.map(({ target }) => target)).toEqual(['first-0']);
  });

  describe('a search for entries', () => {
    const found = async (filter: AuditFilter) => {
      const { items, newer, older } = await audit().page(50, filter);
      expect([newer, older]).toEqual([null, null]);
      return items.map(({ target }) => target).toSorted();
    };

    test.each<[string, AuditFilter, number]>([
      ['by target', { search: 'first-3' }, 1],
      ['by a part of the target in any case', { search: 'SECOND' }, 10],
      ['by action', { search: 'game.toggle' }, 20],
      ['by beginnings of words in any order and field', { search: 'tog fir admin 3' }, 1],
      ['by the middle of a word, which matches none', { search: 'irst' }, 0],
      ['by several words, of which one is in no entry', { search: 'first corner' }, 0],
      ['by an operator of text searches, literally', { search: 'first | second' }, 0],
      ['by actor', { search: 'administrator' }, 20],
      ['by outcome', { outcome: 'done' }, 20],
      ['by both, where nothing matches', { search: 'first-3', outcome: 'refused' }, 0],
      ['by the exact action', { action: 'game.toggle' }, 20],
      ['by the area of the action', { action: 'game' }, 20],
      ['by a part of an area, which is none', { action: 'gam' }, 0],
      ['by the exact actor', { actor: 'administrator' }, 20],
      ['by a part of an actor, which is none', { actor: 'admin' }, 0],
      ['by a session without entries', { session: '8b0c4d0e-55a8-4f5b-9b8e-0d5a3f0e7c11' }, 0],
      ['from the time of the entries on', { from: '2026-11-21T12:00:00Z' }, 20],
      ['before the time of the entries', { to: '2026-11-21T12:00:00Z' }, 0],
      ['in a minute, in another time zone', { from: '2026-11-21T13:00:00+01:00', to: '2026-11-21T13:01:00+01:00' }, 20],
      ['by a percent sign, literally', { search: '%' }, 0],
      ['by an underscore, literally', { search: '_' }, 0],
      ['by a backslash, literally', { search: '\\' }, 0],
      ['without a filter', {}, 20],
    ])('%s', async (_part, filter, count) => {
      expect(await found(filter)).toHaveLength(count);
    });

    test('returns pages to the oldest entry and back, with each entry once', async () => {
      const walk = async (start: PageCursor, direction: 'older' | 'newer'): Promise<string[]> => {
        const seen: string[] = [];
        for (let cursor: PageCursor | undefined = start; cursor;) {
          const page = await audit().page(4, { search: 'first' }, cursor);
          const targets = page.items.map(({ target }) => target);
          seen.push(...(direction === 'older' ? targets : targets.toReversed()));
          const next = page[direction];
          cursor = next === null ? undefined : direction === 'older' ? { before: next } : { after: next };
        }
        return seen;
      };
      const down = await walk({}, 'older');
      expect([down.length, new Set(down).size]).toEqual([10, 10]);
      const up = await walk({ after: 0 }, 'newer');
      // The last page is always full, so it repeats entries.
      expect(new Set(up)).toEqual(new Set(down));
    });

    test('returns an empty page with a link to newer entries beyond the oldest entry', async () => {
      const { items, newer, older } = await audit().page(4, {}, { before: 1 });
      expect([items, older]).toEqual([[], null]);
      expect((await audit().page(4, {}, { after: newer! })).items).toHaveLength(4);
    });

    test('lists each actor once', async () => {
      expect(await audit().actors(200)).toEqual(['administrator']);
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
