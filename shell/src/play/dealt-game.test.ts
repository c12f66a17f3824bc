import { DealProblem, HttpError, type DealContext, type Http } from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { expect, test } from 'vitest';
import { dealtGame } from './dealt-game.ts';

const texts = { unknown: 'no such deal', notBegun: 'not begun' };

/** A game that continues with local data if the server fails, as several games do. */
const forgiving = async ({ services }: DealContext) => services.http.get('/api/players').catch(() => 'built in');
const failing = async ({ services }: DealContext) => {
  throw new DealProblem('no players', { cause: await services.http.get('/api/players').catch((error) => error) });
};

function dealOf(deal: (context: DealContext) => Promise<unknown>, answer: unknown): Promise<unknown> {
  const game = dealtGame({ deal } as AnyGame, texts);
  return game.deal({ options: {}, seed: 1, services: fakeServices({ answer }).services });
}

const refused = (code: 'deal.unknown' | 'deal.notBegun') => new HttpError('refused', code, { status: 404, code });
const overloaded = new HttpError('failed', 'busy', { status: 503 });

test('a deal whose calls succeed returns the game’s own state', async () => {
  expect(await dealOf(forgiving, ['Pelé'])).toEqual(['Pelé']);
});

test('a deal fails with the error of its call, even if the game catches that error', async () => {
  await expect(dealOf(forgiving, overloaded)).rejects.toBe(overloaded);
});

test('a deal that fails for another reason keeps the game’s own error', async () => {
  await expect(dealOf(failing, overloaded)).rejects.toThrow('no players');
});

test.each([
  ['deal.unknown', texts.unknown],
  ['deal.notBegun', texts.notBegun],
] as const)('explains the code %s to the player', async (code, text) => {
  for (const deal of [forgiving, failing]) {
    const error: unknown = await dealOf(deal, refused(code)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DealProblem);
    expect((error as DealProblem).message).toBe(text);
  }
});

test('passes calls to the server unchanged', async () => {
  const { services, requests } = fakeServices({ answer: [] });
  const posted: string[] = [];
  const http: Http = { ...services.http, post: async <Answer>(path: string) => (posted.push(path), 1 as Answer) };
  const deal = async (context: DealContext) => {
    await context.services.http.get('/api/coaches', { freshMs: 5 });
    return context.services.http.post('/api/game/new');
  };
  const game = dealtGame({ deal } as AnyGame, texts);
  await game.deal({ options: {}, seed: 1, services: { ...services, http } });
  expect(requests).toEqual([{ path: '/api/coaches', options: { freshMs: 5 } }]);
  expect(posted).toEqual(['/api/game/new']);
});
