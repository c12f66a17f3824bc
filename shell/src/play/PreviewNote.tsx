import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

export function PreviewNote() {
  const { t } = useShellTexts();
  return (
    <p className={css.preview} role="note">
      {t('play.preview')}
    </p>
  );
}
