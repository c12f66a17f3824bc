import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

export function Problem({ text, onRetry }: { text: string; onRetry(): void }) {
  const { t } = useShellTexts();
  return (
    <>
      <p className={css.problem} role="alert">
        {text}
      </p>
      <div className={css.actions}>
        <Button onClick={onRetry}>{t('play.retry')}</Button>
      </div>
    </>
  );
}
