import type { GameServices, RequestOptions } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { dealLogoGame } from './deal.ts';
import { FALLBACK_LOGOS } from './logos/fallback.ts';

const FRESH = '/api/team-logos?refresh=true&count=40';
const KNOWN = '/api/team-logos';
const clubs = ['Ajax', 'Porto', 'Celtic', 'Genk'].map((name, index) => ({
  id: index + 1,
  name,
  logoUrl: `/art/crest/${index + 1}.svg`,
  country: null,
  crest: null,
}));

/** Services whose server answers by path; what it does not know fails. */
function servicesWith(answers: Readonly<Record<string, unknown>>) {
  const asked: { path: string; options: RequestOptions | undefined }[] = [];
  const logged: string[] = [];
  const toasts: unknown[] = [];
  const services: GameServices = {
    language: 'en',
    http: {
      async get<Answer>(path: string, options?: RequestOptions) {
        asked.push({ path, options });
        if (!(path in answers)) throw new Error('500: no logos today');
        return answers[path] as Answer;
      },
      post: () => Promise.reject(new Error('A deal only reads.')),
    },
    t: (key) => key,
    toast: (toast) => toasts.push(toast),
    announce: () => undefined,
    log: (message) => logged.push(message),
  };
  return { services, asked, logged, toasts };
}

function deal(services: GameServices) {
  return dealLogoGame({ options: {}, services, seed: 1 });
}

test('each game asks for forty fresh logos, past any cache', async () => {
  const { services, asked } = servicesWith({ [FRESH]: clubs });
  expect(await deal(services)).toEqual({ logos: clubs });
  expect(asked).toEqual([{ path: FRESH, options: undefined }]);
});

test('a refresh that fails is only logged, and the logos that are known are played with', async () => {
  const { services, asked, logged, toasts } = servicesWith({ [KNOWN]: clubs });
  expect(await deal(services)).toEqual({ logos: clubs });
  expect(asked[1]).toEqual({ path: KNOWN, options: { freshMs: 3_600_000, retries: 3 } });
  expect(logged).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test.each<[string, Record<string, unknown>]>([
  ['no server', {}],
  ['an answer that is no list', { [FRESH]: { logos: clubs }, [KNOWN]: null }],
  ['no logos', { [FRESH]: [] }],
  ['three logos', { [FRESH]: clubs.slice(1) }],
  ['three names in four entries', { [FRESH]: [...clubs.slice(1), { ...clubs[1], name: 'PORTO' }] }],
  ['three clubs beside an age group', { [FRESH]: [...clubs.slice(1), { ...clubs[0], name: 'Ajax U19' }] }],
])('with %s it is the five clubs', async (_what, answers) => {
  const { services } = servicesWith(answers);
  expect(await deal(services)).toEqual({ logos: FALLBACK_LOGOS });
});
