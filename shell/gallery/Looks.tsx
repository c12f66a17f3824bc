import { Choice } from '@soccer-legends/ui';
import { useState } from 'react';
import { applyPreferences, CHOICES, DEFAULT_PREFERENCES, type Preferences } from '../src/preferences/preferences.ts';
import css from './Gallery.module.css';

const NAMES = ['theme', 'contrast', 'motion'] as const;

export function Looks() {
  const [preferences, setPreferences] = useState(DEFAULT_PREFERENCES);
  const choose = (name: (typeof NAMES)[number], value: string) => {
    const changed = { ...preferences, [name]: value } as Preferences;
    applyPreferences(changed);
    setPreferences(changed);
  };
  return (
    <div className={css.row}>
      {NAMES.map((name) => (
        <Choice
          key={name}
          label={name}
          choices={CHOICES[name].map((value) => ({ value, label: value }))}
          value={preferences[name]}
          onChange={(value) => choose(name, value)}
        />
      ))}
    </div>
  );
}
