import { revealed } from '@soccer-legends/ui';
import type { MemoMove, PicturesRequest } from './rules/state.ts';

/** Loads and decodes the pictures, so that cards turn without a delay. Broken pictures are ignored. */
export async function layOut({ photos }: PicturesRequest, decode = decodePicture): Promise<MemoMove> {
  await Promise.allSettled(photos.map((photo) => decode(revealed(photo, 'memo'))));
  return { kind: 'begin' };
}

async function decodePicture(src: string): Promise<void> {
  // Outside the document: a closed card must not contain its picture.
  const picture = new Image();
  // The same policy as on the card, so that the browser reuses the request.
  picture.referrerPolicy = 'no-referrer';
  picture.src = src;
  await picture.decode();
}
