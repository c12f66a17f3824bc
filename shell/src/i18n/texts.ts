import type { Language } from '@soccer-legends/contracts';
import type { Translate } from '@soccer-legends/game-sdk';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';

export interface Texts {
  language: Language;
  /** The texts of the shell and of the shared components. */
  t: Translate;
  /** A translation of somebody else's texts, such as a game's; what is missing there answers with its key. */
  translateWith(namespace: string, texts: ResourceLanguage): Translate;
}

const LANGUAGE_FILES = {
  en: () => import('./languages/en.json'),
  es: () => import('./languages/es.json'),
  fr: () => import('./languages/fr.json'),
  pt: () => import('./languages/pt.json'),
  it: () => import('./languages/it.json'),
  de: () => import('./languages/de.json'),
} as const;

/** The texts of one language, complete: a test holds the six files to the same keys. */
export async function loadTexts(language: Language): Promise<Texts> {
  const { default: texts } = await LANGUAGE_FILES[language]();
  const engine = createInstance();
  await engine.init({
    lng: language,
    resources: { [language]: { shell: texts } },
    ns: ['shell'],
    defaultNS: 'shell',
    // React escapes what it shows.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
  });
  return {
    language,
    t: translation(engine, language, 'shell'),
    translateWith(namespace, own) {
      engine.addResourceBundle(language, namespace, own, true, true);
      return translation(engine, language, namespace);
    },
  };
}

function translation(engine: i18n, language: Language, namespace: string): Translate {
  const translate = engine.getFixedT(language, namespace);
  return (key, values) => translate(key, values ?? {});
}
