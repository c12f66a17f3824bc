import { Button, buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { MessagePage } from '../figures/MessagePage.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GameIncompatible } from '../plugins/load-game.ts';
import css from './GamePage.module.css';

/** Says why a game cannot be played. An incompatible game has no retry button, because a retry cannot help. */
export function BrokenGame({ name, cause, onRetry }: { name: string; cause: unknown; onRetry(): void }) {
  const { t } = useShellTexts();
  const incompatible = cause instanceof GameIncompatible;
  const text = navigator.onLine ? t('play.broken', { name }) : t('play.noAnswer');
  return (
    <MessagePage title={name}>
      <div role="alert">
        <p>{incompatible ? t('play.incompatible', { name }) : text}</p>
        {incompatible && cause.reasons.map((reason) => <p key={reason}>{t(`play.incompatibility.${reason}`)}</p>)}
      </div>
      <div className={css.actions}>
        {!incompatible && <Button onClick={onRetry}>{t('play.retry')}</Button>}
        <Link className={buttonClass('secondary')} to="/">
          {t('shell.backToGames')}
        </Link>
      </div>
    </MessagePage>
  );
}
