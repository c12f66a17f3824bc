import { tokenOfMatchday } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import type { CategoryEdit } from '../../people/people.port.ts';
import { indexForConnections } from '../puzzles/connections-index.ts';
import { snapshotOf } from '../../../../test/fixtures/test-catalogue.ts';
import { matchdayEffects } from '../effects/effects-on-games.ts';
import { boardOf, groupChange } from './board-effects.ts';

const GAMES = ['football-connections'];
const facts = loadFootballData();
const snapshot = snapshotOf(facts);
const before = indexForConnections(snapshot, facts);
const MATCHDAYS = Array.from({ length: 12 }, (_, day) => day + 1);
const seeds = new Map(MATCHDAYS.map((matchday) => [matchday, tokenOfMatchday(matchday)]));
const boards = [...seeds.values()].map((seed) => boardOf(before, seed)!);
/** Finds the first board with a group of winners, and its matchday. */
const place = boards.findIndex((board) => board.groups.some(({ id }) => id.startsWith('group ')));
const MATCHDAY = MATCHDAYS[place]!;
const BOARD = boards[place]!;
const GROUP = BOARD.groups.find(({ id }) => id.startsWith('group '))!;

function effectsOf(edit: Partial<CategoryEdit>, dealt: readonly number[] = []) {
  const categoryEdits = new Map([[GROUP.id, { enabled: true, names: {}, added: [], removed: [], ...edit }]]);
  const after = indexForConnections({ ...snapshot, categoryEdits }, facts);
  const stored = dealt.map((matchday) => ({
    ...{ token: tokenOfMatchday(matchday), draw: 'connections' },
    value: boards[MATCHDAYS.indexOf(matchday)]!,
  }));
  return matchdayEffects(groupChange(GROUP.id, before, after), {
    ...{ matchdays: seeds, dealt: stored },
    gamesWith: (draws) => (draws.length > 0 ? GAMES : []),
  });
}

test('an unchanged group of Connections affects no board', async () => {
  expect(await effectsOf({})).toEqual([]);
});

test('turning a group of Connections off changes the boards that are not dealt yet', async () => {
  const effects = await effectsOf({ enabled: false });
  expect(effects.find(({ matchday }) => matchday === MATCHDAY)).toMatchObject({ changes: GAMES, keeps: [] });
});

test('a dealt board keeps a group that is renamed', async () => {
  const effects = await effectsOf({ names: { en: 'Renamed' } }, MATCHDAYS);
  expect(effects).toContainEqual(
    expect.objectContaining({ matchday: MATCHDAY, changes: [], keeps: GAMES, unproven: [] }),
  );
  expect(effects.flatMap(({ changes }) => changes)).toEqual([]);
});

test('a dealt board is no longer proven if one of its players leaves the group', async () => {
  const effects = await effectsOf({ removed: [GROUP.players[0]!] }, [MATCHDAY]);
  expect(effects.find(({ matchday }) => matchday === MATCHDAY)).toMatchObject({ keeps: GAMES, unproven: GAMES });
});

test('a dealt board stays proven if its group is turned off', async () => {
  const effects = await effectsOf({ enabled: false }, [MATCHDAY]);
  expect(effects.find(({ matchday }) => matchday === MATCHDAY)).toMatchObject({ keeps: GAMES, unproven: [] });
});
