import { DealProblem, type GameServices, type ToastRequest } from '@soccer-legends/game-sdk';
import type { PlayerSummary } from '@soccer-legends/game-sdk/data';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealConnect } from './deal.ts';

testDealContract('Connect', { deal: dealConnect, answer: players(30) });

describe('the deck', () => {
  test('the deck is fetched once with thirty players', async () => {
    const { services, requests } = fakeServices({ answer: players(30) });
    const { players: deck } = await dealConnect({ options: {}, services, seed: 1 });
    expect(requests.map(({ path }) => path)).toEqual(['/api/players?limit=30']);
    expect(deck).toHaveLength(30);
    expect(deck[0]).toEqual({ id: 1, name: 'Player 1', photo: null, career: [{ name: 'Club 1', logo: null }] });
  });

  test('the deck has each club of a career once and in one spelling', async () => {
    const first = { ...playerOf(1, 'Atlético Madrid', 'Milan', 'ATLETICO  MADRID'), photo: '/art/player/1.svg' };
    const second = playerOf(2, 'Milan', 'Atletico Madrid', ' ');
    const { services } = fakeServices({ answer: [first, second, ...players(9).slice(2)] });
    const { players: deck } = await dealConnect({ options: {}, services, seed: 1 });
    expect(deck[0]!.photo).toBe('/art/player/1.svg');
    expect(deck[0]!.career.map(({ name }) => name)).toEqual(['Atlético Madrid', 'Milan']);
    expect(deck[1]!.career.map(({ name }) => name)).toEqual(['Milan', 'Atlético Madrid']);
  });

  test.each<[string, unknown]>([
    ['no career', { ...playerOf(99), career: [] }],
    ['a career without clubs', { ...playerOf(99), career: [{ team: null, teamLogo: null }, { team: '  ' }] }],
    ['a career that is not a list', { ...playerOf(99), career: 'Milan' }],
    ['a null in the career', { ...playerOf(99), career: [null] }],
    ['no name', { ...playerOf(99), name: ' ' }],
    ['no id', { ...playerOf(99), id: '99' }],
    ['a name that differs only in its accents', { ...playerOf(99), name: 'PLÁYER 3' }],
    ['a duplicate id', { ...playerOf(3), name: 'Somebody else' }],
    ['no content', null],
  ])('the deck leaves out an entry with %s', async (_what, odd) => {
    const { services } = fakeServices({ answer: [...players(5), odd] });
    const { players: deck } = await dealConnect({ options: {}, services, seed: 1 });
    expect(deck.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    ['none', null],
    ['30', 30],
    ['60', 60],
  ])('the deck with the timer choice "%s" has %s seconds', async (timer, seconds) => {
    const { services } = fakeServices({ answer: players(5) });
    expect(await dealConnect({ options: { timer }, services, seed: 1 })).toMatchObject({ seconds });
  });
});

describe('without a deck', () => {
  test.each([
    ['a failed request', new Error('503: overloaded')],
    ['a response that is not a list', { players: players(30) }],
  ])('%s is shown in a toast and on the intro', async (_what, answer) => {
    const { services, logged } = fakeServices({ answer });
    const problem = await problemOf(services);
    expect(problem.message).toBe('playersLoadError');
    expect(problem.toast).toEqual<ToastRequest>({
      title: 'error',
      description: 'playersLoadError',
      tone: 'destructive',
    });
    expect(problem.cause).toBeInstanceOf(Error);
    expect(logged).toHaveLength(1);
  });

  test('four players are too few, which is shown without a toast', async () => {
    const problem = await problemOf(fakeServices({ answer: players(4) }).services);
    expect(problem.message).toBe('notEnoughPlayers');
    expect(problem.toast).toBeUndefined();
  });
});

test.each([
  { timer: 'none', left: 25 },
  { timer: '30', left: 10 },
])(
  'with the timer "$timer", players of the last rounds only fill the deck up to $left players',
  async ({ timer, left }) => {
    const { services } = fakeServices({ answer: players(30) });
    const dealtAfter = async (count: number) => {
      const recent = Array.from({ length: count }, (_, index) => `Player ${index + 1}`);
      return (await dealConnect({ options: { timer }, services, seed: 1, recent })).players.map(({ id }) => id);
    };
    expect(Math.min(...(await dealtAfter(4)))).toBe(5);
    expect(await dealtAfter(30)).toHaveLength(left);
  },
);

async function problemOf(services: GameServices): Promise<DealProblem> {
  const problem: unknown = await dealConnect({ options: {}, services, seed: 1 }).catch((fault: unknown) => fault);
  if (!(problem instanceof DealProblem)) throw new Error('There was no problem.');
  return problem;
}

function playerOf(id: number, ...teams: string[]): PlayerSummary {
  const career = (teams.length > 0 ? teams : [`Club ${id}`]).map((team) => ({ team, teamLogo: null }));
  return {
    id,
    name: `Player ${id}`,
    country: 'Spain',
    nation: 'ESP',
    position: null,
    photo: null,
    kit: null,
    kitYears: null,
    career,
  };
}

function players(count: number): PlayerSummary[] {
  return Array.from({ length: count }, (_, index) => playerOf(index + 1));
}
