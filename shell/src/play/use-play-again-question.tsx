import { ConfirmDialog } from '@soccer-legends/ui';
import { type ReactNode, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { countsOnce, type GameVisit } from './visit.ts';

/**
 * Returns a function that plays again, and the question before it: a shared round stays open, and a free one that has begun
 * ends without a result.
 * @param hasBegun whether the visitor has moved in the round
 */
export function usePlayAgainQuestion(
  { shared, playAgain }: Pick<GameVisit, 'shared' | 'playAgain'>,
  hasBegun: () => boolean,
): { playAgain(): void; dialog: ReactNode } {
  const { t } = useShellTexts();
  const [asking, setAsking] = useState(false);
  const isPractice = countsOnce(shared);
  const dialog = (
    <ConfirmDialog
      open={asking}
      title={t(isPractice ? 'matchday.practiceTitle' : 'round.anewTitle')}
      confirm={t(isPractice ? 'matchday.practice' : 'round.anew')}
      look={isPractice ? 'primary' : 'danger'}
      onConfirm={() => {
        setAsking(false);
        playAgain();
      }}
      onCancel={() => setAsking(false)}
    >
      <p>{t(isPractice ? 'matchday.practiceText' : 'round.anewText')}</p>
    </ConfirmDialog>
  );
  return { playAgain: () => (isPractice || hasBegun() ? setAsking(true) : playAgain()), dialog };
}
