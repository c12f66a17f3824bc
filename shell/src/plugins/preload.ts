import type { Language, RemoteFiles } from '@soccer-legends/contracts';

const preloaded = new Set<string>();

/** Loads a game's scripts and style sheets into this document's caches. No script runs. */
export function preloadCode({ js, css, integrity }: Pick<RemoteFiles, 'js' | 'css' | 'integrity'>): void {
  for (const href of js) link(href, { rel: 'modulepreload', integrity: integrity[href] ?? '' });
  for (const href of css) link(href, { rel: 'preload', as: 'style' });
}

/** Preloads the texts of a game in a language. */
export function preloadTexts({ locales }: RemoteFiles, language: Language): void {
  const texts = locales[language] ?? locales['en'];
  // The request sends credentials. A preload with another mode would not be used.
  if (texts) link(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials' });
}

function link(href: string, attributes: Partial<HTMLLinkElement>): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const element = document.createElement('link');
  // A frame may have a base address, which is that of pictures.
  Object.assign(element, { crossOrigin: 'anonymous', ...attributes, href: new URL(href, location.href).href });
  document.head.append(element);
}
