import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

export function LoadingRound() {
  const { t } = useShellTexts();
  return (
    <div className={css.loading} aria-busy="true">
      <label className={css.progress}>
        <span role="status">{t('play.loading')}</span>
        <progress />
      </label>
    </div>
  );
}
