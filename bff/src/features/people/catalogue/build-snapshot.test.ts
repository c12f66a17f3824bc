import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { atOnce } from '../../../platform/slices.ts';
import { Pictures } from './pictures.ts';
import { bundledRows } from './bundled-rows.ts';
import type { Person } from '../entities.ts';
import { allPlayers, type CatalogueRows, type CatalogueSnapshot } from './snapshot.ts';
import { buildSnapshot, snapshotSteps } from './build-snapshot.ts';

const facts = loadFootballData();
const pictures = new Pictures(facts);
const rows = (): CatalogueRows => bundledRows(facts, new Date(0));
const first = rows();
const { id, spells } = first.people.find(({ kind, name }) => kind === 'player' && name === 'Andrea Pirlo')!;
const teamId = spells[0]!.teamId;
const teammates = first.people
  .filter((one) => one.kind === 'player' && one.spells.some((spell) => spell.teamId === teamId))
  .map((one) => one.id);
const changed = <Item>(items: readonly Item[], which: (item: Item) => boolean, changes: Partial<Item>): Item[] =>
  items.map((item) => (which(item) ? { ...item, ...changes } : item));

const isTeam = (one: { id: number }): boolean => one.id === teamId;
const withPirlo =
  (changes: Partial<Person>) =>
  ({ people }: CatalogueRows): Partial<CatalogueRows> => ({
    people: changed(people, (one) => one.kind === 'player' && one.id === id, changes),
  });
const CASES: [string, (next: CatalogueRows) => Partial<CatalogueRows>, number[]][] = [
  ['nothing', () => ({}), []],
  ['a name', withPirlo({ name: 'Pirlo' }), [id]],
  ['a time', withPirlo({ editedAt: new Date(5) }), [id]],
  ['a player outside the games', withPirlo({ inGames: false }), [id]],
  ['a spell', withPirlo({ spells: [{ ...spells[0]!, goals: 99 }, ...spells.slice(1)] }), [id]],
  ['a removed spell', withPirlo({ spells: spells.slice(1) }), [id]],
  ['a country of a club', ({ teams }) => ({ teams: changed(teams, isTeam, { country: 'Wales' }) }), teammates],
];

test.each(CASES)('a rebuild after a change of %s replaces only the affected players', (_, change, replaced) => {
  const former = buildSnapshot(rows(), pictures);
  const before = new Set(allPlayers(former));
  const next = { ...rows(), ...change(rows()) };
  const rebuilt = atOnce(snapshotSteps(next, pictures, former));
  expect(described(rebuilt)).toEqual(described(buildSnapshot(next, pictures)));
  const others = allPlayers(rebuilt).filter((player) => !before.has(player));
  expect(others.map((player) => player.id).sort((a, b) => a - b)).toEqual(replaced.sort((a, b) => a - b));
});

test('a snapshot is built in many steps', () => {
  const steps = [...snapshotSteps(rows(), pictures)];
  expect(steps.length).toBeGreaterThan(first.people.length / 500);
});

/** Includes the values that players compute. */
function described(snapshot: CatalogueSnapshot): unknown {
  const people = allPlayers(snapshot).map((player) => ({ ...player, career: player.career, photo: player.photo }));
  return {
    ...snapshot,
    players: [...snapshot.players.keys()],
    outsideGames: [...snapshot.outsideGames.keys()],
    people,
  };
}
