import type { TextTree } from '@soccer-legends/contracts';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useI18n } from './use-shell-texts.ts';

export interface PluginTextsProps {
  namespace: string;
  texts: TextTree;
  children: ReactNode;
}

/** Makes a plugin's texts the default namespace, which the SDK's `useTexts` reads. */
export function PluginTexts({ namespace, texts, children }: PluginTextsProps) {
  const i18n = useI18n();
  useMemo(() => i18n.addResourceBundle(i18n.language, namespace, texts, true, true), [i18n, namespace, texts]);
  return (
    <I18nextProvider i18n={i18n} defaultNS={namespace}>
      {children}
    </I18nextProvider>
  );
}
