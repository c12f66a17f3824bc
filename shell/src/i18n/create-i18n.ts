import type { Language, TextTree } from '@soccer-legends/contracts';
import { keepYearsTogether } from '@soccer-legends/game-sdk';
import { createInstance, type i18n } from 'i18next';

/** Namespace of the shell's texts. Those of games and the console have their own, such as `game:logo-game`. */
export const SHELL_NAMESPACE = 'shell';

/** Returns the texts of one language. There is no fallback: a test checks that all six languages are complete. */
export function createI18n(language: Language, texts: TextTree): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { [SHELL_NAMESPACE]: texts } },
    ns: [SHELL_NAMESPACE],
    defaultNS: SHELL_NAMESPACE,
    // React escapes every text that it renders.
    interpolation: { prefix: '{', suffix: '}', escape: keepYearsTogether },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => console.error(`There is no text "${key}" in ${namespace}.`),
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}
