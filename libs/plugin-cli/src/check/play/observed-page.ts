import type { Finding, Place } from '@soccer-legends/plugin-checks';
import type { BrowserContext, Page } from 'playwright-core';
import { type Answer, type BuiltSite, ORIGIN } from '../../local-site/built-site.ts';
import type { SiteAnswers } from './site-answers.ts';

/** Answers the requests of a browser, and collects what fails in its pages. */
export class ObservedPage {
  readonly findings: Finding[] = [];
  readonly #site: BuiltSite;
  readonly #answers: SiteAnswers;
  readonly #placeOf: (text: string) => Place | undefined;
  /** Whether the visitor has left the game: the hub asks for things that no game needs. */
  hasLeft = false;

  constructor(site: BuiltSite, answers: SiteAnswers, placeOf: (text: string) => Place | undefined) {
    this.#site = site;
    this.#answers = answers;
    this.#placeOf = placeOf;
  }

  /** Opens a page whose requests this object answers. */
  async open(context: BrowserContext): Promise<Page> {
    await context.route('**/*', async (route) => {
      const request = route.request();
      const { pathname, search, origin } = new URL(request.url());
      if (origin !== ORIGIN) {
        this.#fail(`The game requests ${request.url()}, which is not a part of the site.`, '');
        return route.abort();
      }
      const path = pathname + search;
      const answer = await this.#answerTo({ method: request.method(), path, pathname, body: request.postData() });
      if (answer.status >= 400 && !this.hasLeft) this.#refused(request.method(), path, answer);
      return route
        .fulfill({
          status: answer.status,
          body: answer.body,
          contentType: answer.contentType,
          headers: answer.headers ?? {},
        })
        .catch(() => undefined);
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#fail(`Uncaught ${error.message}`, error.stack ?? ''));
    page.on('console', (message) => {
      const { url, lineNumber, columnNumber } = message.location();
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.#fail(message.text(), `${message.text()}\n${url}:${lineNumber + 1}:${columnNumber + 1}`);
    });
    return page;
  }

  async #answerTo(call: { method: string; path: string; pathname: string; body: string | null }): Promise<Answer> {
    const own = this.#site.answer(call.method, call.pathname);
    const answer = own ?? (await this.#answers.answer(call));
    return (
      answer ?? {
        status: 503,
        body: '{"code":"server.unavailable","message":"no site"}',
        contentType: 'application/problem+json',
      }
    );
  }

  #refused(method: string, path: string, { status }: Answer): void {
    const reason = status === 503 ? 'the site could not be reached, and no response is recorded' : `status ${status}`;
    this.#add({ code: 'play.request', message: `${method} ${path.replace(this.#site.base, '')}: ${reason}.` });
  }

  #fail(text: string, stack: string): void {
    const missing = /^There is no text "(.+)" in game:/.exec(text);
    const place = this.#placeOf(stack);
    const [first = ''] = text.split('\n');
    const message = missing
      ? `The game uses the text "${missing[1]}", which no language file has. Correct the key, or add the text to all files.`
      : first.slice(0, 300);
    this.#add({ code: missing ? 'texts.missing' : 'play.fails', message, ...place });
  }

  #add(finding: Finding): void {
    const isKnown = this.findings.some(({ code, message }) => code === finding.code && message === finding.message);
    if (!isKnown) this.findings.push(finding);
  }
}
