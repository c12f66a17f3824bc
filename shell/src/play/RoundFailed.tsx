import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

/** For a game without an intro: why it could not begin, and another try. */
export function RoundFailed({ problem, onRetry }: { problem: string; onRetry(): void }) {
  const { t } = useShellTexts();
  return (
    <div className={css.intro}>
      <p className={css.problem} role="alert">
        {problem}
      </p>
      <div className={css.actions}>
        <Button onClick={onRetry}>{t('play.retry')}</Button>
      </div>
    </div>
  );
}
