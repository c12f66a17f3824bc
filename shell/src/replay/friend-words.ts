import { isPerfect, type LinkedResult } from '../challenge/challenge-link.ts';
import type { ShareTexts } from '../share/share-text.ts';
import type { Friend } from './friend.ts';

/** Returns the label of the start button; undefined until the result is known, and if there is no number to beat. */
export function startLabel({ result, standing }: Friend, t: ShareTexts): string | undefined {
  if (standing === 'checking' || result.tries || result.won === 0) return undefined;
  return isPerfect(result) ? t('shared.match', { n: result.won }) : t('shared.beat', { n: result.won });
}

/** Returns what the intro says about the result in the link. */
export function friendNote({ result, standing }: Friend, t: ShareTexts): string {
  if (standing === 'checking') return t('play.loading');
  const says = t(standing === 'confirmed' ? 'shared.confirmed' : 'challenge.says', {
    result: resultInWords(result, t),
  });
  const isUnplayable = standing === 'otherVersion' || standing === 'damaged';
  return [says, isUnplayable && t(`shared.${standing}`), result.relaxed && t('shared.relaxed')]
    .filter(Boolean)
    .join(' ');
}

/** Returns a result without its points, such as "9 of 10" or "try 2 of 6". */
export function resultInWords(
  { won, total, tries }: Pick<LinkedResult, 'won' | 'total' | 'tries'>,
  t: ShareTexts,
): string {
  if (!tries) return t('album.progress', { count: won, total });
  return tries.won === null ? t('challenge.unsolved') : t('challenge.solved', { won: tries.won, total: tries.total });
}
