import { randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@soccer-legends/contracts';
import { NO_TRUSTED_TYPES, sourceHashOf } from '@soccer-legends/plugin-checks/page';
import type { FastifyRequest } from 'fastify';
import type { DomainError } from './domain-error.ts';
import TEXTS from './error-page-texts.json' with { type: 'json' };
import { hasNoPages } from './request-path.ts';
import { chosenLanguage } from './visitor-language.ts';

/** Spreads the retries of visitors who were rejected at the same time. */
const SPREAD_SECONDS = 5;
const DEFAULT_WAIT_SECONDS = 3;

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(#f6f3ea,#0d1511);' +
  'color:light-dark(#14211b,#f2f5ee)}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:12px;' +
  'box-sizing:border-box}main{max-width:36rem;border:2px solid light-dark(#14211b,#3a4a41);border-radius:20px;' +
  'background:light-dark(#fffdf6,#16211b);overflow:hidden}svg{display:block;width:100%;height:170px;' +
  'background:repeating-linear-gradient(90deg,#0b5a34 0 44px,#0d643a 44px 88px)}div{padding:16px 24px 24px}' +
  'h1{margin:0;line-height:1.1}p{margin:12px 0 16px}a,button{display:inline-grid;align-content:center;min-height:48px;' +
  'padding:0 20px;border:2px solid #14211b;border-radius:10px;background:#ffc72e;color:#14211b;font:inherit;font-weight:600;' +
  'text-decoration:none;cursor:pointer}:is(a,button):focus-visible{outline:3px solid;outline-offset:2px}' +
  'code{overflow-wrap:anywhere}';

/** A figure of table football from the waist up, on its rod. Must be small, because busy servers send it often. */
const FIGURE =
  '<svg viewBox="0 0 120 116" aria-hidden="true" stroke="#14211b" stroke-width="2.6" stroke-linejoin="round">' +
  '<path fill="#aeb9b6" d="M-999 70h2999v8h-2999z"/><path fill="#dda32f" d="M51 46h18v14H51z"/><path fill="#f4c752" ' +
  'd="M17 92l-1 12a6 6 0 1 0 11 1l3-10zM103 92l1 12a6 6 0 1 1-11 1l-3-10zM60 8q20 0 20 23-2 22-20 22-18 0-20-22Q40 8 60 8z"' +
  '/><path fill="#db2335" d="M35 60Q24 61 21 74l-4 18 13 3 5-13zM85 60q11 1 14 14l4 18-13 3-5-13zM46 56q14 9 28 0l11 4q6 2' +
  ' 6 8l-1 48H30l-1-48q0-6 6-8z"/><path stroke-width="4.6" stroke-linecap="round" d="M53.5 32v.1M66.5 32v.1"/></svg>';

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

export interface SmallPage {
  headers: Record<string, string>;
  body: string;
}

interface SmallPageParts {
  language: Language;
  title: string;
  /** Markup below the picture. */
  content: string;
  /** Further markup of the head. */
  head?: string;
  script?: string;
}

/** Returns a page that needs no other file. */
export function smallPage({ language, title, content, head = '', script }: SmallPageParts): SmallPage {
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        `default-src 'none'; style-src ${sourceHashOf(STYLE)}; ` +
        (script === undefined ? '' : `script-src ${sourceHashOf(script)}; connect-src 'self'; `) +
        `base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${NO_TRUSTED_TYPES}`,
      'content-language': language,
      'cache-control': 'no-store',
    },
    body:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
      `${head}<title>${title} | Soccer Legends</title><style>${STYLE}</style></head>` +
      `<body><main>${FIGURE}${content}</main>` +
      `${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
  };
}

/** Returns the response to a navigation that failed: a small page in the visitor's language. */
export function errorPage(request: RequestedPage, { httpStatus, headers: own }: DomainError): SmallPage {
  const language = languageOf(request);
  const isTemporary = httpStatus >= 500 || httpStatus === 429;
  const wait = Number(own['retry-after'] ?? DEFAULT_WAIT_SECONDS) + randomInt(1, SPREAD_SECONDS + 1);
  const { title, text, action } = TEXTS[isTemporary ? 'busy' : 'wrong'][language];
  const shown = httpStatus === 429 ? TEXTS.limited[language].replace('{seconds}', String(wait)) : text;
  return smallPage({
    language,
    title,
    head: isTemporary ? `<meta http-equiv="refresh" content="${wait}">` : '',
    // An empty address means the page itself.
    content: `<div><h1>${title}</h1><p>${shown}</p><a href="${isTemporary ? '' : '/'}">${action}</a></div>`,
  });
}

/** Returns the language of a page for a request: the chosen one, otherwise the browser's. */
export function languageOf({ originalUrl, headers }: Pick<RequestedPage, 'originalUrl' | 'headers'>): Language {
  return chosenLanguage(headers.cookie, originalUrl.split('?')[1]) ?? preferredLanguage(headers['accept-language']);
}

/** Returns the first supported language of an `Accept-Language` header. Browsers send languages in order of preference. */
function preferredLanguage(header = ''): Language {
  const names = header.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return names.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
