import { loadPicture, revealed } from '@soccer-legends/ui';
import type { MemoMove, PicturesRequest } from './rules/state.ts';

/** Loads and decodes the pictures, so that cards turn without a delay. Ignores broken pictures and never rejects. */
export async function layOut(
  { photos }: PicturesRequest,
  load: (src: string) => Promise<unknown> = loadPicture,
): Promise<MemoMove> {
  await Promise.allSettled(photos.map((photo) => load(revealed(photo, 'memo'))));
  return { kind: 'begin' };
}
