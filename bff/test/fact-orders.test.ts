import type { FactSheet, RevisionPage } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { Team } from '../src/features/people/entities.ts';
import { TeamFacts } from '../src/features/sync/tasks/team-facts.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeApiQuota, FakeFootball } from './fixtures/fake-football.ts';
import { football } from './fixtures/football.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { writeEdition, writeSynced } from './fixtures/source-writes.ts';

/** The writers. `other` is a second editor, who read the facts before all writes. */
const STEPS = ['edit', 'other', 'sync', 'edition'] as const;
type Step = (typeof STEPS)[number];
type Steps = Readonly<Record<Step, () => Promise<unknown>>>;

/** `npm run torture` tests all 24 orders. These five include each step as the first one. */
const ORDERS = permutations(STEPS).filter((_, index) => process.env['FAULTS'] === 'all' || index % 5 === 0);
const service = new FakeFootball();
const options = { football: { facts: service, quota: new FakeApiQuota() } };

onOneDatabase('two editors, a sync and a data edition', options, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const sheetOf = async (path: string) => (await admin.send(path)).json<FactSheet>();
  const change = (path: string, version: number, body: object) =>
    admin.send(path, { method: 'PATCH', body: { version, ...body } });
  /** Changes facts right after reading them. */
  const changeNow = async (path: string, body: object) => change(path, (await sheetOf(path)).version, body);
  const sourcesOf = async (path: string) =>
    (await admin.send(`${path}/history`))
      .json<RevisionPage>()
      .items.map(({ source }) => source)
      .reverse();
  const run = async (order: readonly Step[], steps: Steps) => {
    for (const step of order) await steps[step]();
  };
  const recorded = (order: readonly Step[]) =>
    order.map((step) => (step === 'other' || step === 'edit' ? 'hand' : step));

  test.each(ORDERS.map((order, index) => ({ order, id: 1000 + index })))(
    'change a player in the order $order: edits win, nothing is lost, the history is complete',
    async ({ order, id }) => {
      const path = `/api/admin/facts/players/${id}`;
      const { spells, version } = await sheetOf(path);
      const { key, startYear } = spells[0]!;
      await run(order, {
        edit: () => changeNow(path, { fields: { number: 9 }, spells: [{ key, goals: 77, matches: 88 }] }),
        other: () => change(path, version, { fields: { surname: 'Number' }, spells: [{ key, loan: true }] }),
        sync: () => writeSynced(site(), id, startYear),
        edition: () => writeEdition(site(), withBetterPlayer(id)),
      });

      const sheet = await sheetOf(path);
      expect(sheet.fields).toMatchObject({ number: 9, surname: 'Number' });
      expect(sheet.spells[0]).toMatchObject({ key, goals: 77, matches: 88, loan: true });
      expect(sheet.spells.at(-1)).toMatchObject({ club: 'Fulham', startYear: startYear + 9, source: { matches: 12 } });
      expect(sheet.fields.born).toBe(1979);
      expect(await sourcesOf(path)).toEqual(recorded(order));

      const former = { number: sheet.sources.number, surname: sheet.sources.surname };
      const freed = await changeNow(path, { fields: former, spells: [{ ...sheet.spells[0]!.source, key }] });
      expect(freed.json<FactSheet>().sources).toEqual({});
      expect(freed.json<FactSheet>().spells[0]).toMatchObject({ goals: 10, matches: 101 });
    },
  );

  test.each(ORDERS.map((order, index) => ({ order, id: 2000 + index })))(
    'change a club in the order $order: edits win, nothing is lost, the history is complete',
    async ({ order, id }) => {
      await site().database.em().insert(Team, newClub(id));
      const path = `/api/admin/facts/clubs/${id}`;
      const { version } = await sheetOf(path);
      await run(order, {
        edit: () => changeNow(path, { fields: { name: `Edited ${id}` } }),
        other: async () => {
          const body = { fields: { leagueCountry: 'NOR' } };
          const { status } = await change(path, version, body);
          // Both editors set this fact, so the second one receives the conflict and decides.
          if (status === 409) await changeNow(path, body);
          expect(status).toBe(order[0] === 'other' || order.slice(0, 2).join() === 'edit,other' ? 200 : 409);
        },
        sync: async () => {
          service.teams = [{ apiId: 70_000 + id, name: `Club ${id}`, logo: null, country: 'Italy' }];
          const known = { id, name: `Club ${id}`, apiId: 70_000 + id };
          const write = await site().app.get(TeamFacts).fetch(known, AbortSignal.timeout(5000));
          await site().database.transaction((em) => write(em, { id, kind: 'teams-stats', startedBy: 'schedule' }));
        },
        edition: () => writeEdition(site(), withClub(id)),
      });

      const sheet = await sheetOf(path);
      expect(sheet.fields).toEqual({ name: `Edited ${id}`, leagueCountry: 'NOR' });
      expect(sheet.sources).toEqual({ name: `Edition ${id}`, leagueCountry: 'GER' });
      // A sync sets only the country that the data set lacks.
      const isSilent = order.indexOf('edition') < order.indexOf('sync');
      expect(await sourcesOf(path)).toEqual(recorded(order.filter((step) => step !== 'sync' || !isSilent)));
      const freed = await changeNow(path, { fields: sheet.sources });
      expect(freed.json<FactSheet>()).toMatchObject({ fields: sheet.sources, sources: {} });
    },
  );
});

/** Returns a data set with other facts about one player, including a fact that is edited. */
function withBetterPlayer(id: number): typeof football {
  const players = football.players.map((player) =>
    player.id === id
      ? { ...player, born: 1979, number: 4, career: player.career.map((spell) => ({ ...spell, matches: 101 })) }
      : player,
  );
  return { ...football, players };
}

/** Returns a data set with one more club. */
function withClub(id: number): typeof football {
  return {
    ...football,
    clubs: [...football.clubs, { ...football.clubs[0]!, id, name: `Edition ${id}`, country: 'GER' }],
  };
}

function newClub(id: number) {
  return {
    ...{ id, name: `Club ${id}`, country: null, logo: null, listed: true, source: 'bundled' as const },
    ...{ apiId: null, editedAt: null, updatedAt: new Date('2026-11-21T00:00:00Z') },
  };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
