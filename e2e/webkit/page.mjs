import { readFileSync } from 'node:fs';
import { Driver } from './driver.mjs';

const IN_PAGE = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');
const OBSERVE_EVERY_MS = 50;
/** A new browser on a busy machine takes seconds to respond. */
const MAX_RESIZE_MS = 10_000;
/** Size in pixels of the screen on which windows open. */
export const SCREEN = { width: 1600, height: 1400 };
const LOADED = { interactive: ['domContentLoaded'], complete: ['domContentLoaded', 'load'] };

/**
 * A page of Playwright in its own WebKit. Classic WebDriver has no events, so the page is observed, and its changes are
 * reported as WebDriver BiDi events.
 */
export class Page {
  static async open({ id, display, viewport, preloads, emit }) {
    const page = new Page(id, await Driver.start(display), preloads, emit);
    if (viewport) await page.resize(viewport);
    return page;
  }

  /** Cookies that are set before the first document of their site. */
  cookies = [];
  #navigations = 0;
  #requested;
  #document;
  #url;
  #reported = [];
  #actions = Promise.resolve();
  /** Aborts the calls of a previous document, to which the driver does not respond. */
  #calls = new AbortController();
  #isOpen = true;
  #isPaused = false;
  /** Id of the document that was opened only to set cookies. */
  #unreported;

  constructor(id, driver, preloads, emit) {
    this.id = id;
    this.driver = driver;
    this.preloads = preloads;
    this.emit = (method, params) => emit(method, { context: id, timestamp: Date.now(), ...params });
  }

  /** Observes the page until it is closed. */
  async keepObserving() {
    while (this.#isOpen) {
      // Fails between two documents.
      if (!this.#isPaused) await this.observe().catch(() => {});
      // A test's scripts should run before those of a new document.
      if (!this.#requested) await new Promise((resolve) => setTimeout(resolve, OBSERVE_EVERY_MS));
    }
  }

  async observe() {
    const seen =
      (await this.driver.execute('return window.webKitRelay ? webKitRelay.observe() : null')) ??
      (await this.#install());
    if (this.#isPaused || seen.documentId === this.#unreported) return;
    if (seen.documentId !== this.#document) this.#reportDocument(seen);
    else if (seen.url !== this.#url) this.emit('browsingContext.historyUpdated', { url: seen.url });
    this.#url = seen.url;
    for (const event of LOADED[seen.readyState] ?? []) {
      if (this.#reported.includes(event)) continue;
      this.#reported.push(event);
      this.emit(`browsingContext.${event}`, { url: seen.url, navigation: this.#navigation });
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

  get #navigation() {
    return `${this.id}-${this.#navigations}`;
  }

  #reportDocument({ documentId, url }) {
    if (this.#document) this.#reportNavigation(url);
    this.#document = documentId;
    this.#reported = [];
    this.emit('script.realmCreated', { realm: documentId, type: 'window', origin: new URL(url).origin });
  }

  #reportNavigation(url) {
    this.#calls.abort();
    this.#calls = new AbortController();
    for (const realm of [this.#document, `${this.#document}-own`]) this.emit('script.realmDestroyed', { realm });
    if (!this.#requested) this.#startNavigation(url);
    this.#requested = false;
    this.emit('browsingContext.navigationCommitted', { url, navigation: this.#navigation });
  }

  #startNavigation(url) {
    this.#navigations++;
    this.emit('browsingContext.navigationStarted', { url, navigation: this.#navigation });
  }

  async navigate(url) {
    await this.#setCookies(new URL(url).origin);
    if (url.includes('#') && withoutFragment(url) === withoutFragment(this.#url)) {
      const navigation = `${this.id}-${++this.#navigations}`;
      await this.driver.post('/url', { url });
      this.#url = url;
      this.emit('browsingContext.fragmentNavigated', { url, navigation });
      return { url, navigation };
    }
    this.#requested = true;
    this.#startNavigation(url);
    await this.driver.post('/url', { url });
    return { url, navigation: this.#navigation };
  }

  /** WebDriver sets cookies only for the site of the current document, so this opens one that is not reported. */
  async #setCookies(origin) {
    if (this.cookies.length === 0 || !origin.startsWith('http')) return;
    this.#isPaused = true;
    await this.driver.post('/url', { url: `${origin}/robots.txt` });
    // The driver reports the new address before the document exists, and cookies that are set before that can be lost.
    const isLoaded = () => this.driver.execute('return location.origin + document.readyState').catch(() => '');
    while ((await isLoaded()) !== `${origin}complete`) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const cookie of this.cookies.splice(0)) await this.driver.post('/cookie', { cookie });
    // The driver does not wait for the next document, so this one is still observed after the request for it.
    this.#unreported = (await this.driver.execute(`${IN_PAGE}\nreturn observe();`)).documentId;
    this.#isPaused = false;
  }

  async reload() {
    this.#requested = true;
    this.#startNavigation(this.#url);
    await this.driver.post('/refresh');
    return {};
  }

  /**
   * Sets the size of the document, without the window's toolbar. The window is centered: without a window manager, it
   * has the focus only below the pointer, which stays at the center of the screen.
   */
  async resize({ width, height }) {
    const window = await this.driver.get('/window/rect');
    const [innerWidth, innerHeight] = await this.driver.executeWithin(
      MAX_RESIZE_MS,
      'return [innerWidth, innerHeight]',
    );
    const size = { width: window.width + width - innerWidth, height: window.height + height - innerHeight };
    await this.driver.post('/window/rect', {
      ...size,
      x: Math.round((SCREEN.width - size.width) / 2),
      y: Math.round((SCREEN.height - size.height) / 2),
    });
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

  /** Performs actions one after the other, because Playwright does not wait for one before it sends the next. */
  act(actions) {
    this.#actions = this.#actions.catch(() => {}).then(() => this.driver.post('/actions', { actions }));
    return this.#actions;
  }

  async close() {
    this.#isOpen = false;
    await this.driver.stop();
    this.emit('browsingContext.contextDestroyed', { url: this.#url, parent: null });
  }
}

function withoutFragment(url) {
  return url?.replace(/#.*/, '');
}

/** The line break ends a comment at the end of the expression. */
export function inParentheses(expression) {
  return `(${expression.trim().replace(/;+$/, '')}\n)`;
}
