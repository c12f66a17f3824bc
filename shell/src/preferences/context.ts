import { createContext, useContext } from 'react';
import type { Preferences } from './preferences.ts';

export interface PreferencesAccess {
  preferences: Preferences;
  /** Stores and applies a change. A change of language reloads the page. */
  change(part: Partial<Preferences>): void;
}

export const PreferencesContext = createContext<PreferencesAccess | null>(null);

export function usePreferences(): PreferencesAccess {
  const access = useContext(PreferencesContext);
  if (!access) throw new Error('usePreferences needs a PreferencesContext above the component.');
  return access;
}
