import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { MessagePage } from '../figures/MessagePage.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export function WithdrawnPage({ name }: { name: string }) {
  const { t } = useShellTexts();
  return (
    <MessagePage title={name}>
      <p role="alert">{t('play.withdrawn', { name })}</p>
      <Link className={buttonClass()} to="/">
        {t('shell.backToGames')}
      </Link>
    </MessagePage>
  );
}
