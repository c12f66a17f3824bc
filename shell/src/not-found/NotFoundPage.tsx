import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { MessagePage } from '../figures/MessagePage.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export function NotFoundPage() {
  const { t } = useShellTexts();
  return (
    <MessagePage title={t('notFound.title')} numbers={[4, 0, 4]}>
      <p>{t('notFound.hint')}</p>
      <Link className={buttonClass()} to="/">
        {t('shell.backToGames')}
      </Link>
    </MessagePage>
  );
}
