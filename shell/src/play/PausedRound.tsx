import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

/** Hides a paused round, so that a pause does not give extra time to think. */
export function PausedRound({ onContinue }: { onContinue(): void }) {
  const { t } = useShellTexts();
  return (
    <div className={css.curtain}>
      <h2>{t('play.paused')}</h2>
      <Button autoFocus onClick={onContinue}>
        {t('play.continue')}
      </Button>
    </div>
  );
}
