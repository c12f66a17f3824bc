import { expect, test, vi } from 'vitest';
import { askToKeepStorage } from '../game-page/shared-round.ts';
import { roundEntry } from '../testing/rounds.ts';

function asked() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const played = (...ids: string[]) => ids.map((id) => roundEntry(id));

test('asks the browser once, after the third matchday', async () => {
  const persist = vi.fn(async () => true);
  const storage = asked();
  await askToKeepStorage(played('d1/memo-game', 'd1/logo-game', 'd2/memo-game'), storage, persist);
  expect(persist).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++)
    await askToKeepStorage(played('d1/memo-game', 'd2/memo-game', 'd3/memo-game'), storage, persist);
  expect(persist).toHaveBeenCalledTimes(1);
});

test.each([
  ['a browser that cannot be asked', undefined],
  ['a browser that refuses', () => Promise.reject(new Error('denied'))],
])('%s changes nothing', async (_title, persist) => {
  await askToKeepStorage(played('d1/memo-game', 'd2/memo-game', 'd3/memo-game'), asked(), persist);
});
