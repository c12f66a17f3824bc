import type { ShareTexts } from '../share/share-text.ts';
import type { LinkedResult } from './challenge-link.ts';

export function rivalNote({ won, total }: LinkedResult, t: ShareTexts): string {
  return t('challenge.says', { won, total });
}
