import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

/** Stands before a paused round, so that pausing is no help with the question. */
export function Curtain({ onContinue }: { onContinue(): void }) {
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
