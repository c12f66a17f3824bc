import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { shrinkPng } from './picture-fetcher.ts';

function png(width: number, height: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="red"/></svg>`;
  return new Resvg(svg).render().asPng();
}

function damaged(offset: number, bytes: readonly number[]): Buffer {
  const file = Buffer.from(png(20, 20));
  Buffer.from(bytes).copy(file, offset);
  return file;
}

const sizeOf = (file: Buffer): number[] => [file.readUInt32BE(16), file.readUInt32BE(20)];

test.each([
  ['a small picture keeps its size', 150, 150, [150, 150]],
  ['a large picture has at most 256 pixels', 600, 300, [256, 128]],
  ['a thin picture keeps at least one pixel', 600, 1, [256, 1]],
])('%s', (_case, width, height, size) => {
  expect(sizeOf(shrinkPng(png(width, height))!)).toEqual(size);
});

test('keeps only the pixels of a file', () => {
  const file = png(20, 20);
  const note = Buffer.from('\0\0\0\u0009tEXtnote\0<b>a', 'latin1');
  expect(shrinkPng(Buffer.concat([file, note]))!.includes('note')).toBe(false);
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><title>Not found</title><p>There is no such picture.')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a GIF file', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(60)])],
  ['a file with another first chunk', damaged(12, [0x49, 0x44, 0x41, 0x54])],
  ['a picture of 65,535 pixels', damaged(16, [0, 0, 255, 255])],
  ['a picture without pixels', damaged(16, [0, 0, 0, 0])],
  ['a picture with damaged pixels', png(20, 20).subarray(0, 45)],
])('%s is no picture', (_case, file) => {
  expect(shrinkPng(file)).toBeUndefined();
});
