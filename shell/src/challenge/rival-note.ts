import type { ShareTexts } from '../share/share-text.ts';
import type { LinkedResult } from './challenge-link.ts';

/** Returns what a visitor reads before the round about the result in the friend's link: its score, without the marks. */
export function rivalNote({ won, total }: LinkedResult, t: ShareTexts): string {
  return t('challenge.says', { won, total });
}
