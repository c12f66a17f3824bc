import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './LoginPage.module.css';

export interface RememberFieldProps {
  /** Whether the session stays valid after the browser closes. */
  remember: boolean;
  onRemember(remember: boolean): void;
}

export function RememberField({ remember, onRemember }: RememberFieldProps) {
  const t = useTexts();
  return (
    <label className={css.remember}>
      <input type="checkbox" checked={remember} onChange={({ currentTarget }) => onRemember(currentTarget.checked)} />
      {t('login.remember')}
    </label>
  );
}
