import { send } from '@soccer-legends/api-client';
import type { Language } from '@soccer-legends/contracts';
import type { Translate } from '@soccer-legends/game-sdk';
import { createInstance, type i18n } from 'i18next';
import de from './languages/de.json?url';
import en from './languages/en.json?url';
import es from './languages/es.json?url';
import fr from './languages/fr.json?url';
import it from './languages/it.json?url';
import pt from './languages/pt.json?url';
import type { TextTree } from './text-tree.ts';

export interface Texts {
  language: Language;
  /** The texts of the shell and of the shared components. */
  t: Translate;
  /** A translation of somebody else's texts, such as a game's; what is missing there answers with its key. */
  translateWith(namespace: string, texts: TextTree): Translate;
}

/** Where the texts of each language lie: files beside the code, of which a page reads one. */
const ADDRESSES: Readonly<Record<Language, string>> = { en, es, fr, pt, it, de };

/** The texts of one language, complete: a test holds the six files to the same keys. */
export async function loadTexts(language: Language): Promise<Texts> {
  const texts = await send<TextTree>(ADDRESSES[language]);
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
