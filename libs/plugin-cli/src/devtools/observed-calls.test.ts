import { expect, test, vi } from 'vitest';
import { DRAW_HEADER, longer, ObservedCalls } from './observed-calls.ts';
import type { Settings } from './settings.ts';

const PLAYERS = 'http://site.test/api/players?limit=3';
const TEXTS = { title: 'Cups', left: { one: '{count} left' } };

function observed(changes: Partial<Settings> = {}) {
  const settings: Settings = {
    rate: 1,
    seed: undefined,
    isPseudo: false,
    network: 'normal',
    stored: {},
    isPanelUsed: false,
    ...changes,
  };
  const sent: Request[] = [];
  const calls = new ObservedCalls((request) => {
    sent.push(request as Request);
    return Promise.resolve(Response.json(TEXTS));
  }, settings);
  return { calls, settings, sent };
}

test('records the calls of the game, the latest first, but not those of the page itself', async () => {
  const { calls } = observed();
  for (const path of ['api/games', 'api/nations', 'plugins/cups/1.0.0-a/art.svg', 'api/players?limit=3'])
    await calls.fetch(`http://site.test/${path}`);
  expect(calls.calls.map(({ path, status }) => `${status} ${path}`)).toEqual([
    '200 /api/players?limit=3',
    '200 /api/nations',
  ]);
});

test('the draws of a round depend on its seed and on how often it has made the same call', async () => {
  const { calls, sent } = observed();
  calls.seed = 7;
  await calls.fetch(PLAYERS);
  await calls.fetch(PLAYERS);
  calls.seed = 8;
  await calls.fetch(PLAYERS);
  expect(sent.map(({ headers }) => headers.get(DRAW_HEADER))).toEqual(['7 0', '7 1', '8 0']);
});

test('fails only the next call with the network setting "failing"', async () => {
  const { calls } = observed({ network: 'failing' });
  expect([(await calls.fetch(PLAYERS)).status, (await calls.fetch(PLAYERS)).status]).toEqual([500, 200]);
});

test('sends no call with the network setting "offline"', async () => {
  const { calls, sent } = observed({ network: 'offline' });
  await expect(calls.fetch(PLAYERS)).rejects.toThrow(TypeError);
  expect([sent, calls.calls[0]!.status]).toEqual([[], undefined]);
});

test('delays calls by two seconds with the network setting "slow"', async () => {
  vi.useFakeTimers();
  const { calls } = observed({ network: 'slow' });
  const answered = vi.fn();
  void calls.fetch(PLAYERS).then(answered);
  await vi.advanceTimersByTimeAsync(1999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('lists the texts of the game by key, and lengthens them on request', async () => {
  const { calls, settings } = observed();
  const read = async () => (await calls.fetch('http://site.test/plugins/cups/1.0.0-a/locales/en.json')).json();
  expect(await read()).toEqual(TEXTS);
  expect([...calls.texts]).toEqual([
    ['title', 'Cups'],
    ['left.one', '{count} left'],
  ]);
  settings.isPseudo = true;
  expect(await read()).toEqual({ title: longer('Cups'), left: { one: longer('{count} left') } });
});

test.each([
  ['Cups', 'Cüpß äöß'],
  ['{count} left', '{count} léft äöß äöß'],
])('lengthens %j to %j', (text, expected) => {
  expect(longer(text)).toBe(expected);
});
