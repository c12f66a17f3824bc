import type { AdminGame, AdminPlayer, AdminPlayerSummary, AdminTeam, AuditPage, Page } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import { football } from './fixtures/football.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { drawnPictureUrl } from './fixtures/drawn-picture-url.ts';

const FIELDS = {
  player: [
    'apiId',
    'career',
    'country',
    'currentTeam',
    'currentTeamAsOf',
    'currentTeamLogo',
    'id',
    'name',
    'nation',
    'origin',
    'photo',
  ].concat(['position', 'teamCount', 'updatedAt']),
};

onOneDatabase('the admin API', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const players = async (query: string): Promise<Page<AdminPlayerSummary>> =>
    (await admin.send(`/api/admin/players?${query}`)).json<Page<AdminPlayerSummary>>();

  test('returns the status and the name of the database', async () => {
    expect((await admin.send('/api/admin/db-status')).json()).toEqual({
      status: 'Connected',
      playerCount: football.players.length,
      teamCount: football.clubs.length,
      coachCount: football.coaches.length,
      message: expect.stringMatching(
        site().database.shared
          ? /^PostgreSQL \d+.* answers\.$/
          : /^The embedded database \(PostgreSQL \d+.* in PGlite\) answers\.$/,
      ),
    });
  });

  describe('teams', () => {
    test('are listed with all their players by year', async () => {
      const teams = (await admin.send('/api/admin/teams')).json<AdminTeam[]>();
      expect(teams).toHaveLength(football.clubs.length);
      const arsenal = teams.find(({ name }) => name === 'Arsenal')!;
      expect(arsenal).toMatchObject({ id: 3, logo: drawnPictureUrl('crest', 3), apiId: null });
      expect(arsenal.playersByYear!['2013']).toEqual(expect.arrayContaining(['Mesut Özil', 'Łukasz Fabiański']));
      expect(arsenal.playersByYear!['2026']).toContain('Martin Ødegaard');
      expect(Object.keys(arsenal.playersByYear!)).not.toContain('2027');
      const porto = teams.find(({ name }) => name === 'Porto U19')!;
      expect([porto.playerCount, porto.playersByYear]).toEqual([0, {}]);
    });

    test('are listed without players on request, and returned one by one', async () => {
      const short = (await admin.send('/api/admin/teams?players=false')).json<AdminTeam[]>();
      const [whole, one] = await Promise.all(
        ['/api/admin/teams', '/api/admin/teams/3'].map((path) => admin.send(path)),
      );
      expect(Object.keys(short[0]!).sort()).toEqual(['apiId', 'id', 'logo', 'name', 'playerCount']);
      expect(whole!.json<AdminTeam[]>()[2]).toEqual(one!.json());
      expect((await admin.send('/api/admin/teams/4711')).json()['code']).toBe('catalogue.teamNotFound');
    });
  });

  describe('players', () => {
    test('are listed in id order, in pages of 25', async () => {
      const first = await players('');
      expect([first.total, first.page, first.pageSize, first.items.length]).toEqual([
        football.players.length,
        1,
        25,
        25,
      ]);
      expect(first.items.slice(0, 3).map(({ id }) => id)).toEqual([101, 102, 103]);
      expect(Object.keys(first.items[0]!).sort()).toEqual(
        [...FIELDS.player, 'duplicates', 'reviewItem', 'status'].sort(),
      );
      expect((await players('page=2')).items[0]!.id).toBe(1008);
    });

    test.each([
      ['search=odegaard', ['Martin Ødegaard']],
      ['search=ÖZIL', ['Mesut Özil']],
      ['search=lukasz', ['Łukasz Fabiański']],
      ['search=cameroon', ["Samuel Eto'o"]],
      ['search=cameroon&language=de', ["Samuel Eto'o"]],
      ['search=deutschland', []],
      ['search=deutschland&language=de&pageSize=3', ['Mesut Özil', 'Thomas Müller', 'Gerd Müller']],
      ['search=lima', ['Ronaldo']],
      ['search=%25', []],
      ['search=ronaldo&sort=name&order=desc', ['Ronaldo', 'Cristiano Ronaldo']],
      ['search=ller&sort=name', ['Gerd Müller', 'Thomas Müller']],
    ])('are found by name or country: %s', async (query, names) => {
      expect((await players(encodeURI(query))).items.map(({ name }) => name)).toEqual(names);
    });

    test.each(['id', 'name', 'country', 'position', 'teamCount', 'currentTeam', 'apiId', 'origin', 'updatedAt'])(
      'are sorted by %s in either order, each player once',
      async (column) => {
        const whole = await players(`sort=${column}&pageSize=200&search=a`);
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(whole.total / 200) }, (_, index) =>
            players(`sort=${column}&order=desc&pageSize=200&search=a&page=${index + 1}`),
          ),
        );
        const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
        expect(new Set(ids).size).toBe(whole.total);
      },
    );

    test.each(['en', 'de', 'fr'])('are sorted by the names of their countries in the language %s', async (language) => {
      const names = (await site().send(`/api/nations?language=${language}`)).json<Record<string, string>>();
      const sorted = await players(`sort=country&pageSize=200&language=${language}`);
      const shown = sorted.items.map(({ nation, country }) => names[nation ?? ''] ?? country);
      expect(shown).toEqual(shown.toSorted(new Intl.Collator(language).compare));
    });

    test('without a current club come last in either order', async () => {
      const [up, down] = await Promise.all([players('sort=currentTeam'), players('sort=currentTeam&order=desc')]);
      expect(up.items[0]!.currentTeam).toBe('Arsenal');
      expect(down.items[0]!.currentTeam).toBe('Vancouver');
      expect(down.items.at(-1)!.currentTeam).toBeNull();
    });

    test('of a page beyond the end are those of the last page', async () => {
      const beyond = await players('page=1000');
      expect([beyond.page, beyond.items.at(-1)!.id]).toEqual([Math.ceil(football.players.length / 25), 1399]);
    });

    test.each([
      'sort=photo',
      'language=xx',
      'order=up',
      'page=0',
      'pageSize=201',
      `search=${'a'.repeat(65)}`,
      'q=1',
      'search=a&search=b',
    ])('are rejected for the query %s', async (query) => {
      expect((await admin.send(`/api/admin/players?${query}`)).json()['code']).toBe('request.invalid');
    });

    test('have the same fields in the public API as in the console, except for their status', async () => {
      const [one, list] = await Promise.all(
        ['/api/players/101', '/api/players?limit=1000'].map((path) => site().send(path)),
      );
      const player = one!.json<AdminPlayer>();
      expect(player).toMatchObject({
        apiId: null,
        teamCount: 2,
        currentTeam: null,
        currentTeamAsOf: null,
        currentTeamLogo: null,
        origin: 'Soccer Legends',
        career: [
          {
            team: 'Real Madrid',
            teamLogo: drawnPictureUrl('crest', 1),
            start: 2010,
            end: 2013,
            matches: 100,
            goals: 10,
          },
          { team: 'Arsenal', start: 2013, end: 2021 },
        ],
      });
      expect(Object.keys(player).sort()).toEqual(FIELDS.player);
      expect(Object.keys(list!.json<AdminPlayerSummary[]>()[0]!).sort()).toEqual(FIELDS.player);
      const small = (await site().send('/api/players?limit=300')).json<object[]>();
      expect(Object.keys(small[0]!)).not.toContain('updatedAt');
    });
  });

  test('returns coaches with their ages and careers', async () => {
    const [ancelotti] = (await site().send('/api/coaches?limit=1000')).json<object[]>();
    expect(ancelotti).toMatchObject({
      apiId: null,
      age: 67,
      team: 'Brazil national team',
      updatedAt: expect.stringMatching(/Z$/),
      career: [
        { team: 'Real Madrid', teamLogo: drawnPictureUrl('crest', 1), start: 2021, end: 2025 },
        { team: 'Brazil national team', teamLogo: null, start: 2025, end: null },
      ],
    });
  });

  describe('games', () => {
    test('can be turned off and on for all visitors, with audit entries', async () => {
      const [game] = (await admin.send('/api/admin/games')).json<AdminGame[]>();
      expect(game).toEqual({
        id: game!.id,
        key: 'penalty-kick',
        name: 'Penalty Kick',
        description: 'Left or right?',
        icon: 'trophy',
        isActive: true,
        route: '/penalty-kick',
      });
      const setActive = (isActive: boolean) =>
        admin.send(`/api/admin/games/${game!.id}`, { method: 'PATCH', body: { isActive } });
      expect((await setActive(false)).json()).toEqual({ ...game, isActive: false });
      expect((await site().send('/api/games')).json<AdminGame[]>()[0]!.isActive).toBe(false);
      expect((await setActive(true)).json()).toEqual(game);
      const { items } = (await admin.send('/api/admin/audit?pageSize=2')).json<AuditPage>();
      expect(items.map(({ action, target, before, after }) => [action, target, before, after])).toEqual([
        ['game.toggle', 'penalty-kick', { isActive: false }, { isActive: true }],
        ['game.toggle', 'penalty-kick', { isActive: true }, { isActive: false }],
      ]);
      expect(items[0]).toMatchObject({ actor: 'administrator', outcome: 'done', visitor: '127.0.0.1' });
    });

    test.each([
      ['4711', { isActive: true }, 'plugin.notFound'],
      ['1', { isActive: 'false' }, 'request.invalid'],
      ['1', {}, 'request.invalid'],
      ['penalty-kick', { isActive: true }, 'request.invalid'],
    ])('are not changed by an invalid request: %s %o', async (id, body, code) => {
      expect((await admin.send(`/api/admin/games/${id}`, { method: 'PATCH', body })).json()['code']).toBe(code);
    });
  });

  test('returns the audit log in pages, and verifies that it is unchanged', async () => {
    const first = (await admin.send('/api/admin/audit?pageSize=1')).json<AuditPage>();
    const second = (await admin.send(`/api/admin/audit?pageSize=1&before=${first.older}`)).json<AuditPage>();
    expect(second).toMatchObject({ items: [{ id: first.items[0]!.id - 1 }], newer: second.items[0]!.id });
    const back = (await admin.send(`/api/admin/audit?pageSize=1&after=${second.newer}`)).json<AuditPage>();
    expect(back).toEqual(first);
    const oldest = (await admin.send('/api/admin/audit?pageSize=1&before=2')).json<AuditPage>();
    expect(oldest).toMatchObject({
      items: [{ id: 1, action: 'session.login', outcome: 'done', at: '2026-11-21T12:00:00.000Z' }],
      older: null,
    });
    expect((await admin.send('/api/admin/audit/verification')).json()).toEqual({
      entries: first.items[0]!.id,
      firstBroken: null,
    });
    expect((await admin.send('/api/admin/audit/actors')).json()).toContain('administrator');
  });

  test('exports the audit log as CSV, with the filter, and records the export', async () => {
    const answer = await admin.send('/api/admin/audit.csv?search=penalty');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      'cache-control': 'no-store',
    });
    const [header, ...lines] = answer.text.trimEnd().split('\r\n');
    expect(header).toBe(
      '\ufeffid,at,actor,action,target,outcome,reason,before,after,requestId,visitor,sessionId,prevHash,hash',
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^\d+,2026-\d\d-\d\dT[^,]+Z,[^,]+,[^,]+,penalty-kick,/);
    const ids = lines.map((line) => Number.parseInt(line, 10));
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const { items } = (await admin.send('/api/admin/audit?pageSize=1')).json<AuditPage>();
    expect(items).toMatchObject([{ action: 'audit.export', after: { search: 'penalty' }, outcome: 'done' }]);
  });

  test('searches the audit log, and rejects an outcome that does not exist', async () => {
    const answer = await admin.send('/api/admin/audit?search=penalty&outcome=done&pageSize=1');
    const { items } = answer.json<AuditPage>();
    expect(items).toMatchObject([{ target: 'penalty-kick' }]);
    const all = (await admin.send('/api/admin/audit')).json<AuditPage>();
    expect(all.items.some(({ target }) => target !== 'penalty-kick')).toBe(true);
  });

  test.each([
    'outcome=lost',
    'action=a%25',
    'session=1',
    'from=yesterday',
    'from=2026-W48-1',
    'from=2026-11-23T08:00:00',
    'to=2026-13-01',
    'to=2026-02-30T08:00:00Z',
    'before=-1',
    'page=2',
  ])('rejects the audit filter %s', async (query) => {
    const invalid = await admin.send(`/api/admin/audit?${query}`);
    expect([invalid.status, invalid.json()['code']]).toEqual([400, 'request.invalid']);
  });
});
