import { send } from '@soccer-legends/api-client';
import type { Language, TextTree } from '@soccer-legends/contracts';
import de from './languages/de.json?url';
import en from './languages/en.json?url';
import es from './languages/es.json?url';
import fr from './languages/fr.json?url';
import it from './languages/it.json?url';
import pt from './languages/pt.json?url';

/** One file for each language, so a page fetches only its own. */
const ADDRESSES: Readonly<Record<Language, string>> = { en, es, fr, pt, it, de };

/** Fetches the shell's texts. Rejects like `send`. */
export function loadTexts(language: Language): Promise<TextTree> {
  return send<TextTree>(ADDRESSES[language]);
}
