import { Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import { languageOf, smallPage, type RequestedPage, type SmallPage } from './error-page.ts';
import TEXTS from './error-page-texts.json' with { type: 'json' };
import { COOKIE_RESET, type LargeCookie } from './header-limit.ts';
import { Public } from './route.ts';

/**
 * Deletes the cookies that a script can reach, then all of them with a header, which browsers ignore on plain HTTP. A cookie
 * does not say its domain and path, so the script tries every parent of the address.
 */
const DELETE_COOKIES = `
const parents = (parts, join) => parts.map((_, index) => join(parts, index));
const domains = ['', ...parents(location.hostname.split('.'), (labels, from) => ';domain=' + labels.slice(from).join('.'))];
const folders = parents(location.pathname.split('/'), (names, to) => names.slice(0, to + 1).join('/'));
const paths = folders.flatMap((folder) => [folder, folder + '/']);
for (const button of document.querySelectorAll('button')) button.addEventListener('click', async () => {
  for (const cookie of document.cookie.split('; '))
    for (const domain of domains)
      for (const path of paths) document.cookie = cookie.split('=')[0] + '=;max-age=0;path=' + path + domain;
  await fetch('${COOKIE_RESET}', { method: 'POST' }).catch(() => undefined);
  location.reload();
});`;

/** Shows one of several languages: the first that the browser prefers. */
const CHOOSE_LANGUAGE = `
const sections = [...document.querySelectorAll('div[lang]')];
const preferred = navigator.languages.map((name) => sections.find(({ lang }) => lang === name.slice(0, 2))).find(Boolean);
for (const section of sections) section.hidden = section !== (preferred ?? sections[0]);`;

/** Returns the page for a browser whose cookies are too large, with a button that deletes them. */
export function cookiePage(request: RequestedPage, cookies: readonly LargeCookie[]): SmallPage {
  const language = languageOf(request);
  return smallPage({
    language,
    title: TEXTS.cookies[language].title,
    content: contentIn(language, cookies),
    script: DELETE_COOKIES,
  });
}

/** Returns the page for a request whose headers could not be read, so that neither language nor cookies are known. */
export function unreadCookiePage(): SmallPage {
  return smallPage({
    language: 'en',
    title: TEXTS.cookies.en.title,
    content: LANGUAGES.map((language) => contentIn(language, [])).join(''),
    script: DELETE_COOKIES + CHOOSE_LANGUAGE,
  });
}

/** The way out for a visitor whose cookies are too large for every other address. */
@Public()
@Controller(COOKIE_RESET)
export class CookieResetController {
  /** Deletes all cookies of the site. */
  @Post()
  @HttpCode(204)
  @Header('clear-site-data', '"cookies"')
  reset(): void {
    // The header does it.
  }

  /** For a proxy in front of the server that could not read the headers. */
  @Get()
  @HttpCode(431)
  explain(@Res({ passthrough: true }) reply: FastifyReply): string {
    const { headers, body } = unreadCookiePage();
    void reply.headers(headers);
    return body;
  }
}

function contentIn(language: Language, cookies: readonly LargeCookie[]): string {
  const { title, text, largest, kept, again, action } = TEXTS.cookies[language];
  const names = cookies.map(
    ({ name, bytes }) => `<li><code>${escaped(name)}</code> ${kilobytes(bytes, language)}</li>`,
  );
  return (
    `<div lang="${language}"><h1>${title}</h1><p>${text}</p>` +
    (names.length === 0 ? '' : `<p>${largest}</p><ul>${names.join('')}</ul>`) +
    `<p>${kept}</p><button>${action}</button><p>${again}</p></div>`
  );
}

function kilobytes(bytes: number, language: Language): string {
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1000)} kB`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
