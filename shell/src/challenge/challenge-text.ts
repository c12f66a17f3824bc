import { shortened, type SharedResult, type ShareTexts } from '../share/share-text.ts';

/** Returns the message that challenges a friend. It has the score only: the marks are for after the friend's round. */
export function challengeText(
  { game, won, total, url }: Pick<SharedResult, 'game' | 'won' | 'total' | 'url'>,
  t: ShareTexts,
): string {
  const product = t('shell.productName');
  return `${t('challenge.message', { product, game: shortened(game), won, total })}\n${url}`;
}
