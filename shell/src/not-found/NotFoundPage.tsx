import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { PageHeading } from '../app/PageHeading.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export function NotFoundPage() {
  const { t } = useShellTexts();
  return (
    <>
      <PageHeading title={t('notFound.title')}>{t('notFound.title')}</PageHeading>
      <p>{t('notFound.hint')}</p>
      <p>
        <Link className={buttonClass()} to="/">
          {t('shell.backToGames')}
        </Link>
      </p>
    </>
  );
}
