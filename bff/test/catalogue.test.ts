import { loadAlbum } from '@soccer-legends/football-data';
import type {
  AlbumSpread,
  CoachSummary,
  PlayerHit,
  PlayerSummary,
  TeamLogo,
  WordleAnswer,
} from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { PlayerLists, VARIANTS } from '../src/features/people/lists/player-lists.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { players } from './fixtures/football.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { drawnPictureUrl } from './fixtures/drawn-picture-url.ts';

onOneDatabase('the catalogue', {}, (site) => {
  const list = async <Item>(path: string): Promise<Item[]> => (await site().send(path)).json<Item[]>();

  test('returns a player with the whole career', async () => {
    expect((await site().send('/api/players/102')).json()).toEqual({
      id: 102,
      apiId: null,
      name: 'Thomas Müller',
      country: 'Germany',
      nation: 'GER',
      position: 'Attacker',
      photo: drawnPictureUrl('player', 102),
      origin: 'Soccer Legends',
      updatedAt: expect.any(String) as string,
      teamCount: 2,
      currentTeam: 'Vancouver',
      currentTeamAsOf: '2026-07-22',
      currentTeamLogo: null,
      career: [
        {
          team: 'Bayern München',
          teamLogo: drawnPictureUrl('crest', 4),
          matches: 100,
          goals: 10,
          years: '2008 - 2025',
          start: 2008,
          end: 2025,
        },
        { team: 'Vancouver', teamLogo: null, matches: 100, goals: 10, years: '2025 -', start: 2025, end: null },
      ],
    });
  });

  describe('search', () => {
    test.each([
      ['ozil', [101]],
      ['ÖZIL', [101]],
      ['oezil', [101]],
      ['mueller', [102, 115]],
      ['müll', [102, 115]],
      ['odegaard', [103]],
      ['oedegaard', [103]],
      ['lukasz', [104]],
      ['fabianski', [104]],
      ['ronaldo', [105, 106]],
      ['ronaldo nazario', [105]],
      ['nazario ronaldo', [105]],
      ['fenomeno', [105]],
      ['o fenomeno', [105]],
      ['ronaldo fen', [105]],
      ['r9', [105]],
      ['etoo', [107]],
      ["eto'o", [107]],
      ['eto’o', [107]],
      ['alexander arnold', [117]],
      ['alexander-arnold', [117]],
      ['de jong', [108]],
      ['onald', [105, 106]],
      ['mesut%09ozil', [101]],
      ['mesut%00ozil%0A', [101]],
      [`ozil${'%20'.repeat(150)}mesut`, [101]],
      ['%25%25', []],
      ['__', []],
      ['zzzz', []],
    ])('finds players for %j, best match first', async (text, ids) => {
      const hits = await list<PlayerHit>(
        `/api/players/search?q=${text.includes('%') ? text : encodeURIComponent(text)}`,
      );
      expect(hits.map(({ id }) => id)).toEqual(ids);
    });

    test.each([
      ['fenomeno', ['O Fenômeno']],
      ['ronaldo fen', ['O Fenômeno']],
      ['R9', ['R9']],
      ['ronaldo', [undefined, undefined]],
      ['nazario', ['Ronaldo Luís Nazário de Lima']],
    ])('names the nickname or full name that %j needs to match', async (text, aliases) => {
      const hits = await list<PlayerHit>(`/api/players/search?q=${encodeURIComponent(text)}`);
      expect(hits.map(({ alias }) => alias)).toEqual(aliases);
    });

    test('returns at most 20 players', async () => {
      expect(await list('/api/players/search?q=unknown')).toHaveLength(20);
    });

    test('distinguishes two players with the same name', async () => {
      expect(
        (await list<PlayerHit>('/api/players/search?q=mueller')).map(({ from, to, country }) => [from, to, country]),
      ).toEqual([
        [2008, null, 'Germany'],
        [1964, 1979, 'Germany'],
      ]);
    });
  });

  describe('lists of players', () => {
    const ids = async (path: string): Promise<number[]> => (await list<PlayerSummary>(path)).map(({ id }) => id);

    test.each([
      ['/api/players', 30],
      ['/api/players?limit=1', 1],
      ['/api/players?limit=300', 300],
    ])('%s returns a sample of that size without duplicates', async (path, size) => {
      const sample = await ids(path);
      expect([sample.length, new Set(sample).size]).toEqual([size, size]);
    });

    test('returns different samples for successive requests', async () => {
      const samples = await Promise.all(Array.from({ length: 6 }, () => ids('/api/players?limit=30')));
      expect(new Set(samples.map(String)).size).toBeGreaterThan(3);
    });

    test('draws new samples on refresh', async () => {
      const before = new Set<string>();
      for (let turn = 0; turn < 60; turn += 1) before.add(String(await ids('/api/players?limit=7')));
      expect(before.size).toBeLessThanOrEqual(VARIANTS);
      expect(before.size).toBeGreaterThan(VARIANTS / 2);
      site().app.get(PlayerLists).refresh();
      expect(before.has(String(await ids('/api/players?limit=7')))).toBe(false);
    });

    test('prefers players with a career in a small sample', async () => {
      for (let turn = 0; turn < 16; turn += 1) expect(await ids('/api/players?limit=30')).not.toContain(114);
    });

    test('forbids caching of samples', async () => {
      expect((await site().send('/api/players?limit=300')).headers['cache-control']).toBe('no-store');
    });

    test('compresses a sample before it is first sent', async () => {
      site().app.get(PlayerLists).refresh();
      const answer = await site().send('/api/players?limit=300', { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers['content-encoding']).toBe('br');
    });

    test('returns all players in id order for a limit of 1000', async () => {
      expect(await ids('/api/players?limit=1000')).toEqual(players.map(({ id }) => id));
    });

    test.each([301, 302, 500, 999])('returns the beginning of all players for a limit of %i', async (limit) => {
      const all = await list<PlayerSummary>('/api/players?limit=1000');
      for (let time = 0; time < 2; time += 1)
        expect(await list<PlayerSummary>(`/api/players?limit=${limit}`)).toEqual(all.slice(0, limit));
    });
  });

  test('lists every club with its picture and the description of its crest', async () => {
    const logos = await list<TeamLogo>('/api/team-logos');
    expect(logos).toHaveLength(7);
    expect(logos[0]).toEqual({
      id: 1,
      name: 'Real Madrid',
      logoUrl: drawnPictureUrl('crest', 1),
      country: 'ESP',
      crest: { shape: 'round', field: 'plain', colors: ['red', 'white'], charge: 'star', chargeColor: 'gold' },
    });
  });

  test('leaves youth teams out of a sample of logos and forbids caching it', async () => {
    const answer = await site().send('/api/team-logos?refresh=true&count=40');
    const names = answer.json<TeamLogo[]>().map(({ name }) => name);
    expect(names).toHaveLength(6);
    expect(names).not.toContain('Porto U19');
    expect(names).toContain('Club 1923');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('returns a sample of logos of the requested size', async () => {
    expect(await list('/api/team-logos?refresh=true&count=3')).toHaveLength(3);
  });

  test('names nations in the requested language', async () => {
    const names = (await site().send('/api/nations?language=de')).json();
    expect(names['GER']).toBe('Deutschland');
  });

  test('names only the clubs that have another name in the requested language', async () => {
    const namesIn = async (language: string) =>
      (await site().send(`/api/club-names?language=${language}`)).json<Record<string, string>>();
    expect(await namesIn('de')).toEqual({ Inter: 'Inter Mailand' });
    expect(await namesIn('en')).toEqual({});
  });

  describe('coaches', () => {
    const photoFor = async (headers: Record<string, string>): Promise<string | null> =>
      (await site().send('/api/coaches', { headers })).json<CoachSummary[]>()[0]!.photo;

    test('have their current team', async () => {
      const coaches = await list<CoachSummary>('/api/coaches?limit=1000');
      expect(coaches.map(({ name, team, country }) => [name, team, country])).toEqual([
        ['Carlo Ancelotti', 'Brazil national team', 'Italy'],
        ['Pep Guardiola', null, 'Spain'],
      ]);
    });

    test.each([
      ['localhost:3000', 'http://localhost:3000'],
      ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
      ['[::1]:4000', 'http://[::1]:4000'],
      ['192.168.1.20:3000', 'http://192.168.1.20:3000'],
      ['study-pc.local:3000', 'http://study-pc.local:3000'],
      ['93.184.216.34:3000', 'http://localhost:3000'],
      ['evil.example', 'http://localhost:3000'],
      ['localhost.evil.example', 'http://localhost:3000'],
      ['localhost:3000@evil.example', 'http://localhost:3000'],
    ])('requested through %s have photos at %s', async (host, origin) => {
      expect(await photoFor({ host })).toEqual(drawnPictureUrl('coach', 501, origin));
    });
  });

  describe('words to guess', () => {
    const words = (length: number): Promise<WordleAnswer[]> =>
      list<WordleAnswer>(`/api/futwordle/answers?length=${length}`);

    test('are known last names of the requested length, most famous first', async () => {
      expect((await words(4)).map(({ word, lastName, fullName }) => [word, lastName, fullName])).toEqual([
        ['OZIL', 'Özil', 'Mesut Özil'],
        ['ETOO', "Eto'o", "Samuel Eto'o"],
      ]);
    });

    test('appear once per name, with the namesakes listed', async () => {
      const [first] = await words(6);
      expect(first).toEqual({
        id: expect.any(Number) as number,
        word: 'MULLER',
        lastName: 'Müller',
        fullName: 'Thomas Müller',
        country: 'Germany',
        team: 'Bayern München',
        teamYears: '2008–2025',
        position: 'Attacker',
        also: ['Gerd Müller'],
      });
    });

    test('include single names, and no names with a particle or a hyphen', async () => {
      const five = (await words(5)).map(({ word }) => word);
      expect(five).toContain('PEDRI');
      expect([...(await words(4)), ...(await words(5))].map(({ word }) => word)).not.toContain('JONG');
      expect(five).not.toContain('DIJK');
    });
  });

  describe('a sample with missed players', () => {
    const sample = (query: string) => site().send(`/api/players/sample?${query}`);

    test('contains all preferred players if there are few, and must not be cached', async () => {
      const answer = await sample('limit=30&prefer=101,102,999999');
      const ids = answer.json<PlayerSummary[]>().map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([101, 102]));
      expect(ids.length).toBeGreaterThan(2);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test('contains no hidden player', async () => {
      await site().database.em().execute("update person set hidden = true where kind = 'player' and id = 102");
      await site().app.get(ReadModel).rebuild();
      const ids = (await sample('limit=300&prefer=102')).json<PlayerSummary[]>().map(({ id }) => id);
      await site().database.em().execute("update person set hidden = false where kind = 'player' and id = 102");
      await site().app.get(ReadModel).rebuild();
      expect(ids).not.toContain(102);
    });

    test.each([
      'limit=30',
      'limit=30&prefer=',
      'limit=30&prefer=1,',
      'limit=30&prefer=a',
      'limit=30&prefer=0',
      'limit=301&prefer=1',
      `limit=30&prefer=${Array(25).fill(1).join()}`,
      'limit=30&prefer=1&deal=d1',
    ])('is refused for %s', async (query) => {
      expect((await sample(query)).status).toBe(400);
    });
  });

  test('keeps the slot of a player outside the catalogue, without a name', async () => {
    const id = loadAlbum().get('FRA')![4]!;
    const france = async () => (await list<AlbumSpread>('/api/album')).find(({ nation }) => nation === 'FRA')!.slots;
    expect(await france()).toHaveLength(loadAlbum().get('FRA')!.length);
    expect((await france())[4]).toBeNull();
    const insert =
      "insert into person (kind, id, name, country, nation, fame, source, updated_at) values ('player', ?, 'Luca Vidal', 'France', 'FRA', 3, 'bundled', now())";
    await site().database.em().execute(insert, [id]);
    await site().app.get(ReadModel).rebuild();
    expect((await france())[4]).toEqual({ id, name: 'Luca Vidal', photo: drawnPictureUrl('player', id) });
  });

  test('returns changes of the tables after a rebuild', async () => {
    await site().send('/api/players?limit=1000');
    await site().database.em().execute("update person set name = 'Renamed Person' where kind = 'player' and id = 103");
    await site().app.get(ReadModel).rebuild();
    expect((await site().send('/api/players/103')).json()['name']).toBe('Renamed Person');
    expect((await list<PlayerHit>('/api/players/search?q=renamed')).map(({ id }) => id)).toEqual([103]);
    expect((await list<PlayerSummary>('/api/players?limit=1000')).find(({ id }) => id === 103)!.name).toBe(
      'Renamed Person',
    );
  });
});
