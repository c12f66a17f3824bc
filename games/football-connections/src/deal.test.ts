import type { ConnectionsPuzzle } from '@soccer-legends/game-sdk/data';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealFootballConnections } from './deal.ts';
import { samplePuzzle } from './puzzle/sample.ts';

const puzzle: ConnectionsPuzzle = {
  players: Array.from({ length: 16 }, (_, index) => ({
    id: 100 + index,
    name: `Player ${index}`,
    info: '1990–2004',
    image: `/art/player/${100 + index}.svg`,
  })),
  groups: ([1, 2, 3, 4] as const).map((difficulty, index) => ({
    id: `group-${difficulty}`,
    name: `Group ${difficulty}`,
    description: `What group ${difficulty} is`,
    names: { en: `Group ${difficulty}`, de: `Gruppe ${difficulty}` },
    players: [0, 1, 2, 3].map((place) => 100 + index * 4 + place),
    color: '#FFE9A8',
    difficulty,
  })),
};
const [first, ...others] = puzzle.groups;
const [someone, ...rest] = puzzle.players;

testDealContract('Football Connections', { deal: dealFootballConnections, answer: puzzle });

describe("the server's puzzle", () => {
  test('is fetched and dealt with all its languages', async () => {
    const { services, requests, logged } = fakeServices({ answer: puzzle });
    const deal = await dealFootballConnections({ options: {}, services, seed: 1 });
    expect(requests.map(({ path }) => path)).toEqual(['/api/connections-game']);
    expect(logged).toEqual([]);
    expect(deal.puzzle.players).toEqual(puzzle.players);
    expect(deal.puzzle.groups[0]).toEqual({
      id: 'group-1',
      name: { en: 'Group 1', de: 'Gruppe 1' },
      description: { en: 'What group 1 is' },
      players: [100, 101, 102, 103],
      color: '#FFE9A8',
      difficulty: 1,
      reasons: [],
    });
  });

  test.each([
    [{}, true],
    [{ oneAway: 'on' }, true],
    [{ oneAway: 'off' }, false],
  ])('with the options %o "one away" is announced: %s', async (options, announcesOneAway) => {
    const { services } = fakeServices({ answer: puzzle });
    expect(await dealFootballConnections({ options, services, seed: 1 })).toMatchObject({ announcesOneAway });
  });
});

test('deals again if a group of the last rounds is on the board', async () => {
  const otherBoard = { ...puzzle, groups: puzzle.groups.map((group) => ({ ...group, id: `other ${group.id}` })) };
  const boards = [puzzle, puzzle, otherBoard];
  const { services, requests } = fakeServices({ answer: () => boards.shift() });
  const deal = await dealFootballConnections({ options: {}, services, seed: 1, recent: ['group-3'] });
  expect(deal.puzzle.groups[0]!.id).toBe('other group-1');
  expect(requests).toHaveLength(3);
});

test('requests the built-in puzzle once, whatever the last rounds asked', async () => {
  const { services, requests } = fakeServices({ answer: null });
  const recent = samplePuzzle().groups.map(({ id }) => id);
  expect((await dealFootballConnections({ options: {}, services, seed: 1, recent })).puzzle).toEqual(samplePuzzle());
  expect(requests).toHaveLength(1);
});

describe('deals the built-in puzzle and logs the reason after', () => {
  test.each<[string, unknown]>([
    ['a failed request', new Error('503: overloaded')],
    ['nothing', null],
    ['a list', []],
    ['no groups', { players: puzzle.players }],
    ['no players', { groups: puzzle.groups }],
    ['three groups', { ...puzzle, groups: others }],
    ['fifteen players', { ...puzzle, players: rest }],
    ['a duplicate player', { ...puzzle, players: [...rest, rest[0]] }],
    ['two players with the same name', { ...puzzle, players: [{ ...someone, name: 'PLÁYER 1' }, ...rest] }],
    ['two players with the same id', { ...puzzle, players: [{ ...rest[0], name: 'Somebody' }, ...rest] }],
    ['a player in two groups', { ...puzzle, groups: [{ ...first, players: [104, 101, 102, 103] }, ...others] }],
    ['a group of five', { ...puzzle, groups: [{ ...first, players: [100, 101, 102, 103, 99] }, ...others] }],
    ['a group of unknown players', { ...puzzle, groups: [{ ...first, players: [1, 2, 3, 4] }, ...others] }],
    ['a group without a name', { ...puzzle, groups: [{ ...first, name: '' }, ...others] }],
    ['an unknown difficulty', { ...puzzle, groups: [{ ...first, difficulty: 5 }, ...others] }],
  ])('%s', async (_what, answer) => {
    const { services, logged } = fakeServices({ answer });
    const deal = await dealFootballConnections({ options: {}, services, seed: 1 });
    expect(deal.puzzle).toEqual(samplePuzzle());
    expect(logged).toHaveLength(1);
  });
});
