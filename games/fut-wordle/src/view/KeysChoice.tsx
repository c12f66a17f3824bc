import { useTexts } from '@soccer-legends/game-sdk/react';
import { fieldClass } from '@soccer-legends/ui';
import css from './KeysChoice.module.css';

/** The keyboard on the page with normal or large keys, or the device's own keyboard. */
export type Keys = 'standard' | 'large' | 'device';
const KEYS: readonly Keys[] = ['standard', 'large', 'device'];

/** The choice of keyboard, in one line. It is hidden first if there is little room, because guesses do not need it. */
export function KeysChoice({ keys, onChange }: { keys: Keys; onChange(keys: Keys): void }) {
  const t = useTexts();
  return (
    <label className={css.choice} data-optional>
      {t('keys.label')}
      <select
        className={fieldClass}
        value={keys}
        onChange={({ target }) => onChange(KEYS.find((other) => other === target.value) ?? 'standard')}
      >
        {KEYS.map((value) => (
          <option key={value} value={value}>
            {t(`keys.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
