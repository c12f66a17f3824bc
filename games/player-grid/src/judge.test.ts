import type { GameServices } from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const guess = { playerId: 7, nation: 'BRA', teamId: 31 };

async function judgedWith(answer: unknown) {
  const sent: unknown[] = [];
  const { services, logged } = fakeServices();
  const post: GameServices['http']['post'] = async <Answer>(path: string, body: unknown) => {
    sent.push([path, body]);
    if (answer instanceof Error) throw answer;
    return answer as Answer;
  };
  const move = await judge(guess, { ...services, http: { ...services.http, post } });
  return { move, sent, logged };
}

test.each([
  { fits: true, points: 4, share: null, years: '2003–2009' },
  { fits: true, points: 10, share: 0, years: '2014' },
  { fits: false, nationFits: true, clubFits: false },
  { fits: false, nationFits: false, clubFits: false },
])('returns the verdict %j of the server as a move', async (verdict) => {
  const { move, sent, logged } = await judgedWith(verdict);
  expect(move).toEqual({ kind: 'judged', verdict });
  expect(sent).toEqual([['/api/player-grid/recall', guess]]);
  expect(logged).toEqual([]);
});

test.each([
  ['a failed request', new Error('503: overloaded')],
  ['nothing', null],
  ['a text', 'fits'],
  ['no verdict', { points: 4 }],
  ['no points', { fits: true, share: null, years: '2003' }],
  ['half a point', { fits: true, points: 0.5, share: null, years: '2003' }],
  ['a wrong player who fits both', { fits: false, nationFits: true, clubFits: true }],
])('returns that the player was not judged after %s', async (_what, answer) => {
  const { move, logged } = await judgedWith(answer);
  expect(move).toEqual({ kind: 'notJudged' });
  expect(logged).toHaveLength(1);
});

test('accepts a verdict without share and years', async () => {
  expect((await judgedWith({ fits: true, points: 3 })).move).toEqual({
    kind: 'judged',
    verdict: { fits: true, points: 3, share: null, years: '' },
  });
});
