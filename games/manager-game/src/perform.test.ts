import { expect, test } from 'vitest';
import { performManagerGame } from './perform.ts';

const request = { coach: 3, photo: 'https://site.test/art/coach/9003.svg' };

test('a picture that loads is shown with the mask that hides the name', async () => {
  const loaded: string[] = [];
  const move = await performManagerGame(request, async (src) => void loaded.push(src));
  expect(move).toEqual({ kind: 'shown', coach: 3 });
  expect(loaded).toEqual(['https://site.test/art/coach/9003.svg?m=coach']);
});

test('a picture that does not load is broken', async () => {
  const move = await performManagerGame(request, () => Promise.reject(new Error('no such picture')));
  expect(move).toEqual({ kind: 'broken', coach: 3 });
});
