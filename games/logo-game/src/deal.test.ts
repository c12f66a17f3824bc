import type { GameServices } from '@soccer-legends/game-sdk';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { dealLogoGame, FALLBACK_LOGOS } from './deal.ts';

const FRESH = '/api/team-logos?refresh=true&count=40';
const KNOWN = '/api/team-logos';
const clubs = ['Ajax', 'Porto', 'Celtic', 'Genk'].map((name, index) => ({
  id: index + 1,
  name,
  logoUrl: `/art/crest/${index + 1}.svg`,
  country: null,
  crest: null,
}));

/** Returns services whose server responds to these paths and fails for all others. */
function servicesWith(answers: Readonly<Record<string, unknown>>) {
  return fakeServices({ answer: (path: string) => (path in answers ? answers[path] : new Error('500: no logos')) });
}

function deal(services: GameServices) {
  return dealLogoGame({ options: {}, services, seed: 1 });
}

testDealContract('Guess the Club Logo', { deal: dealLogoGame, answer: clubs });

test('fetches forty fresh logos without a cache', async () => {
  const { services, requests } = servicesWith({ [FRESH]: clubs });
  expect(await deal(services)).toEqual({ logos: clubs });
  expect(requests).toEqual([{ path: FRESH, options: undefined }]);
});

test('logs a failed refresh and deals the known logos', async () => {
  const { services, requests, logged, toasts } = servicesWith({ [KNOWN]: clubs });
  expect(await deal(services)).toEqual({ logos: clubs });
  expect(requests[1]).toEqual({ path: KNOWN, options: { freshMs: 3_600_000, retries: 3 } });
  expect(logged).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test.each<[string, Record<string, unknown>]>([
  ['no server', {}],
  ['a response that is not a list', { [FRESH]: { logos: clubs }, [KNOWN]: null }],
  ['no logos', { [FRESH]: [] }],
  ['three logos', { [FRESH]: clubs.slice(1) }],
  ['three names in four entries', { [FRESH]: [...clubs.slice(1), { ...clubs[1], name: 'PORTO' }] }],
  ['three clubs and a youth team', { [FRESH]: [...clubs.slice(1), { ...clubs[0], name: 'Ajax U19' }] }],
])('deals the five built-in clubs with %s', async (_what, answers) => {
  const { services } = servicesWith(answers);
  expect(await deal(services)).toEqual({ logos: FALLBACK_LOGOS });
});

test('deals no club of the last rounds while there are twenty others', async () => {
  const many = Array.from({ length: 24 }, (_, index) => ({ ...clubs[0]!, id: index, name: `Club ${index}` }));
  const { services } = servicesWith({ [FRESH]: many });
  const namesAfter = async (recent: string[]) =>
    (await dealLogoGame({ options: {}, services, seed: 1, recent })).logos.map(({ name }) => name);
  expect(await namesAfter(['Club 0', 'Club 9', 'Genk'])).toEqual(
    many.map(({ name }) => name).filter((name) => name !== 'Club 0' && name !== 'Club 9'),
  );
  expect(await namesAfter(many.map(({ name }) => name))).toHaveLength(20);
});
