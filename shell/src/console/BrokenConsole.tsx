import { Button, buttonClass } from '@soccer-legends/ui';
import { PageHeading } from '../page/PageHeading.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './BrokenConsole.module.css';

export function BrokenConsole({ onRetry }: { onRetry(): void }) {
  const { t } = useShellTexts();
  return (
    <>
      <PageHeading title={t('shell.admin')}>{t('shell.admin')}</PageHeading>
      <p role="alert">{t('console.broken')}</p>
      <div className={css.actions}>
        <Button onClick={onRetry}>{t('play.retry')}</Button>
        <a className={buttonClass('secondary')} href="/">
          {t('shell.backToGames')}
        </a>
      </div>
    </>
  );
}
