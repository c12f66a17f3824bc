import {
  dealSeed,
  fold,
  LANGUAGES,
  tokenOfMatchday,
  type ConnectionsGroup,
  type ConnectionsPuzzle,
} from '@soccer-legends/contracts';
import { loadFootballData, type FootballData, type Player } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { FIT, type Category, type CategoryKind } from './category.ts';
import { indexForConnections } from './connections-index.ts';
import { generateConnectionsPuzzle, isObvious } from './connections-puzzle.ts';
import { connectionsFigures } from '../../../../bench/board-figures.ts';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import { snapshotOf } from '../../../../test/fixtures/test-catalogue.ts';
import type { CataloguePlayer } from '../../people/people.port.ts';
import { drawnPictureUrl } from '../../../../test/fixtures/drawn-picture-url.ts';

const facts = loadFootballData();
const snapshot = snapshotOf(facts);
const index = indexForConnections(snapshot, facts);
const players = new Map(facts.players.map((player) => [player.id, player]));
const SEEDS = 1000;
/** The seeds of the first matchdays, so that the tests cover the puzzles that visitors get. */
const randomOf = (day: number) => new SeededRandom(dealSeed(tokenOfMatchday(day + 1), 'connections'));
const puzzles = Array.from({ length: SEEDS }, (_, day) => generateConnectionsPuzzle(index, randomOf(day)));

test('Connections has a board for every seed, and the same one for the same seed', () => {
  expect(puzzles.every((puzzle) => puzzle !== undefined)).toBe(true);
  for (const day of [0, 7, 999]) {
    expect(generateConnectionsPuzzle(index, randomOf(day))).toEqual(puzzles[day]);
  }
});

test('a Connections board has sixteen players with different names in four groups of four', () => {
  for (const { players: dealt, groups } of dealtPuzzles()) {
    expect(dealt).toHaveLength(16);
    expect(new Set(dealt.map(({ name }) => fold(name))).size).toBe(16);
    expect(groups.map((group) => group.players.length)).toEqual([4, 4, 4, 4]);
    expect(new Set(groups.flatMap((group) => group.players))).toEqual(new Set(dealt.map(({ id }) => id)));
    expect(new Set(groups.map(({ id }) => id)).size).toBe(4);
  }
});

test('a group of a Connections board contains only players with its property', () => {
  for (const { groups } of dealtPuzzles()) {
    for (const group of groups) {
      expect(group.players.filter((id) => !holds(group, players.get(id)!))).toEqual([]);
    }
  }
});

test('a Connections board has exactly one solution, even if any other player may belong to the lateral group', () => {
  const mayHold = (group: ConnectionsGroup, player: Player) => isLateral(group) || holds(group, player);
  for (const puzzle of dealtPuzzles()) expect(solutionsOf(puzzle)).toBe(1);
  // Every second player fits two groups here, so the search takes long.
  for (const puzzle of dealtPuzzles().slice(0, 100)) expect(solutionsOf(puzzle, mayHold)).toBe(1);
});

test('a Connections board has exactly one lateral group, and at most one about two clubs', () => {
  for (const { groups } of dealtPuzzles()) {
    expect(groups.filter(isLateral)).toHaveLength(1);
    const pairs = groups.filter(({ id }) => id.startsWith('twoClubs ') || id.startsWith('lateral rivals '));
    expect(pairs.length).toBeLessThanOrEqual(1);
  }
});

test('Connections boards differ from day to day, and their hardest group is not given away by a nation or a club', () => {
  const figures = connectionsFigures(dealtPuzzles(), snapshot.players);
  expect(figures.kinds['club']! + figures.kinds['twoClubs']!).toBeLessThanOrEqual(0.2);
  expect(figures.obviousHardest).toBeLessThanOrEqual(0.02);
  expect(figures.groupIn30Days).toBeLessThan(4);
  expect(figures.playerIn30Days).toBeLessThan(4.5);
});

test.each<[string, CategoryKind, string[], string[], boolean]>([
  ['four players of a nation', 'lateral', ['ESP', 'ESP', 'ESP', 'ESP'], ['ITA'], true],
  ['four players of a nation that one more player has', 'lateral', ['ESP', 'ESP', 'ESP', 'ESP'], ['ESP', 'ITA'], true],
  [
    'four players of a nation that two more players have',
    'lateral',
    ['ESP', 'ESP', 'ESP', 'ESP'],
    ['ESP', 'ESP'],
    false,
  ],
  ['players of two nations', 'lateral', ['ESP', 'ESP', 'ESP', 'ITA'], ['FRA'], false],
  ['players of a club', 'group', ['ESP 1', 'ITA 1 2', 'FRA 1', 'GER 1'], ['ESP 2'], true],
  ['players of a club of two more', 'group', ['ESP 1', 'ITA 1 2', 'FRA 1', 'GER 1'], ['ESP 1', 'POR 1'], false],
  ['players of a club, if the group asks for it', 'club', ['ESP 1', 'ITA 1 2', 'FRA 1', 'GER 1'], ['ESP 2'], false],
])('%s give a group away, or not', (_what, kind, members, others, isGivenAway) => {
  const read = (text: string) => {
    const [nation, ...clubs] = text.split(' ');
    return { nation, spells: clubs.map((club) => ({ teamId: Number(club) })) } as unknown as CataloguePlayer;
  };
  expect(isObvious(kind, members.map(read), others.map(read))).toBe(isGivenAway);
});

test('no player is on more than 8 % of the Connections boards', () => {
  const shown = new Map<string, number>();
  for (const { players: dealt } of dealtPuzzles()) {
    for (const { name } of dealt) shown.set(name, (shown.get(name) ?? 0) + 1);
  }
  expect([...shown].filter(([, count]) => count > 0.08 * SEEDS)).toEqual([]);
});

test('a Connections board says why players belong, with years if the reason is a club', () => {
  const groups = dealtPuzzles().flatMap((puzzle) => puzzle.groups);
  for (const { id, players: members, reasons = [] } of groups) {
    if (/^(club|twoClubs) /.test(id)) {
      expect(reasons.map(({ player }) => player)).toEqual(members);
      for (const { text } of reasons) expect(text.en).toMatch(/\d{4}/);
    }
    for (const { player } of reasons) expect(members).toContain(player);
  }
  expect(groups.some(({ id, reasons }) => id === 'lateral brothers' && reasons?.length === 4)).toBe(true);
});

test.each([
  ['ballon-dor', 'Lionel Messi', '2009–2012, 2015, 2019, 2021, 2023'],
  ['premier-league-golden-boot', 'Thierry Henry', '2002, 2004–2006'],
  ['world-cup-captains', 'Rodri', '2026'],
  ['world-cup-2014', 'Mario Götze', null],
])('the written group %s has %s for the years %s', (group, name, years) => {
  const { members, reasonFor } = index.byKind.get('group')!.find(({ id }) => id === `group ${group}`)!;
  const player = members.find((place) => index.players[place]!.name === name)!;
  expect(reasonFor(player)?.en ?? null).toBe(years);
});

test('a Connections board shows a player in the group of a club only after enough matches there', () => {
  const shown = new Set(index.byKind.get('club')!.find(({ id }) => id === 'club Manchester United')!.shown);
  const namesShown = [...shown].map((place) => index.players[place]!.name);
  expect(namesShown).toContain('Roy Keane');
  expect(namesShown).not.toContain('Martin Dúbravka');
});

test('a Connections board has no lateral group if the data has none', () => {
  const plain = indexForConnections(snapshotOf(facts), { ...facts, lateralGroups: [] });
  const { groups } = generateConnectionsPuzzle(plain, new SeededRandom(1))!;
  expect(groups.filter(isLateral)).toEqual([]);
  expect(groups).toHaveLength(4);
});

test('a Connections board has at least two players who fit two groups, and players of different fame in every group', () => {
  for (const { groups, players: dealt } of dealtPuzzles()) {
    const ambiguous = dealt.filter(({ id }) => groups.filter((group) => holds(group, players.get(id)!)).length > 1);
    expect(ambiguous.length).toBeGreaterThanOrEqual(2);
    for (const group of groups) {
      expect(new Set(group.players.map((id) => players.get(id)!.fame)).size).toBeGreaterThan(1);
    }
  }
});

test('a Connections board ranks its groups from easy to hard, each with a color of its own', () => {
  for (const { groups } of dealtPuzzles()) {
    expect(groups.map(({ difficulty, color }) => [difficulty, color])).toEqual([
      [1, '#FFE9A8'],
      [2, '#8CC8F0'],
      [3, '#D9763C'],
      [4, '#5B2A86'],
    ]);
  }
});

test('the lateral group of a Connections board is not always the hardest', () => {
  const ranks = dealtPuzzles().map(({ groups }) => groups.findIndex(isLateral));
  for (const rank of [0, 1, 2, 3]) expect(ranks.filter((other) => other === rank).length).toBeGreaterThan(SEEDS / 20);
});

test('Connections boards use every kind of group and many different groups, with texts in every language', () => {
  const groups = dealtPuzzles().flatMap((puzzle) => puzzle.groups);
  expect(new Set(groups.map(({ id }) => id.split(' ')[0]))).toEqual(
    new Set(['nation', 'club', 'group', 'twoClubs', 'lateral']),
  );
  expect(new Set(groups.map(({ id }) => id)).size).toBeGreaterThan(300);
  for (const { name, description, names, descriptions } of groups) {
    expect([name, description]).toEqual([names?.en, descriptions?.en]);
    for (const language of LANGUAGES) {
      expect(names?.[language]).toMatch(/^[^{}]+$/);
      expect(descriptions?.[language]).toMatch(/^[^{}]+$/);
    }
  }
});

test('a Connections board shows each hidden word and each surname of a lateral group once', () => {
  const groups = new Map(facts.lateralGroups.map((group) => [`lateral ${group.id}`, group]));
  const withWords = dealtPuzzles()
    .flatMap((puzzle) => puzzle.groups)
    .filter(({ id }) => groups.get(id)?.members.some(({ variant }) => variant !== null));
  expect(withWords.length).toBeGreaterThan(SEEDS / 20);
  for (const { id, players: shown } of withWords) {
    const { members } = groups.get(id)!;
    const words = shown.map((player) => members.find((member) => member.player === player)!.variant);
    expect(new Set(words).size, `${id}: ${words.join()}`).toBe(4);
  }
});

test('a Connections board has its cards in random order', () => {
  const together = dealtPuzzles().filter(({ players: dealt, groups }) =>
    groups.some((group) => dealt.slice(0, 4).every(({ id }) => group.players.includes(id))),
  );
  expect(together.length).toBeLessThan(SEEDS / 50);
});

test('a card of Connections shows the years of the career and the photo', () => {
  const [puzzle] = dealtPuzzles();
  for (const { id, info, image } of puzzle!.players) {
    const { career } = players.get(id)!;
    expect(info.startsWith(`${Math.min(...career.map(({ start }) => start))}–`)).toBe(true);
    expect(image).toEqual(drawnPictureUrl('player', id));
  }
});

describe('the unsure members of a written group', () => {
  test('include all players with the name of a listed player, and none of them counts as a member', () => {
    const groups = facts.groups.map((group) =>
      group.id === 'euro-2020' ? { ...group, members: [...group.members, 'Jorginho'] } : group,
    );
    const unclear = indexForConnections(snapshotOf(facts), { ...facts, groups });
    const group = unclear.byKind.get('group')!.find(({ id }) => id === 'group euro-2020')!;
    const jorginhos = unclear.players.flatMap(({ name }, place) => (name === 'Jorginho' ? [place] : []));
    expect(jorginhos).toHaveLength(2);
    expect(unsureOf(group)).toEqual(expect.arrayContaining(jorginhos));
    for (const place of jorginhos) expect(group.members).not.toContain(place);
  });

  test('do not include a player who is listed by full name, nor his namesake', () => {
    const group = index.byKind.get('group')!.find(({ id }) => id === 'group euro-2020')!;
    const places = [...group.members, ...unsureOf(group)].filter((place) => index.players[place]!.name === 'Jorginho');
    expect(places.map((place) => index.players[place]!.nation)).toEqual(['ITA']);
  });

  test('include a synced player in every list', () => {
    const snapshot = snapshotOf(facts);
    const [first, ...others] = snapshot.players.values();
    const synced = first!.with({ name: 'Z. Zidane', fullName: null, source: 'api' });
    const withSynced = { ...snapshot, players: new Map([synced, ...others].map((player) => [player.id, player])) };
    const groups = indexForConnections(withSynced, facts).byKind.get('group')!;
    for (const group of groups) expect(unsureOf(group)).toContain(0);
  });
});

test('a Connections board has exactly one solution even if every unsure member is a member', () => {
  const synced = new Set(facts.players.filter(({ id }) => id % 3 === 0).map(({ id }) => id));
  const snapshot = snapshotOf(facts);
  const mixed = [...snapshot.players.values()].map((player) =>
    synced.has(player.id) ? player.with({ name: `X. ${player.name}`, fullName: null, source: 'api' }) : player,
  );
  const mixedIndex = indexForConnections(
    { ...snapshot, players: new Map(mixed.map((player) => [player.id, player])) },
    facts,
  );
  const mayHold = (group: ConnectionsGroup, player: Player) =>
    isLateral(group) || (group.id.startsWith('group ') && synced.has(player.id)) || holds(group, player);
  for (let seed = 0; seed < 200; seed++) {
    expect(solutionsOf(generateConnectionsPuzzle(mixedIndex, new SeededRandom(seed))!, mayHold)).toBe(1);
  }
});

describe('Connections has no board for', () => {
  const few = (count: number): FootballData => ({ ...facts, players: facts.players.slice(0, count) });

  test.each([0, 1, 4, 15])('%i players', (count) => {
    const tiny = indexForConnections(snapshotOf(few(count)), facts);
    expect(generateConnectionsPuzzle(tiny, new SeededRandom(1))).toBeUndefined();
  });

  test('players who have nothing in common', () => {
    const strangers: Player[] = facts.nations.slice(0, 40).map(({ code }, id) => ({
      ...facts.players[0]!,
      id,
      name: `Player ${id}`,
      fullName: null,
      nation: code,
      career: [{ ...facts.players[0]!.career[0]!, club: `Club ${id}`, clubId: null }],
    }));
    const apart = indexForConnections(snapshotOf({ ...facts, players: strangers }), facts);
    expect(generateConnectionsPuzzle(apart, new SeededRandom(1))).toBeUndefined();
  });
});

function dealtPuzzles(): ConnectionsPuzzle[] {
  return puzzles.filter((puzzle) => puzzle !== undefined);
}

/** Returns the indexes of the players who may belong to a category. */
function unsureOf({ fits }: Category): number[] {
  return [...fits.keys()].filter((player) => fits[player] === FIT.unsure);
}

function isLateral({ id }: ConnectionsGroup): boolean {
  return id.startsWith('lateral ');
}

/** Whether a player has the property of a group. Reads the data set, not the index under test. */
function holds({ id }: ConnectionsGroup, player: Player): boolean {
  const [kind, ...words] = id.split(' ');
  const about = words.join(' ');
  const clubs = player.career.map(({ club }) => fold(club));
  switch (kind) {
    case 'nation':
      return player.nation === about;
    case 'lateral':
      return facts.lateralGroups
        .find((group) => group.id === about)!
        .members.some((member) => member.player === player.id);
    case 'club':
      return clubs.includes(fold(about));
    case 'twoClubs':
      return about.split(' / ').every((club) => clubs.includes(fold(club)));
    default: {
      const members = facts.groups.find((group) => group.id === about)!.members.map(fold);
      return (
        members.includes(fold(player.name)) || (player.fullName !== null && members.includes(fold(player.fullName)))
      );
    }
  }
}

/** Counts all solutions by brute force: tries every combination of four players for each group. */
function solutionsOf({ players: dealt, groups }: ConnectionsPuzzle, isTrue = holds): number {
  const fits = groups.map(
    (group) => new Set(dealt.filter(({ id }) => isTrue(group, players.get(id)!)).map(({ id }) => id)),
  );
  return fill(
    0,
    dealt.map(({ id }) => id),
  );

  function fill(group: number, left: readonly number[]): number {
    if (group === groups.length) return 1;
    const fours = foursOf(left.filter((id) => fits[group]!.has(id)));
    return fours.reduce(
      (sum, four) =>
        sum +
        fill(
          group + 1,
          left.filter((id) => !four.includes(id)),
        ),
      0,
    );
  }
}

function foursOf(items: readonly number[], size = 4): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) => foursOf(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]));
}
