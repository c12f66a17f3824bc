import { createInstance } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ServicesContext } from '../react/context.ts';
import type { GameServices } from '../services.ts';

/** Provides a game's services in a test. `useTexts` returns `value.t`, which a test can replace. */
export function TestServices({ value, children }: { value: GameServices; children: ReactNode }) {
  const i18n = useMemo(() => {
    const instance = createInstance();
    void instance.init({ lng: value.language, resources: {}, initAsync: false, react: { useSuspense: false } });
    return Object.assign(instance, { getFixedT: () => value.t });
  }, [value.language, value.t]);
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={value}>{children}</ServicesContext>
    </I18nextProvider>
  );
}
