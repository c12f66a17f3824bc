import { revealed } from '@soccer-legends/ui';
import type { ManagerGameMove, PictureRequest } from './rules/state.ts';

/** Loads a coach's picture and reports whether it can be shown. */
export async function performManagerGame(
  { coach, photo }: PictureRequest,
  load: (src: string) => Promise<void> = loadPicture,
): Promise<ManagerGameMove> {
  try {
    await load(revealed(photo, 'coach'));
    return { kind: 'shown', coach };
  } catch {
    return { kind: 'broken', coach };
  }
}

async function loadPicture(src: string): Promise<void> {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = src;
  await image.decode();
}
