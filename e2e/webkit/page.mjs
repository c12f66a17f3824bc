import { Driver } from './driver.mjs';
import { Frame } from './frame.mjs';

const OBSERVE_EVERY_MS = 50;
/** A new browser on a busy machine takes seconds to respond. */
const MAX_RESIZE_MS = 10_000;
/** Size in pixels of the screen on which windows open. */
export const SCREEN = { width: 1600, height: 1400 };

/**
 * A page of Playwright in its own WebKit. Classic WebDriver has no events, so the page is observed, and its changes are
 * reported as WebDriver BiDi events.
 */
export class Page extends Frame {
  static async open({ id, display, viewport, preloads, emit }) {
    const page = new Page({ id, driver: await Driver.start(display), preloads, emit });
    if (viewport) await page.resize(viewport);
    return page;
  }

  /** Cookies that are set before the first document of their site. */
  cookies = [];
  #frames = new Map();
  /** The pressed keys and buttons. Actions wait until all of them are released. */
  #pressed = new Set();
  #waiting = [];
  #isOpen = true;
  #isPaused = false;
  /** Id of the document that was opened only to set cookies. */
  #unreported;

  /** Observes the page until it is closed. */
  async keepObserving() {
    while (this.#isOpen) {
      // Fails between two documents.
      if (!this.#isPaused) await this.observe().catch(() => {});
      // A test's scripts should run before those of a new document.
      if (!this.isRequested) await new Promise((resolve) => setTimeout(resolve, OBSERVE_EVERY_MS));
    }
  }

  async observe() {
    const seen = await this.look();
    if (this.#isPaused || seen.documentId === this.#unreported) return;
    this.report(seen);
    await this.#observeFrames(seen.framesById);
  }

  async #observeFrames(framesById) {
    const found = new Map(framesById);
    for (const [id, frame] of this.#frames) {
      if (found.has(id)) continue;
      frame.leave();
      this.#frames.delete(id);
      this.emit('browsingContext.contextDestroyed', { context: id, url: frame.url, parent: this.id });
    }
    for (const [id, element] of found) {
      const frame = this.frame(id) ?? this.#openFrame(id, element);
      // Observing a frame takes the focus from the page, so this ends when the frame has loaded.
      if (frame.isLoaded) continue;
      await frame
        .look()
        .then((seen) => frame.report(seen))
        .catch(() => {});
    }
  }

  #openFrame(id, element) {
    const frame = new Frame({ id, driver: this.driver.within(element), preloads: this.preloads, emit: this.emit });
    this.#frames.set(id, frame);
    this.emit('browsingContext.contextCreated', { context: id, url: 'about:blank', parent: this.id });
    return frame;
  }

  /** Returns the frame with an id, if the page has one. */
  frame(id) {
    return this.#frames.get(id);
  }

  async navigate(url) {
    await this.#setCookies(new URL(url).origin);
    if (url.includes('#') && withoutFragment(url) === withoutFragment(this.url)) {
      const navigation = this.nextNavigation();
      await this.driver.post('/url', { url });
      this.url = url;
      this.emit('browsingContext.fragmentNavigated', { url, navigation });
      return { url, navigation };
    }
    this.isRequested = true;
    this.startNavigation(url);
    await this.driver.post('/url', { url });
    return { url, navigation: this.navigation };
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
    this.#unreported = (await this.look()).documentId;
    this.#isPaused = false;
  }

  async reload() {
    this.isRequested = true;
    this.startNavigation(this.url);
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

  /**
   * Collects actions and performs them when everything is released again, because the driver loses a release if it switches to
   * a frame before it. Keys are pressed in the current frame, because a switch would take the focus from its document.
   */
  async act(actions) {
    for (const { type, value, button = value } of actions.flatMap((source) => source.actions)) {
      if (type.endsWith('Down')) this.#pressed.add(button);
      if (type.endsWith('Up')) this.#pressed.delete(button);
    }
    this.#waiting.push({ actions });
    if (this.#pressed.size > 0) return;
    const bodies = this.#waiting.splice(0);
    const isTyped = bodies.every((body) => body.actions.every(({ type }) => type === 'key'));
    await this.driver.postInOrder('/actions', bodies, isTyped);
  }

  async close() {
    this.#isOpen = false;
    await this.driver.stop();
    this.emit('browsingContext.contextDestroyed', { url: this.url, parent: null });
  }
}

function withoutFragment(url) {
  return url?.replace(/#.*/, '');
}
