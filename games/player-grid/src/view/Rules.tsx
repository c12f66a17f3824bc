import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './Rules.module.css';

export function Rules() {
  const t = useTexts();
  return (
    <p className={css.rules} data-needed>
      {t('playerGrid.howToPlay')} <strong>{t('playerGrid.instruction')}</strong>
    </p>
  );
}
