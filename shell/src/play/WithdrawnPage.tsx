import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { PageHeading } from '../app/PageHeading.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

/** Replaces a withdrawn game, also during a round. */
export function WithdrawnPage({ name }: { name: string }) {
  const { t } = useShellTexts();
  return (
    <>
      <PageHeading title={name}>{name}</PageHeading>
      <p role="alert">{t('play.withdrawn', { name })}</p>
      <div className={css.actions}>
        <Link className={buttonClass()} to="/">
          {t('shell.backToGames')}
        </Link>
      </div>
    </>
  );
}
