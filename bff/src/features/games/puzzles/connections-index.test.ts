import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import type { CategoryEdit } from '../../people/people.port.ts';
import { FIT } from './category.ts';
import { indexForConnections } from './connections-index.ts';
import { generateConnectionsPuzzle } from './connections-puzzle.ts';
import { snapshotOf } from '../../../../test/fixtures/test-catalogue.ts';

const facts = loadFootballData();
const snapshot = snapshotOf(facts);
const ID = 'group world-cup-2010';
const unedited: CategoryEdit = { enabled: true, names: {}, added: [], removed: [] };
const idOf = (name: string): number => facts.players.find((player) => player.name === name)!.id;

function categoryWith(edit: Partial<CategoryEdit>, id = ID) {
  const categoryEdits = new Map([[id, { ...unedited, ...edit }]]);
  const { byKind, players } = indexForConnections({ ...snapshot, categoryEdits }, facts);
  const category = byKind.get('group')!.find((one) => one.id === id);
  const fitOf = (name: string) => category?.fits[players.findIndex((player) => player.name === name)];
  const reasonOf = (name: string) => category?.reasonFor(players.findIndex((player) => player.name === name));
  return { category, fitOf, reasonOf };
}

test('an edited group keeps what the edit does not name', () => {
  const { category, fitOf, reasonOf } = categoryWith({ names: { de: 'Weltmeister in Südafrika' } });
  expect(category!.texts.names).toMatchObject({ en: 'World Cup winners 2010', de: 'Weltmeister in Südafrika' });
  expect(fitOf('Xavi')).toBe(FIT.yes);
  expect(reasonOf('Xavi')).toBeNull();
});

test('an edit adds players to a group and removes others', () => {
  const { category, fitOf } = categoryWith({ added: [idOf('Thomas Müller')], removed: [idOf('Xavi')] });
  expect([fitOf('Thomas Müller'), fitOf('Xavi'), fitOf('Xabi Alonso')]).toEqual([FIT.yes, FIT.no, FIT.yes]);
  expect(category!.shown).toEqual(category!.members);
});

test('a group that is turned off is on no board', () => {
  expect(categoryWith({ enabled: false }).category).toBeUndefined();
  const categoryEdits = new Map([[ID, { ...unedited, enabled: false }]]);
  const index = indexForConnections({ ...snapshot, categoryEdits }, facts);
  const boards = Array.from({ length: 100 }, (_, seed) => generateConnectionsPuzzle(index, new SeededRandom(seed + 1)));
  expect(boards.flatMap((board) => board!.groups.map(({ id }) => id))).not.toContain(ID);
});

test('a group of an administrator is used, unless it has too few players', () => {
  const added = ['Thomas Müller', 'Xavi', 'Xabi Alonso', 'Andrea Pirlo'].map(idOf);
  const names = { en: 'Own' };
  expect(categoryWith({ names, added }, 'group own-1').category!.members).toHaveLength(4);
  expect(categoryWith({ names, added: added.slice(1) }, 'group own-1').category).toBeUndefined();
});

test('an edit of a group ignores players whom the catalogue does not have', () => {
  expect(categoryWith({ added: [999_999], removed: [999_998] }).category!.members).toEqual(
    categoryWith({}).category!.members,
  );
});
