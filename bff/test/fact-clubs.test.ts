import type {
  CsvReport,
  FactSheet,
  GameEffects,
  PlayerDetail,
  Problem,
  Reverted,
  RevisionPage,
} from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onOneDatabase } from './fixtures/site.ts';

const ARSENAL = '/api/admin/facts/clubs/3';

const plugins = (folder: PluginFolder): void => folder.build('career-guess', { draws: ['careers'] });

onOneDatabase('the facts about clubs', { plugins }, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const sheetOf = async (path: string) => (await admin.send(path)).json<FactSheet>();
  const change = async (path: string, fields: object) =>
    admin.send(path, { method: 'PATCH', body: { version: (await sheetOf(path)).version, fields } });
  const revert = (id: number) => admin.send(`/api/admin/revisions/${id}/revert`, { method: 'POST', body: {} });
  const historyOf = async (path: string) => (await admin.send(`${path}/history`)).json<RevisionPage>().items;
  const clubsOf = async (id: number) =>
    (await site().send(`/api/players/${id}`)).json<PlayerDetail>().career.map(({ team }) => team);
  const importClubs = async (lines: readonly string[], dryRun = false) => {
    const body = lines.join('\r\n');
    const path = `/api/admin/csv/clubs?dryRun=${dryRun}`;
    return (
      await admin.send(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
    ).json<CsvReport>();
  };

  test('are the name and the country of the league', async () => {
    const { version, fields, sources, spells } = await sheetOf(ARSENAL);
    expect({ version, fields, sources, spells }).toEqual({
      ...{ version: 0, sources: {}, spells: [] },
      fields: { name: 'Arsenal', leagueCountry: 'ENG' },
    });
  });

  test('a corrected name is shown in games and careers until the revision is reverted', async () => {
    expect(await clubsOf(101)).toEqual(['Real Madrid', 'Arsenal']);
    expect((await change(ARSENAL, { name: 'Arsenal London' })).json<FactSheet>().sources).toEqual({ name: 'Arsenal' });
    expect(await clubsOf(101)).toEqual(['Real Madrid', 'Arsenal London']);
    const logos = (await site().send('/api/team-logos')).json<{ name: string }[]>().map(({ name }) => name);
    expect(logos).toContain('Arsenal London');
    expect(logos).not.toContain('Arsenal');

    const [latest] = await historyOf(ARSENAL);
    expect(latest).toMatchObject({ kind: 'clubs', personId: 3, name: 'Arsenal London', source: 'hand' });
    expect((await revert(latest!.id)).json<Reverted>()).toEqual({ people: 1, kept: 0 });
    expect(await clubsOf(101)).toEqual(['Real Madrid', 'Arsenal']);
    expect((await sheetOf(ARSENAL)).sources).toEqual({});
  });

  test('a former name also links a spell to a renamed club', async () => {
    const inter = '/api/admin/facts/clubs/5';
    await change(inter, { name: 'Internazionale' });
    const player = '/api/admin/facts/players/104';
    const spells = [{ key: 'Swansea City 2014', club: 'Inter' }];
    const body = { version: (await sheetOf(player)).version, spells };
    expect((await admin.send(player, { method: 'PATCH', body })).status).toBe(200);
    expect(await clubsOf(104)).toEqual(['Arsenal', 'Internazionale']);
    await change(inter, { name: 'Inter' });
  });

  test.each([
    ['the name of another club', { name: 'real madrid' }, 'name', 'nameTaken'],
    ['a name in another script', { name: 'Спартак' }, 'name', 'script'],
    ['an unknown country', { leagueCountry: 'XXX' }, 'leagueCountry', 'unknownNation'],
    ['a fact of people', { born: 1886 }, 'born', 'unknownField'],
  ])('rejects %s', async (_what, fields, field, rule) => {
    const answer = await change(ARSENAL, fields);
    expect([answer.status, answer.json<Problem>().fieldFaults?.[0]]).toMatchObject([400, { field, rule }]);
  });

  test('a preview lists the deals of the next days that name the club, and saves nothing', async () => {
    const body = { version: 0, fields: { name: 'Arsenal London' } };
    const answer = await admin.send(`${ARSENAL}/effects`, { method: 'POST', body });
    const { gains, loses, matchdays } = answer.json<GameEffects>();
    expect([gains, loses]).toEqual([[], []]);
    expect(matchdays.length).toBeGreaterThan(0);
    expect(matchdays.some(({ changes }) => changes.includes('career-guess'))).toBe(true);
    expect((await sheetOf(ARSENAL)).fields.name).toBe('Arsenal');
  });

  test('can be exported and imported as a table, with a preview of the differences', async () => {
    const table = (await admin.send('/api/admin/csv/clubs')).text;
    expect(table).toContain('\uFEFFid,name,leagueCountry\r\n1,Real Madrid,ESP\r\n');
    expect(await importClubs(table.trim().split('\r\n'))).toMatchObject({ differenceCount: 0, errorCount: 0 });

    const lines = ['id,name,leagueCountry', '3,Arsenal London,ENG', '2,Barcelona,GER', '99999,Nowhere,ENG'];
    const wrong = await importClubs(lines);
    expect(wrong).toMatchObject({ run: null, errors: [{ line: 4, rule: 'unknownPerson' }] });
    const { run, people } = await importClubs(lines.slice(0, 3));
    expect(people).toBe(2);
    expect((await sheetOf('/api/admin/facts/clubs/2')).fields.leagueCountry).toBe('GER');
    await admin.send(`/api/admin/revisions/runs/${run}/revert`, { method: 'POST', body: {} });
    expect((await sheetOf('/api/admin/facts/clubs/2')).fields.leagueCountry).toBe('ESP');
    expect((await sheetOf(ARSENAL)).fields.name).toBe('Arsenal');
  });
});
