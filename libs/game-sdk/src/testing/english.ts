import { createInstance } from 'i18next';
import type { Translate } from '../services.ts';

/** Returns the English translation of a game's texts, set up like the shell's. A missing text or value throws. */
export function englishOf(texts: unknown): Translate {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    resources: { en: { game: texts as Record<string, unknown> } },
    ns: ['game'],
    defaultNS: 'game',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text "${key}".`);
    },
    missingInterpolationHandler: (text, [gap]) => {
      throw new Error(`There is no value for ${gap} in "${text}".`);
    },
  });
  return (key, values = {}) => i18n.t(key, values);
}
