import { loadFootballData } from '@soccer-legends/football-data';
import { ADMIN_PLAYER_COLUMNS, type AdminPlayerColumn, type Language, type SortOrder } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../platform/slices.ts';
import { bundledRows } from '../catalogue/bundled-rows.ts';
import { Pictures } from '../catalogue/pictures.ts';
import { buildSnapshot } from '../catalogue/build-snapshot.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';
import { AdminPlayerIndex } from './admin-player-index.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const NAMES: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  AUT: { de: 'Österreich' },
  GER: { de: 'Deutschland' },
  ITA: { de: 'Italien' },
  SCO: { de: 'Schottland' },
};
const nations = { nameOf: (code: string, language: Language) => NAMES[code]?.[language] };

const facts = loadFootballData();
const [sample] = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts)).players.values();
const player = (id: number, changes: Parameters<CataloguePlayer['with']>[0]): CataloguePlayer =>
  sample!.with({ id, fullName: null, spells: [], ...changes });

const PLAYERS: readonly CataloguePlayer[] = [
  player(1, { name: 'Zoff', country: 'Italy', nation: 'ITA', position: 'Goalkeeper', apiId: 30 }),
  player(2, { name: 'Müller', fullName: 'Gerd Müller', country: 'Germany', nation: 'GER', position: null, apiId: 10 }),
  player(3, { name: 'Polster', country: 'Austria', nation: 'AUT', position: 'Attacker', apiId: null }),
  player(4, { name: 'Austerlitz', country: 'Austria', nation: 'AUT', position: 'Attacker', apiId: 20 }),
  player(5, { name: 'Nobody', country: 'Atlantis', nation: null, position: null, apiId: null }),
];

function indexOf(players: readonly CataloguePlayer[]): AdminPlayerIndex {
  return atOnce(AdminPlayerIndex.of(players, nations));
}

interface Asked {
  search?: string;
  language?: Language;
  sort?: AdminPlayerColumn;
  order?: SortOrder;
}

function idsIn(
  index: AdminPlayerIndex,
  { search = '', language = 'en', sort = 'id', order = 'asc' }: Asked = {},
  offset = 0,
  limit = 10,
): number[] {
  return index.slice({ search, language, sort, order }, offset, limit).map(({ id }) => id);
}

test.each<[search: string, language: Language, ids: readonly number[]]>([
  ['zof', 'en', [1]],
  ['gerd', 'en', [2]],
  ['MULLER', 'en', [2]],
  ['aust', 'en', [3, 4]],
  // The English name is found in every language.
  ['aust', 'de', [3, 4]],
  ['osterr', 'de', [3, 4]],
  ['osterr', 'en', []],
  ['deutsch', 'de', [2]],
  ['atlan', 'de', [5]],
  ['zz', 'en', []],
])('finds %s in the language %s: %j', (search, language, ids) => {
  const index = indexOf(PLAYERS);
  expect(idsIn(index, { search, language })).toEqual(ids);
  expect(index.count({ search, language })).toBe(ids.length);
});

test('finds a player by the name of a merged duplicate, and sorts by his own name', () => {
  const duplicate = player(9, { name: 'Aabenraa', country: 'Denmark' });
  const index = atOnce(AdminPlayerIndex.of(PLAYERS, nations, new Map([[3, [duplicate]]])));
  expect(idsIn(index, { search: 'aaben' })).toEqual([3]);
  expect(index.duplicatesOf(PLAYERS[2]!)).toEqual([duplicate]);
  index.replace(PLAYERS[2]!, PLAYERS[2]!.with({ name: 'Toni Polster' }));
  expect(idsIn(index, { search: 'aaben', sort: 'name' })).toEqual([3]);
  expect(idsIn(index, { sort: 'name' })).toEqual([4, 2, 5, 3, 1]);
});

test('does not follow a change of a player outside the index', () => {
  const stranger = player(9, { name: 'Aabenraa' });
  expect(indexOf(PLAYERS).replace(stranger, stranger.with({ name: 'Zabenraa' }))).toBe(false);
});

test.each<[Asked & { sort: AdminPlayerColumn }, readonly number[]]>([
  [{ sort: 'name' }, [4, 2, 5, 3, 1]],
  [{ sort: 'name', order: 'desc' }, [1, 3, 5, 2, 4]],
  [{ sort: 'country' }, [5, 3, 4, 2, 1]],
  [{ sort: 'country', language: 'de' }, [5, 2, 1, 3, 4]],
  [{ sort: 'country', language: 'de', order: 'desc' }, [4, 3, 1, 2, 5]],
  // Players without a value come last in both directions.
  [{ sort: 'position' }, [3, 4, 1, 2, 5]],
  [{ sort: 'position', order: 'desc' }, [1, 4, 3, 2, 5]],
  [{ sort: 'apiId' }, [2, 4, 1, 3, 5]],
  [{ sort: 'apiId', order: 'desc' }, [1, 4, 2, 3, 5]],
])('sorts by %j: %j', (asked, ids) => {
  expect(idsIn(indexOf(PLAYERS), asked)).toEqual(ids);
});

test.each<[offset: number, limit: number, ids: readonly number[]]>([
  [0, 2, [4, 2]],
  [2, 2, [5, 3]],
  [4, 2, [1]],
  [5, 2, []],
])('skips %i players and returns %i: %j', (offset, limit, ids) => {
  expect(idsIn(indexOf(PLAYERS), { sort: 'name' }, offset, limit)).toEqual(ids);
});

const CHANGES: readonly (readonly [what: string, id: number, changes: Partial<CataloguePlayer>])[] = [
  ['a name', 3, { name: 'Aardvark' }],
  ['a full name', 2, { fullName: null }],
  ['a country to another one', 3, { country: 'Italy', nation: 'ITA' }],
  ['the only country of its name', 1, { country: 'Austria', nation: 'AUT' }],
  ['a country to a new one', 4, { country: 'Scotland', nation: 'SCO' }],
  ['the code of a country that nobody else has', 5, { nation: 'SCO' }],
  ['the code of a country to none', 2, { nation: null }],
  ['a country without a code to another one', 5, { country: 'Bermuda' }],
  ['a position to none', 1, { position: null }],
  ['a position to none, of a player between others without one', 3, { position: null }],
  ['no position to one', 5, { position: 'Defender' }],
  ['the id of the service', 1, { apiId: 5 }],
  ['the time of the change', 2, { updatedAt: new Date(60_000) }],
];

describe.each(CHANGES)('an index that followed a change of %s', (_what, id, changes) => {
  const before = PLAYERS.find((one) => one.id === id)!;
  const after = before.with(changes);
  const players = PLAYERS.map((one) => (one === before ? after : one));

  test('sorts and finds like a new index', () => {
    const asked = LANGUAGES.flatMap((language) => [
      ...ADMIN_PLAYER_COLUMNS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order, language }))),
      ...['aus', 'schott', 'osterr', 'deutsch', 'ital', 'aardvark', 'gerd', 'bermu', 'atlan'].map((search) => ({
        search,
        language,
      })),
    ]);
    const index = indexOf(PLAYERS);
    // Caches all columns, and one search after the other.
    for (const one of asked) idsIn(index, one);
    index.replace(before, after);
    const fresh = indexOf(players);
    const found = (one: AdminPlayerIndex) => asked.map((what) => [what, idsIn(one, what)]);
    expect(found(index)).toEqual(found(fresh));
    expect(index.slice({ search: '', language: 'en', sort: 'id', order: 'asc' }, 0, 10)).toEqual(players);
  });
});

test('finds the countries of the language that the search names, also after the same search in another one', () => {
  const index = indexOf(PLAYERS);
  expect(idsIn(index, { search: 'osterr', language: 'de' })).toEqual([3, 4]);
  expect(idsIn(index, { search: 'osterr', language: 'en' })).toEqual([]);
});

test('drops the result of the last search after a change', () => {
  const index = indexOf(PLAYERS);
  expect(idsIn(index, { search: 'zof' })).toEqual([1]);
  index.replace(PLAYERS[0]!, PLAYERS[0]!.with({ name: 'Buffon' }));
  expect(idsIn(index, { search: 'zof' })).toEqual([]);
});
