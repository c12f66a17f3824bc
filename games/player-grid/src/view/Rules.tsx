import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './Rules.module.css';

/** The rule of the game, which stays visible. */
export function Rules() {
  const t = useTexts();
  return (
    <p className={css.rules} data-needed>
      {t('playerGrid.howToPlay')} <strong>{t('playerGrid.instruction')}</strong>
    </p>
  );
}
