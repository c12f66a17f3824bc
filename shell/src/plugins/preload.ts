import type { Language, RemoteFiles } from '@soccer-legends/contracts';

const asked = new Set<string>();

/** Fetches a game's files before somebody opens it: on hover, on focus, on touch. */
export function preloadGame({ js, css, locales, integrity }: RemoteFiles, language: Language): void {
  for (const href of js) link(href, { rel: 'modulepreload', integrity: integrity[href] ?? '' });
  for (const href of css) link(href, { rel: 'preload', as: 'style' });
  const texts = locales[language] ?? locales['en'];
  // Requests go out with credentials; a preload of another mode would be fetched for nothing.
  if (texts) link(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials' });
}

function link(href: string, attributes: Partial<HTMLLinkElement>): void {
  if (asked.has(href)) return;
  asked.add(href);
  const element = document.createElement('link');
  Object.assign(element, { crossOrigin: 'anonymous', ...attributes, href });
  document.head.append(element);
}
