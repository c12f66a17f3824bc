import type { DocumentTexts, Language } from '@soccer-legends/contracts';
import { pageLinks, type LinkedPage } from './page-links.ts';

/** What differs between the pages of one view, such as those of all challenges. */
export interface PageHead {
  language: Language;
  /** Undefined to keep the texts of the template. */
  texts: DocumentTexts | undefined;
  /** The public address of the page; undefined for errors, previews and the console. */
  found: Pick<LinkedPage, 'publicUrl' | 'path' | 'picture' | 'isIndexed'> | undefined;
}

/** Returns the document with its own head. Escapes the texts, because a game's name may contain anything. */
export function withHead(html: string, { language, texts, found }: PageHead): string {
  if (!texts) return html;
  const [title, description, noScript] = [texts.title, texts.description, texts.noScript].map(escaped) as [
    string,
    string,
    string,
  ];
  const links = found ? pageLinks({ ...found, language, title, description }) : '';
  return html
    .replace(/(<title>)[^<]*(<\/title>)/i, (_all, start: string, end: string) => start + title + end + links)
    .replace(/(<meta name="description" content=")[^"]*/i, (_all, tag: string) => tag + description)
    .replace(/(<noscript>)[^<]*/i, (_all, tag: string) => tag + noScript);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
