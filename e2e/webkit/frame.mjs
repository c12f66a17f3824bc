import { readFileSync } from 'node:fs';

const IN_PAGE = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');
const LOADED = { interactive: ['domContentLoaded'], complete: ['domContentLoaded', 'load'] };

/** A frame of a page, or the page itself. Reports the events of its documents, and calls functions in them. */
export class Frame {
  url;
  isRequested = false;
  #document;
  #reported = [];
  #navigations = 0;
  /** Aborts calls in a previous document, because the driver never responds to them. */
  #calls = new AbortController();

  /** @param preloads returns the functions that Playwright runs in new documents */
  constructor({ id, driver, preloads, emit }) {
    this.id = id;
    this.driver = driver;
    this.preloads = preloads;
    this.emit = (method, params) => emit(method, { context: id, timestamp: Date.now(), ...params });
  }

  /** Returns the state of the current document. */
  async look() {
    return (
      (await this.driver.execute('return window.webKitRelay ? webKitRelay.observe() : null')) ?? (await this.#install())
    );
  }

  /** Whether the document that was reported last has loaded. */
  get isLoaded() {
    return this.#reported.includes('load');
  }

  report(seen) {
    if (seen.documentId !== this.#document) this.#reportDocument(seen);
    else if (seen.url !== this.url) this.emit('browsingContext.historyUpdated', { url: seen.url });
    this.url = seen.url;
    for (const event of LOADED[seen.readyState] ?? []) {
      if (this.#reported.includes(event)) continue;
      this.#reported.push(event);
      this.emit(`browsingContext.${event}`, { url: seen.url, navigation: this.navigation });
    }
    for (const text of seen.faults) {
      this.emit('log.entryAdded', { type: 'javascript', level: 'error', text, source: { realm: seen.documentId } });
    }
  }

  /** Playwright’s own scripts run as soon as the observer finds the document, which is later than in other browsers. */
  #install() {
    const scripts = this.preloads().map((declaration) => `(${declaration})(() => {});`);
    return this.driver.execute([IN_PAGE, ...scripts, 'return observe();'].join('\n'));
  }

  get navigation() {
    return `${this.id}-${this.#navigations}`;
  }

  #reportDocument({ documentId, url }) {
    if (this.#document) this.#reportNavigation(url);
    else if (url !== 'about:blank') this.emit('browsingContext.historyUpdated', { url });
    this.#document = documentId;
    this.#reported = [];
    this.emit('script.realmCreated', { realm: documentId, type: 'window', origin: new URL(url).origin });
  }

  #reportNavigation(url) {
    this.leave();
    if (!this.isRequested) this.startNavigation(url);
    this.isRequested = false;
    this.emit('browsingContext.navigationCommitted', { url, navigation: this.navigation });
  }

  /** Aborts the calls in the current document, and reports its end. */
  leave() {
    this.#calls.abort();
    this.#calls = new AbortController();
    for (const realm of [this.#document, `${this.#document}-own`]) this.emit('script.realmDestroyed', { realm });
  }

  nextNavigation() {
    this.#navigations++;
    return this.navigation;
  }

  startNavigation(url) {
    this.emit('browsingContext.navigationStarted', { url, navigation: this.nextNavigation() });
  }

  /** @param evaluated texts that the function evaluates; also sent as code, because the site forbids `eval` */
  async call(declaration, values, { evaluated = [], ...options }) {
    const code = evaluated.map((text) => `() => ${inParentheses(text)}`);
    const script = `
      const done = arguments[arguments.length - 1];
      const [values, options, evaluated] = arguments;
      if (!window.webKitRelay) return done(null);
      webKitRelay.learn(evaluated, [${code.join(', ')}]);
      webKitRelay.call(${inParentheses(declaration)}, values, options).then((result) => done(JSON.stringify(result)));`;
    const result = await this.driver.executeAsync(this.#calls.signal, script, values, options, evaluated);
    const answer = JSON.parse(result);
    // Playwright retries the call.
    if (answer === null) throw new Error('The page has another document now.');
    return answer;
  }
}

/** Encloses an expression in parentheses. The line break ends a comment at the end of the expression. */
export function inParentheses(expression) {
  return `(${expression.trim().replace(/;+$/, '')}\n)`;
}
