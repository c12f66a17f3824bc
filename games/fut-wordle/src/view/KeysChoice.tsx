import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './KeysChoice.module.css';

/** The keyboard on the page, with keys of normal or large size, or that of the device. */
export type Keys = 'standard' | 'large' | 'device';
const KEYS: readonly Keys[] = ['standard', 'large', 'device'];

/** One line below the board: nobody needs it for the next guess. */
export function KeysChoice({ keys, onChange }: { keys: Keys; onChange(keys: Keys): void }) {
  const t = useTexts();
  return (
    <label className={css.choice} data-optional>
      {t('keys.label')}
      <select
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
