import { nameKey, namesContain } from '@soccer-legends/contracts';
import { NICKNAMES, PARTS_OF_NAMES, WHOLE_NAMES } from '@soccer-legends/contracts/testing';
import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { atOnce } from '../../../platform/slices.ts';
import { bundledRows } from '../catalogue/bundled-rows.ts';
import { Pictures } from '../catalogue/pictures.ts';
import type { ReadModel } from '../catalogue/read-model.ts';
import { buildSnapshot } from '../catalogue/build-snapshot.ts';
import { PlayerSearch } from './player-search.ts';

const facts = loadFootballData();
const snapshot = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
const prepareWith: ReadModel['prepareWith'] = (preparation) => atOnce(preparation(snapshot))();
const search = new PlayerSearch({ prepareWith } as ReadModel, facts);
const namesFor = (text: string) => search.find(text).map(({ name }) => name);

const rows = [WHOLE_NAMES, PARTS_OF_NAMES, NICKNAMES].flatMap((table) =>
  Object.entries(table).flatMap(([name, spellings]) => spellings.map((spelling) => [spelling, name] as const)),
);

test.each(rows)('a search for %j finds %s', (spelling, name) => {
  expect(namesFor(spelling)).toContain(name);
});

test.each(Object.entries(WHOLE_NAMES))('all spellings of %s find the same players', (name, spellings) => {
  for (const spelling of spellings) expect(namesFor(spelling)).toEqual(namesFor(name));
});

test.each(['⚽⚽', '--', '\u200B\u200B', '., !'])('a search for %j, without a letter, finds nobody', (text) => {
  expect(namesFor(text)).toEqual([]);
});

/** The words of all names by which players are known. */
const words = [...new Set([...snapshot.players.values()].flatMap(({ name }) => name.split(' ')))];

test('a search for a word of a known name finds a player with that name first', () => {
  const wrong = words.filter((word) => !namesContain([namesFor(word)[0] ?? ''], word));
  expect(wrong).toEqual([]);
});

test('a search for the complete name of a player finds that name first', () => {
  const names = [...snapshot.players.values()].map(({ name }) => name);
  expect(names.filter((name) => nameKey(namesFor(name)[0]!) !== nameKey(name))).toEqual([]);
});

test.each([
  ['dest', 'Sergiño Dest'],
  ['ronaldo', 'Ronaldo'],
  ['de bruyne', 'Kevin De Bruyne'],
])('the surname %j precedes names that begin with it: %s', (text, name) => {
  expect(namesFor(text)[0]).toBe(name);
});

test.each([
  ['silva', 'Neymar', 'Neymar da Silva Santos Júnior'],
  ['nazário', 'Ronaldo', 'Ronaldo Luís Nazário de Lima'],
])('a hit for %j by the birth name of %s explains itself with that name', (text, name, alias) => {
  expect(search.find(text).find((hit) => hit.name === name)).toMatchObject({ alias });
});

test.each(['silva', 'santos', 'jose', 'dos', 'lima', 'chicharito', 'ney'])(
  'every hit for %j shows a name that contains it',
  (text) => {
    const unexplained = search.find(text).filter(({ name, alias = '' }) => !namesContain([name, alias], text));
    expect(unexplained).toEqual([]);
  },
);
