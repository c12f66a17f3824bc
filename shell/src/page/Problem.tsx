import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Problem.module.css';

export const problemClass: string = css.problem!;

/** An error message, which screen readers announce, with a button that tries again. */
export function Problem({ text, onRetry }: { text: string; onRetry(): void }) {
  const { t } = useShellTexts();
  return (
    <div className={css.failure}>
      <p className={problemClass} role="alert">
        {text}
      </p>
      <Button onClick={onRetry}>{t('play.retry')}</Button>
    </div>
  );
}
