import { shortened, type SharedResult, type ShareTexts } from '../share/share-text.ts';

/** The message contains no marks, which would reveal the outcomes before the friend plays. */
export function challengeText(
  { game, won, total, url }: Pick<SharedResult, 'game' | 'won' | 'total' | 'url'>,
  t: ShareTexts,
): string {
  const product = t('shell.productName');
  return `${t('challenge.message', { product, game: shortened(game), won, total })}\n${url}`;
}
