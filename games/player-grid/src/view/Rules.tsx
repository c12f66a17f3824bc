import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './Rules.module.css';

/** Short rules, since this game has no intro. */
export function Rules() {
  const t = useTexts();
  return (
    <div className={css.rules}>
      <p>{t('playerGrid.howToPlay')}</p>
      <p>
        <strong>{t('playerGrid.instruction')}</strong>
      </p>
    </div>
  );
}
