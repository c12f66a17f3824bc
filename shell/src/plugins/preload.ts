import type { Language, RemoteFiles } from '@soccer-legends/contracts';

const asked = new Set<string>();

/** Fetches a game's files before somebody opens it: on hover, on focus, on touch. */
export function preloadGame({ js, css, locales, integrity }: RemoteFiles, language: Language): void {
  for (const href of js) link(href, { rel: 'modulepreload', integrity: integrity[href] ?? '' });
  for (const href of css) link(href, { rel: 'preload', as: 'style' });
  const texts = locales[language] ?? locales['en'];
  if (texts) link(texts, { rel: 'preload', as: 'fetch' });
}

function link(href: string, attributes: { rel: string; as?: string; integrity?: string }): void {
  if (asked.has(href)) return;
  asked.add(href);
  const element = document.createElement('link');
  Object.assign(element, { ...attributes, crossOrigin: 'anonymous', href });
  document.head.append(element);
}
