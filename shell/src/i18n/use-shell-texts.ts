import type { Language } from '@soccer-legends/contracts';
import type { Translate } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { SHELL_NAMESPACE } from './create-i18n.ts';

export interface ShellTexts {
  t: Translate;
  language: Language;
}

export function useShellTexts(): ShellTexts {
  return { t: useTexts(SHELL_NAMESPACE), language: useI18n().language as Language };
}

export function useI18n(): i18n {
  const provided = useContext(I18nContext);
  if (!provided) throw new Error('useI18n needs an I18nextProvider above the component.');
  return provided.i18n;
}
