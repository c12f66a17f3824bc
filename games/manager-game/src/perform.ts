import { loadPicture, revealed } from '@soccer-legends/ui';
import type { ManagerMove, PictureRequest } from './rules/state.ts';

/** Loads a coach's picture and reports whether it can be shown; it never rejects. */
export async function performManagerGame(
  { coach, photo }: PictureRequest,
  load: (src: string) => Promise<unknown> = loadPicture,
): Promise<ManagerMove> {
  try {
    await load(revealed(photo, 'coach'));
    return { kind: 'shown', coach };
  } catch {
    return { kind: 'broken', coach };
  }
}
