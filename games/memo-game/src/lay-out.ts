import { revealed } from '@soccer-legends/ui';
import type { MemoMove, PicturesRequest } from './rules/memo-state.ts';

/** Fetches and decodes the pictures, so that a card shows its own as it turns. A broken one holds nobody up. */
export async function layOut({ photos }: PicturesRequest, decode = decodePicture): Promise<MemoMove> {
  await Promise.allSettled(photos.map((photo) => decode(revealed(photo, 'memo'))));
  return { kind: 'begin' };
}

async function decodePicture(src: string): Promise<void> {
  // Beside the page, never in it: a card that is face down has no picture.
  const picture = new Image();
  // As on the card, so that it is the same request.
  picture.referrerPolicy = 'no-referrer';
  picture.src = src;
  await picture.decode();
}
