import { randomBytes } from 'node:crypto';
import { LEAGUE_LIMITS, type LeagueEntries, type SealedEntry } from '@soccer-legends/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { Leagues } from '../src/features/leagues/leagues.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/environment/clock.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const MOST_LEAGUES = 5000;
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const newLeague = () => ({ id: hex(16), key: hex(32), member: hex(8) });
type OneLeague = ReturnType<typeof newLeague>;

onOneDatabase('a league', {}, (site) => {
  beforeEach(async () => {
    await site().database.execute('delete from league');
    site().clock.advance(DAY_MS);
  });

  interface Written {
    member?: string;
    key?: string;
    entry?: string;
    bytes?: number;
    from?: string;
  }

  function write({ id, ...league }: OneLeague, written: Written = {}): Promise<Answer> {
    const { member = league.member, key = league.key, entry = hex(16), bytes = 40, from = '127.0.0.1' } = written;
    const body = { key, member, sealed: randomBytes(bytes).toString('base64') };
    return site().send(`/api/leagues/${id}/entries/${entry}`, { method: 'POST', body, from });
  }

  async function read({ id }: Pick<OneLeague, 'id'>, after?: string): Promise<LeagueEntries> {
    const query = after === undefined ? '' : `?after=${after}`;
    return (await site().send(`/api/leagues/${id}${query}`)).json<LeagueEntries & object>();
  }

  const end = ({ id, ...body }: Partial<OneLeague>, how: 'leaving' | 'replacement') =>
    site().send(`/api/leagues/${id}/${how}`, { method: 'POST', body });
  const outcomeOf = (answer: Answer) => [answer.status, answer.status < 400 ? undefined : answer.json()['code']];

  test('exists only after its first entry, and returns the entries after a known one in order', async () => {
    const league = newLeague();
    expect(outcomeOf(await site().send(`/api/leagues/${league.id}`))).toEqual([404, 'league.notFound']);
    const others = [hex(8), hex(8)];
    for (const member of [league.member, ...others]) expect((await write(league, { member })).status).toBe(204);
    const { entries, members, isFromStart, isReplaced } = await read(league);
    expect(entries.map(({ member }) => member)).toEqual([league.member, ...others]);
    expect(members.toSorted()).toEqual([league.member, ...others].toSorted());
    expect([isFromStart, isReplaced]).toEqual([true, false]);
    expect(await read(league, entries[1]!.id)).toMatchObject({ entries: entries.slice(2), isFromStart: false });
  });

  test('returns all entries if a restored backup lacks the last known one, even if another entry has its place', async () => {
    const league = newLeague();
    for (let entry = 0; entry < 3; entry += 1) await write(league);
    const { entries } = await read(league);
    const [, , lost] = await site().database.execute<{ place: number }[]>(
      'select place from league_entry where league_id = ? order by place',
      [league.id],
    );
    await site().database.execute('delete from league_entry where place = ?', [lost!.place]);
    await site().database.execute(`alter table league_entry alter place restart with ${lost!.place}`);
    await write(league);
    const restored = await read(league, entries[2]!.id);
    expect(restored.isFromStart).toBe(true);
    expect(restored.entries).toHaveLength(3);
    expect(restored.entries.slice(0, 2)).toEqual(entries.slice(0, 2));
  });

  test('stores an entry once, even if it is sent again with other bytes or by two tabs at once', async () => {
    const [league, entry] = [newLeague(), hex(16)];
    await write(league, { entry });
    const [{ sealed }] = (await read(league)).entries as readonly [SealedEntry];
    const again = await Promise.all([write(league, { entry }), write(league, { entry })]);
    expect(again.map(({ status }) => status)).toEqual([204, 204]);
    expect((await read(league)).entries.map((kept) => kept.sealed)).toEqual([sealed]);
  });

  test('never sends a reader an entry that precedes one that was already read', async () => {
    const league = newLeague();
    await write(league);
    const writing = Promise.all(Array.from({ length: 20 }, () => write(league)));
    const ids: string[] = [];
    for (let reads = 0; reads < 20; reads += 1)
      ids.push(...(await read(league, ids.at(-1))).entries.map(({ id }) => id));
    await writing;
    ids.push(...(await read(league, ids.at(-1))).entries.map(({ id }) => id));
    expect(ids).toEqual((await read(league)).entries.map(({ id }) => id));
  });

  test('accepts entries only with the key of its first entry', async () => {
    const league = newLeague();
    await write(league);
    expect(outcomeOf(await write(league, { key: hex(32) }))).toEqual([403, 'league.wrongKey']);
    expect((await read(league)).entries).toHaveLength(1);
    const rows = JSON.stringify(await site().database.execute('select * from league'));
    expect(rows).not.toContain(league.key);
  });

  describe('has limits:', () => {
    test('twelve members', async () => {
      const league = newLeague();
      for (let member = 0; member < LEAGUE_LIMITS.members; member += 1) await write(league, { member: hex(8) });
      expect(outcomeOf(await write(league))).toEqual([409, 'league.full']);
      const [{ member }] = (await read(league)).entries as readonly [SealedEntry];
      expect((await write(league, { member })).status).toBe(204);
      await end({ ...league, member }, 'leaving');
      expect((await write(league)).status).toBe(204);
    });

    test('7 kB for each member in seven days', async () => {
      const league = newLeague();
      const big = { bytes: LEAGUE_LIMITS.entryBytes };
      for (let entry = 0; entry < 3; entry += 1) expect((await write(league, big)).status).toBe(204);
      expect(outcomeOf(await write(league, big))).toEqual([409, 'league.spent']);
      expect((await write(league, { ...big, member: hex(8) })).status).toBe(204);
      site().clock.advance(7 * DAY_MS);
      expect((await write(league, big)).status).toBe(204);
    });

    test('20 new leagues for each network and day, but no limit on entries of existing ones', async () => {
      const statuses: number[] = [];
      const first = newLeague();
      await write(first, { from: '127.2.0.1' });
      for (let visitor = 2; visitor <= 22; visitor += 1)
        statuses.push((await write(newLeague(), { from: `127.2.0.${visitor}` })).status);
      expect(statuses).toEqual([...Array<number>(19).fill(204), 429, 429]);
      expect((await write(first, { from: '127.2.0.99' })).status).toBe(204);
      site().clock.advance(DAY_MS);
      expect((await write(newLeague(), { from: '127.2.0.1' })).status).toBe(204);
    });

    test('10 unknown codes for each visitor and hour, but no limit on reads of known leagues', async () => {
      const league = newLeague();
      await write(league);
      const from = '127.3.0.1';
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1)
        statuses.push((await site().send(`/api/leagues/${hex(16)}`, { from })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
      expect((await site().send(`/api/leagues/${league.id}`, { from })).status).toBe(200);
    });

    test('5,000 leagues on the site, of which existing ones still accept entries', async () => {
      const [old, young] = [newLeague(), newLeague()];
      await write(old);
      await write(old, { member: hex(8) });
      await site().database.execute(
        `insert into league (id, key_hash, written_at)
         select md5(n::text), '', ? from generate_series(1, ${2 * MOST_LEAGUES}) n`,
        [site().clock.now()],
      );
      expect(outcomeOf(await write(young, { from: '127.4.0.1' }))).toEqual([503, 'overloaded']);
      expect((await write(old)).status).toBe(204);
      expect((await read(old)).entries).toHaveLength(3);
      site().clock.advance(DAY_MS);
      expect((await write(young, { from: '127.4.0.1' })).status).toBe(204);
      const [{ count }] = await site().database.execute<[{ count: number }]>('select count(*)::int from league');
      expect(count).toBe(2);
    });
  });

  test('is deleted after a day without entries if it has one member, after 90 days if it has two', async () => {
    const [single, pair] = [newLeague(), newLeague()];
    await write(single);
    for (const member of [hex(8), hex(8)]) await write(pair, { member });
    const leagues = site().app.get(Leagues);
    site().clock.advance(DAY_MS - HOUR_MS);
    await leagues.deleteUnused();
    expect((await read(single)).entries).toHaveLength(1);
    site().clock.advance(HOUR_MS);
    await leagues.deleteUnused();
    expect((await site().send(`/api/leagues/${single.id}`)).status).toBe(404);
    site().clock.advance((LEAGUE_LIMITS.days - 1) * DAY_MS - HOUR_MS);
    await leagues.deleteIdle();
    expect((await read(pair)).entries).toHaveLength(2);
    site().clock.advance(HOUR_MS);
    await leagues.deleteIdle();
    expect((await site().send(`/api/leagues/${pair.id}`)).status).toBe(404);
    expect(await site().database.execute('select 1 from league_entry')).toEqual([]);
  });

  test('that is still used keeps only the entries of the last 90 days', async () => {
    const league = newLeague();
    for (const member of [hex(8), hex(8)]) await write(league, { member });
    site().clock.advance(50 * DAY_MS);
    await write(league);
    site().clock.advance(40 * DAY_MS);
    await site().app.get(Leagues).deleteIdle();
    expect((await read(league)).entries.map(({ member }) => member)).toEqual([league.member]);
  });

  test('returns no entries of a member who has left', async () => {
    const [league, other] = [newLeague(), hex(8)];
    await write(league);
    await write(league, { member: other });
    expect((await end({ ...league, member: other }, 'leaving')).status).toBe(204);
    expect(await read(league)).toMatchObject({ entries: [{ member: league.member }], members: [league.member] });
  });

  test('that was replaced has no entries and accepts none', async () => {
    const { member: _member, ...league } = newLeague();
    await write({ ...league, member: hex(8) });
    expect((await end(league, 'replacement')).status).toBe(204);
    expect(await read(league)).toEqual({ entries: [], members: [], isFromStart: true, isReplaced: true });
    expect(outcomeOf(await write({ ...league, member: hex(8) }))).toEqual([409, 'league.replaced']);
    site().clock.advance(2 * DAY_MS);
    await site().app.get(Leagues).deleteUnused();
    expect((await read(league)).isReplaced).toBe(true);
  });
});
