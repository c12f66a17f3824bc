import type { Language, RemoteFiles } from '@soccer-legends/contracts';

const preloaded = new Set<string>();

/** Preloads a game's files on hover, focus and touch. */
export function preloadGame({ js, css, locales, integrity }: RemoteFiles, language: Language): void {
  for (const href of js) link(href, { rel: 'modulepreload', integrity: integrity[href] ?? '' });
  for (const href of css) link(href, { rel: 'preload', as: 'style' });
  const texts = locales[language] ?? locales['en'];
  // The request sends credentials. A preload with another mode would not be used.
  if (texts) link(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials' });
}

function link(href: string, attributes: Partial<HTMLLinkElement>): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const element = document.createElement('link');
  Object.assign(element, { crossOrigin: 'anonymous', ...attributes, href });
  document.head.append(element);
}
