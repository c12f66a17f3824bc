import type { Language, TextTree } from '@soccer-legends/contracts';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MissingPart } from '../figures/MessageCard.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { send } from '@soccer-legends/api-client';
import de from '../i18n/languages/de.json?url';
import en from '../i18n/languages/en.json?url';
import es from '../i18n/languages/es.json?url';
import fr from '../i18n/languages/fr.json?url';
import it from '../i18n/languages/it.json?url';
import pt from '../i18n/languages/pt.json?url';

/** Copies of texts in the locale files, for a page that cannot fetch its file. */
const NO_ANSWER: Readonly<Record<Language, { noAnswer: string; retry: string }>> = {
  en: { noAnswer: 'The site did not answer. Check your connection and try again.', retry: 'Try again' },
  es: { noAnswer: 'El sitio no responde. Comprueba tu conexión e inténtalo de nuevo.', retry: 'Reintentar' },
  fr: { noAnswer: 'Le site ne répond pas. Vérifie ta connexion et réessaie.', retry: 'Réessayer' },
  pt: { noAnswer: 'O site não respondeu. Verifica a tua ligação e tenta de novo.', retry: 'Tentar de novo' },
  it: { noAnswer: 'Il sito non risponde. Controlla la connessione e riprova.', retry: 'Riprova' },
  de: {
    noAnswer: 'Die Website antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.',
    retry: 'Erneut versuchen',
  },
};

/** Fetches the page's texts. If that fails, says so in the place of the page's content, and rejects like `send`. */
export async function pageTexts(page: HTMLElement, language: Language): Promise<TextTree> {
  try {
    return await loadTexts(language);
  } catch (error) {
    // The header and the footer of the server's page stay, because their links work without scripts.
    createRoot(page.querySelector('main') ?? page).render(
      <I18nextProvider i18n={createI18n(language, { play: NO_ANSWER[language] })}>
        <MissingPart />
      </I18nextProvider>,
    );
    throw error;
  }
}

/** One file for each language, so a page fetches only its own. */
const ADDRESSES: Readonly<Record<Language, string>> = { en, es, fr, pt, it, de };

function loadTexts(language: Language): Promise<TextTree> {
  return send<TextTree>(ADDRESSES[language]);
}
