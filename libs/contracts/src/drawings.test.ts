import { expect, test } from 'vitest';
import { drawingAddress, drawingAt } from './drawings.ts';

test.each([
  ['a path', '/art/player/7.svg'],
  ['a path with a version', '/art/player/7.svg?v=0a1b'],
  ['a URL', 'https://site.example/art/player/7.svg'],
])('reads the drawing in %s', (_form, address) => {
  expect(drawingAt(address)).toEqual({ kind: 'player', id: 7 });
});

test.each(['/art/flag/GER.svg', '/art/player/0.svg', '/art/player/7.png', '/x/art/coach/7.svg', ''])(
  'finds no drawing in "%s"',
  (address) => {
    expect(drawingAt(address)).toBeUndefined();
  },
);

test.each(['crest', 'player', 'coach'] as const)('reads the address of a %s', (kind) => {
  expect(drawingAt(drawingAddress(kind, 12))).toEqual({ kind, id: 12 });
});
