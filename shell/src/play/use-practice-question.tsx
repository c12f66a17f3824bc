import { ConfirmDialog } from '@soccer-legends/ui';
import { type ReactNode, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { countsOnce, type GameVisit } from './visit.ts';

/** Returns a function that plays again, and the question before it in a shared round, which stays open. */
export function usePracticeQuestion({ shared, playAgain }: Pick<GameVisit, 'shared' | 'playAgain'>): {
  playAgain(): void;
  dialog: ReactNode;
} {
  const { t } = useShellTexts();
  const [asking, setAsking] = useState(false);
  const dialog = (
    <ConfirmDialog
      open={asking}
      title={t('matchday.practiceTitle')}
      confirm={t('matchday.practice')}
      look="primary"
      onConfirm={playAgain}
      onCancel={() => setAsking(false)}
    >
      <p>{t('matchday.practiceText')}</p>
    </ConfirmDialog>
  );
  return { playAgain: countsOnce(shared) ? () => setAsking(true) : playAgain, dialog };
}
