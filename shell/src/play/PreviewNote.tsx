import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

/** Informs the administrator that other visitors do not see this game. */
export function PreviewNote() {
  const { t } = useShellTexts();
  return (
    <p className={css.preview} role="note">
      {t('play.preview')}
    </p>
  );
}
