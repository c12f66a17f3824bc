import { createHash, randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import type { DomainError } from './domain-error.ts';
import { hasNoPages } from './request-path.ts';
import { chosenLanguage } from './visitor-language.ts';

/** The retries of visitors who were rejected together are spread over this many seconds. */
const SPREAD_SECONDS = 5;
const DEFAULT_WAIT_SECONDS = 3;

interface PageTexts {
  title: string;
  text: string;
  action: string;
}

/** For failures that pass: the page loads itself again. */
const BUSY: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'A short break',
    text: 'The site is very busy. This page tries again by itself in a few seconds.',
    action: 'Try again now',
  },
  es: {
    title: 'Una breve pausa',
    text: 'Hay muchísima gente en el campo. Esta página lo vuelve a intentar sola en unos segundos.',
    action: 'Reintentar ahora',
  },
  fr: {
    title: 'Courte pause',
    text: 'Il y a foule dans le stade. Cette page réessaie d’elle-même dans quelques secondes.',
    action: 'Réessayer maintenant',
  },
  pt: {
    title: 'Uma pausa rápida',
    text: 'O estádio está lotado. Esta página tenta de novo sozinha em alguns segundos.',
    action: 'Tentar de novo agora',
  },
  it: {
    title: 'Un attimo di pausa',
    text: 'Lo stadio è pieno. Questa pagina riprova da sola tra qualche secondo.',
    action: 'Riprova subito',
  },
  de: {
    title: 'Kurze Pause',
    text: 'Das Stadion ist gerade voll. Diese Seite versucht es in ein paar Sekunden von selbst noch einmal.',
    action: 'Jetzt erneut versuchen',
  },
};

/** For addresses that never work. */
const WRONG: Readonly<Record<Language, PageTexts>> = {
  en: { title: 'Offside', text: 'This address does not work.', action: 'Back to the games' },
  es: { title: 'Fuera de juego', text: 'Esta dirección no funciona.', action: 'Volver a los juegos' },
  fr: { title: 'Hors-jeu', text: 'Cette adresse ne fonctionne pas.', action: 'Retour aux jeux' },
  pt: { title: 'Impedimento', text: 'Este endereço não funciona.', action: 'Voltar aos jogos' },
  it: { title: 'Fuorigioco', text: 'Questo indirizzo non funziona.', action: 'Torna ai giochi' },
  de: { title: 'Abseits', text: 'Diese Adresse funktioniert nicht.', action: 'Zurück zu den Spielen' },
};

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;place-content:center;justify-items:center;min-height:100vh;margin:0;padding:1rem;' +
  'box-sizing:border-box;text-align:center}h1{margin:0}p{max-width:32rem;margin:.5rem 0 1rem}' +
  'a{display:inline-grid;align-content:center;min-height:44px;padding:0 1rem;color:LinkText}';

const POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether the browser will show the response as a page. */
export function isNavigation({ method, originalUrl, headers }: FastifyRequest): boolean {
  const target = headers['sec-fetch-dest'];
  return (
    (method === 'GET' || method === 'HEAD') &&
    !hasNoPages(originalUrl) &&
    headers.accept?.includes('text/html') === true &&
    (target === undefined || target === 'document')
  );
}

/** Returns the response to a navigation that failed: a small page in the visitor's language. */
export function errorPage(
  { originalUrl, headers }: FastifyRequest,
  { httpStatus, headers: own }: DomainError,
): { headers: Record<string, string>; body: string } {
  const language =
    chosenLanguage(headers.cookie, originalUrl.split('?')[1]) ?? preferredLanguage(headers['accept-language']);
  const passes = httpStatus >= 500 || httpStatus === 429;
  const { title, text, action } = (passes ? BUSY : WRONG)[language];
  const wait = Number(own['retry-after'] ?? DEFAULT_WAIT_SECONDS) + randomInt(SPREAD_SECONDS + 1);
  const body =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    (passes ? `<meta http-equiv="refresh" content="${wait}">` : '') +
    `<title>${title} | Soccer Legends</title><style>${STYLE}</style></head>` +
    // An empty address means the page itself.
    `<body><main><h1>${title}</h1><p>${text}</p><a href="${passes ? '' : '/'}">${action}</a></main></body></html>`;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'content-language': language,
      'cache-control': 'no-store',
    },
    body,
  };
}

/** Returns the first supported language of an `Accept-Language` header; browsers send them in order of preference. */
function preferredLanguage(header = ''): Language {
  const names = header.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return names.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
