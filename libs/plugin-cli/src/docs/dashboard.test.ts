// @vitest-environment happy-dom
import type { PluginNumbers } from '@soccer-legends/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { dashboardContent, dashboardScript } from './dashboard.ts';

const NUMBERS: PluginNumbers = {
  key: 'cups',
  alert: 'The live version fails.',
  versions: [
    {
      version: '1.1.0',
      contentHash: 'ab',
      release: '1.1.0-ab',
      ...{ finishRate: 0.77, medianSeconds: 42 },
      lost: { undealt: 3, hung: 1 },
      rounds: { shown: 200, begun: 100, finished: 77, won: 40, again: null },
      failures: [
        {
          name: 'TypeError',
          at: ['src/rules/cups.ts:88', '/assets/react.js:1:2'],
          count: 5,
          first: '2026-11-25T10:00:00Z',
          last: '2026-11-29T10:00:00Z',
          browsers: { Firefox: 4, Chrome: 1 },
          languages: { pt: 5 },
          screens: { round: 4, results: 1 },
        },
      ],
    },
  ],
  reports: [
    {
      reason: 'stuck',
      version: '1.1.0',
      language: 'pt',
      moves: 4,
      createdAt: '2026-11-28T10:00:00Z',
      text: 'cups.4.x',
    },
  ],
  site: { finishRate: 0.9, medianSeconds: 63 },
  days: [{ day: '2026-11-29', shown: 200, begun: 100, finished: null, won: null, again: null, medianSeconds: null }],
  languages: [{ language: 'pt', shown: 20, begun: 10, finished: 10, won: null, again: null, medianSeconds: 40 }],
};

const calls: [string, string | null][] = [];

/** Submits the form and returns the text that the page shows for the response. */
async function open(status: number, answer: object): Promise<string> {
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    calls.push([address, headers['authorization'] ?? null]);
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  for (const [name, value] of Object.entries({ key: 'cups', token: 'slp_x' }))
    document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  const shown = document.querySelector('#numbers')!;
  await vi.waitFor(() => expect(shown.textContent).not.toBe(''));
  return shown.textContent;
}

beforeEach(() => {
  calls.length = 0;
  const content = dashboardContent.replace(/<script.*$/s, '');
  document.body.replaceChildren(document.createRange().createContextualFragment(content));
  // The script contains the source of several functions. One could be missing.
  new Function(dashboardScript)();
});

test('the dashboard shows rounds with their shares, and failures with the lines of the sources', async () => {
  const text = await open(200, NUMBERS);
  expect(text).toContain('1.1.0200100 (50 %)77 (77 %)40 (52 %)<1042 s');
  expect(text).toContain('All games of this site: 90 % of the rounds finished, median 63 s.');
  expect(text).toContain('The live version fails.');
  expect(text).toContain('5 TypeError at src/rules/cups.ts:88');
  expect(text).toContain('2026-11-25 to 2026-11-29. round 4, results 1. Firefox 4, Chrome 1. pt 5.');
  expect(text).toContain('1.1.0: no round could be dealt 3 times, and the page froze 1 times.');
  expect(text).toContain('2026-11-29200100 (50 %)<10<10<10–');
  expect(text).toContain('pt2010 (50 %)10 (100 %)<10<1040 s');
  expect(text).toContain('2026-11-28: stuck, 1.1.0 after 4 moves, pt');
  expect(calls).toEqual([['/api/admin/plugins/cups/numbers', 'Bearer slp_x']]);
});

test('the dashboard shows only failures before ten rounds', async () => {
  const [version] = NUMBERS.versions;
  const few = { ...version, rounds: { shown: null, begun: null, finished: null, won: null, again: null } };
  const text = await open(200, { ...NUMBERS, versions: [few], days: [] });
  expect(text).toContain('Numbers appear here when ten rounds have begun.');
  expect(text).toContain('TypeError');
});

test('the dashboard shows why a token is refused', async () => {
  expect(await open(401, { message: 'The publish token has expired.' })).toBe('The publish token has expired.');
});
