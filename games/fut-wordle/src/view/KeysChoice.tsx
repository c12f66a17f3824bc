import { useTexts } from '@soccer-legends/game-sdk/react';
import { Choice } from '@soccer-legends/ui';
import css from './KeysChoice.module.css';

/** The keyboard on the page, with normal or large keys, or the device's own keyboard. */
export type Keys = 'standard' | 'large' | 'device';
const KEYS: readonly Keys[] = ['standard', 'large', 'device'];

/** The choice of the keyboard. It is optional in the first screen, because no guess needs it. */
export function KeysChoice({ keys, onChange }: { keys: Keys; onChange(keys: Keys): void }) {
  const t = useTexts();
  return (
    <div className={css.choice} data-optional>
      <Choice
        label={t('keys.label')}
        choices={KEYS.map((value) => ({ value, label: t(`keys.${value}`) }))}
        value={keys}
        onChange={(value) => onChange(KEYS.find((other) => other === value) ?? 'standard')}
      />
    </div>
  );
}
