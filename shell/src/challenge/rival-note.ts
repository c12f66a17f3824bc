import type { ShareTexts } from '../share/share-text.ts';
import type { LinkedResult } from './challenge-link.ts';

/** Returns the text for a visitor who opened a friend's link and has not played yet. */
export function rivalNote({ won, total }: LinkedResult, t: ShareTexts): string {
  return t('challenge.says', { won, total });
}
