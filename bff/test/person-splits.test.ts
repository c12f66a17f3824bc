import type { FactSheet, GameEffects, Reverted, RevisionPage } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onOneDatabase } from './fixtures/site.ts';

const plugins = (folder: PluginFolder): void => folder.build('connect-game', { draws: ['players'] });

onOneDatabase('entries that mix two people', { plugins }, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const pathOf = (id: number, people = 'players'): string => `/api/admin/facts/${people}/${id}`;
  const sheetOf = async (id: number, people?: string) => (await admin.send(pathOf(id, people))).json<FactSheet>();
  const split = (id: number, body: object, people?: string) =>
    admin.send(`${pathOf(id, people)}/split`, { method: 'POST', body: { name: 'Other Person', ...body } });
  const clubsOf = ({ spells }: FactSheet) => spells.filter(({ removed }) => !removed).map(({ club }) => club);
  const ruleOf = async (answer: ReturnType<typeof split>) =>
    (await answer).json<{ fieldFaults: { rule: string }[] }>().fieldFaults.map(({ rule }) => rule);

  test('become two, with the chosen spells and number, until the run is reverted', async () => {
    const before = await sheetOf(105);
    const [first, ...others] = before.spells;
    const answer = await split(105, { spells: [first!.key], facts: ['number'], reason: 'two men' });
    expect(answer.status).toBe(200);
    const added = answer.json<FactSheet>();
    const { name, nation, born, number } = added.fields;
    expect([name, nation, born, number]).toEqual(['Other Person', 'BRA', before.fields.born, before.fields.number]);
    expect(clubsOf(added)).toEqual([first!.club]);
    const kept = await sheetOf(105);
    expect([clubsOf(kept), kept.fields.number]).toEqual([others.map(({ club }) => club), null]);
    expect((await site().send(`/api/players/${added.id}`)).json()).toMatchObject({ name: 'Other Person' });

    const { items } = (await admin.send('/api/admin/revisions')).json<RevisionPage>();
    expect(items.slice(0, 2).map((each) => [each.personId, each.added, each.run])).toEqual([
      [added.id, true, items[0]!.run],
      [105, false, items[0]!.run],
    ]);
    const reverted = await admin.send(`/api/admin/revisions/runs/${items[0]!.run}/revert`, {
      method: 'POST',
      body: {},
    });
    expect(reverted.json<Reverted>()).toEqual({ people: 2, kept: 0 });
    const again = await sheetOf(105);
    expect([clubsOf(again), again.fields]).toEqual([clubsOf(before), before.fields]);
    expect((await site().send(`/api/players/${added.id}`)).status).toBe(404);
  });

  test('show before the split what the games gain, and save nothing', async () => {
    const { spells, version } = await sheetOf(106);
    const body = { name: 'Other Person', spells: [spells[0]!.key] };
    const answer = await admin.send(`${pathOf(106)}/split/effects`, { method: 'POST', body });
    const { loses, matchdays } = answer.json<GameEffects>();
    expect([answer.status, loses]).toEqual([200, []]);
    expect(matchdays.at(-1)!.changes).toEqual(['connect-game']);
    expect((await sheetOf(106)).version).toBe(version);
  });

  test('may be coaches', async () => {
    const { spells } = await sheetOf(501, 'coaches');
    const answer = await split(501, { spells: [spells[0]!.key] }, 'coaches');
    expect(clubsOf(answer.json<FactSheet>())).toEqual([spells[0]!.club]);
  });

  test('keep at least one spell, and move only what they have', async () => {
    const { spells } = await sheetOf(107);
    expect(await ruleOf(split(107, { spells: spells.map(({ key }) => key) }))).toEqual(['noCareer']);
    expect(await ruleOf(split(107, { spells: ['Nowhere 1990'] }))).toEqual(['unknownSpell']);
    expect(await ruleOf(split(502, { spells: ['x'], facts: ['number'] }, 'coaches'))).toEqual(['unknownField']);
    expect((await split(987_654, { spells: ['x'] })).status).toBe(404);
    expect((await sheetOf(107)).version).toBe(0);
  });
});
