import { useTexts } from '@soccer-legends/game-sdk/react';
import { Choice } from '@soccer-legends/ui';
import css from './KeysChoice.module.css';

/** The keyboard on the page, with keys of normal or large size, or that of the device. */
export type Keys = 'standard' | 'large' | 'device';
const KEYS: readonly Keys[] = ['standard', 'large', 'device'];

/** Below the board: nobody needs it for the next guess. */
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
