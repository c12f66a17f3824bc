import { createHash, randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import type { DomainError } from './domain-error.ts';
import { BUSY_TEXTS, WRONG_TEXTS } from './error-page-texts.ts';
import { hasNoPages } from './request-path.ts';
import { chosenLanguage } from './visitor-language.ts';

/** Spreads the retries of visitors who were rejected at the same time. */
const SPREAD_SECONDS = 5;
const DEFAULT_WAIT_SECONDS = 3;

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;place-content:center;justify-items:center;min-height:100vh;margin:0;padding:1rem;' +
  'box-sizing:border-box;text-align:center}h1{margin:0}p{max-width:32rem;margin:.5rem 0 1rem}' +
  'a{display:inline-grid;align-content:center;min-height:44px;padding:0 1rem;color:LinkText}';

const POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type RequestedPage = Pick<FastifyRequest, 'method' | 'originalUrl' | 'headers'>;

/** Whether the browser will show the response as a page. */
export function isNavigation({ method, originalUrl, headers }: RequestedPage): boolean {
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
  { originalUrl, headers }: RequestedPage,
  { httpStatus, headers: own }: DomainError,
): { headers: Record<string, string>; body: string } {
  const language =
    chosenLanguage(headers.cookie, originalUrl.split('?')[1]) ?? preferredLanguage(headers['accept-language']);
  const passes = httpStatus >= 500 || httpStatus === 429;
  const { title, text, action } = (passes ? BUSY_TEXTS : WRONG_TEXTS)[language];
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

/** Returns the first supported language of an `Accept-Language` header. Browsers send languages in order of preference. */
function preferredLanguage(header = ''): Language {
  const names = header.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return names.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
