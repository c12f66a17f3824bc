import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';

test('the game starts when the last picture is decoded, each with the mask of its card', async () => {
  const waiting = new Map<string, () => void>();
  const decode = (src: string) => new Promise<void>((resolve) => void waiting.set(src, resolve));
  let begun: unknown;
  void layOut({ photos: ['/art/player/1.svg', 'https://photos.example/2.png'] }, decode).then((move) => (begun = move));
  expect([...waiting.keys()]).toEqual(['/art/player/1.svg?m=memo', 'https://photos.example/2.png']);

  waiting.get('/art/player/1.svg?m=memo')?.();
  await settled();
  expect(begun).toBeUndefined();
  waiting.get('https://photos.example/2.png')?.();
  await settled();
  expect(begun).toEqual({ kind: 'begin' });
});

test('broken pictures do not delay the start', async () => {
  const decode = () => Promise.reject(new Error('broken'));
  expect(await layOut({ photos: ['/art/player/1.svg'] }, decode)).toEqual({ kind: 'begin' });
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
