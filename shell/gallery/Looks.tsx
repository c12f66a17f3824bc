import { Choice } from '@soccer-legends/ui';
import { useState } from 'react';
import { applyPreferences, DEFAULT_PREFERENCES, type Preferences } from '../src/preferences/preferences.ts';
import css from './Gallery.module.css';

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'high'],
  motion: ['system', 'full', 'reduced'],
} as const;

export function Looks() {
  const [preferences, setPreferences] = useState(DEFAULT_PREFERENCES);
  const choose = (name: keyof typeof CHOICES, value: string) => {
    const changed = { ...preferences, [name]: value } as Preferences;
    applyPreferences(changed);
    setPreferences(changed);
  };
  return (
    <div className={css.row}>
      {(['theme', 'contrast', 'motion'] as const).map((name) => (
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
