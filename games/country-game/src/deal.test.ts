import { DealProblem } from '@soccer-legends/game-sdk';
import type { PlayerSummary } from '@soccer-legends/game-sdk/data';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealCountries, prepareCountries } from './deal.ts';
import { tenPlayers } from './testing/players.ts';

const ten: PlayerSummary[] = tenPlayers().map((player) => ({ ...player, career: [] }));

testDealContract('Country Match', { deal: dealCountries, answer: crowd() });

describe('the ten players', () => {
  test('the ten players have ten countries and ten names for every seed', async () => {
    const { services } = fakeServices({ answer: crowd() });
    const met = new Set<number>();
    for (let seed = 0; seed < 1000; seed++) {
      const { players } = await dealCountries({ options: {}, services, seed });
      expect(players).toHaveLength(10);
      expect(new Set(players.map(({ nation }) => nation)).size).toBe(10);
      expect(new Set(players.map(({ name }) => name)).size).toBe(10);
      for (const { id } of players) met.add(id);
    }
    expect(met.size).toBe(crowd().length);
  });

  test('the ten players are the same for the same seed', async () => {
    const { services } = fakeServices({ answer: crowd() });
    const deal = () => dealCountries({ options: {}, services, seed: 42 });
    expect(await deal()).toEqual(await deal());
  });

  test('the ten players have only the properties that a card needs', async () => {
    const { services, requests } = fakeServices({ answer: ten });
    const { players } = await dealCountries({ options: {}, services, seed: 1 });
    expect([...players].sort((one, other) => one.id - other.id)).toEqual(tenPlayers());
    expect(requests).toEqual([{ path: '/api/players?limit=300', options: { freshMs: 60_000 } }]);
  });

  test.each<[string, unknown]>([
    ['no photo', { ...ten[0], id: 99, name: 'Nobody', nation: 'FRA', photo: null }],
    ['an empty photo', { ...ten[0], id: 99, name: 'Nobody', nation: 'FRA', photo: '' }],
    ['no country', { ...ten[0], id: 99, name: 'Nobody', nation: 'FRA', country: null }],
    ['no name', { ...ten[0], id: 99, name: ' ', nation: 'FRA' }],
    ['a namesake of another country', { ...ten[9], id: 99, name: 'FÓRWARD 1', nation: 'FRA' }],
    ['no content', null],
  ])('never include an entry with %s', async (_what, odd) => {
    const { services } = fakeServices({ answer: [...ten, odd] });
    for (let seed = 0; seed < 50; seed++) {
      const { players } = await dealCountries({ options: {}, services, seed });
      expect(players.map(({ id }) => id)).not.toContain(99);
    }
  });
});

describe('countries', () => {
  test.each<[string, Partial<PlayerSummary>, boolean]>([
    ['the same code under two names', { nation: 'SCO', country: 'Scotland (old)' }, false],
    ['another code', { nation: 'WAL', country: 'Wales' }, true],
    ['an unknown country', { nation: null, country: 'Atlantis' }, true],
  ])('%s: %o counts as a tenth country: %s', async (_what, changed, enough) => {
    const { services } = fakeServices({ answer: [...ten.slice(0, 9), { ...ten[9]!, ...changed }] });
    const deal = dealCountries({ options: {}, services, seed: 1 });
    if (enough) expect((await deal).players).toHaveLength(10);
    else await expect(deal).rejects.toThrow('notEnoughPlayers');
  });

  test('two unknown countries with the same name count as one', async () => {
    const unknown = { nation: null, country: 'Atlantis' };
    const players = ten.map((player, index) => (index < 2 ? { ...player, ...unknown } : player));
    await expect(prepareCountries(fakeServices({ answer: players }).services)).rejects.toThrow('notEnoughPlayers');
  });
});

describe('on the intro', () => {
  test('enough players cause no message', async () => {
    const { services, logged } = fakeServices({ answer: ten });
    await expect(prepareCountries(services)).resolves.toBeUndefined();
    expect(logged).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['a failed request', new Error('503: overloaded'), 'loadError'],
    ['a response that is not a list', { players: ten }, 'loadError'],
    ['an empty list', [], 'notEnoughPlayers'],
    ['nine countries', ten.slice(1), 'notEnoughPlayers'],
  ])('%s is logged and shown without a toast', async (_what, answer, text) => {
    const { services, logged } = fakeServices({ answer });
    const problem: unknown = await prepareCountries(services).catch((fault: unknown) => fault);
    if (!(problem instanceof DealProblem)) throw new Error('There was no problem.');
    expect(problem.message).toBe(text);
    expect(problem.toast).toBeUndefined();
    expect(logged).toHaveLength(1);
    await expect(dealCountries({ options: {}, services, seed: 1 })).rejects.toThrow(text);
  });
});

/** Sixty players: some countries have many of them, some only one. */
function crowd(): PlayerSummary[] {
  return Array.from({ length: 60 }, (_, index) => {
    const from = ten[index % 7 === 0 ? index % 10 : index % 3]!;
    const source = index < 10 ? ten[index]! : from;
    return { ...source, id: index + 1, name: `Player ${index + 1}` };
  });
}

test('no player of the last rounds is dealt while there are enough others', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...ten[index % 10]!, id: index + 1, name: `P${index}` }));
  const { services } = fakeServices({ answer: many });
  const recent: string[] = [];
  for (let seed = 1; seed <= 4; seed++) {
    const { players } = await dealCountries({ options: {}, services, seed, recent });
    const ids = players.map(({ id }) => String(id));
    expect(ids.filter((id) => recent.includes(id))).toEqual([]);
    recent.push(...ids);
  }
});
