import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

interface VirtualScreenReader {
  start(options: { container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

declare global {
  interface Window {
    screenReader: VirtualScreenReader;
  }
}

/** Shorter than any game's feedback. Announcements are half a second apart. */
export const ANNOUNCED_MS = 900;

/** Changes shortly after an answer. */
const ENABLED = /, (?:not )?disabled\b/;

/** Output of a virtual screen reader in a page: it reads the page from start to end, and follows changes. */
export class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts a screen reader before the page is opened. */
  static async in(page: Page): Promise<ScreenReader> {
    await page.addInitScript({ content: script() });
    // Makes React render in a microtask. It usually renders in a task, and the paused clock would call the next timer before
    // that. A text that this timer removes would never be in the page.
    await page.addInitScript(() => Object.assign(window, { setImmediate: queueMicrotask }));
    return new ScreenReader(page);
  }

  /** Reads the game from start to end. */
  async read(title: string): Promise<void> {
    const phrases = await this.#page.evaluate(async () => {
      const { screenReader } = window;
      await screenReader.start({ container: document.querySelector('main')! });
      const start = await screenReader.lastSpokenPhrase();
      while ((await screenReader.lastSpokenPhrase()) !== `end of ${start}`) await screenReader.next();
      const log = await screenReader.spokenPhraseLog();
      await screenReader.stop();
      return log;
    });
    this.#add(title, phrases);
  }

  /** Adds what is spoken during an action: focus changes and announcements. */
  async follow(title: string, action: () => Promise<unknown>): Promise<void> {
    await this.#page.evaluate(() => window.screenReader.start({ container: document.body }));
    await action();
    await this.#page.clock.runFor(ANNOUNCED_MS);
    const phrases = await this.#page.evaluate(async () => {
      const log = await window.screenReader.spokenPhraseLog();
      await window.screenReader.stop();
      return log;
    });
    this.#add(title, phrases.slice(1));
  }

  /** Returns everything that was spoken, one phrase per line. */
  transcript(): string {
    return `${this.#lines.join('\n').trimEnd()}\n`;
  }

  #add(title: string, phrases: readonly string[]): void {
    const said = phrases
      .filter((phrase) => phrase !== 'document' && !phrase.startsWith('end of '))
      .map((phrase) => phrase.replace(ENABLED, ''));
    this.#lines.push(`## ${title}`, '', ...said, '');
  }
}

/** Returns the library as a script, because a page of the site runs no external modules. */
function script(): string {
  const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const [code = '', name = ''] = readFileSync(file, 'utf8').split(/export\s*\{[^}]*?([\w$]+) as virtual\s*\};/);
  // It needs real delays, although the test has paused the page's clock.
  return `{ const setTimeout = window.setTimeout.bind(window); ${code}; window.screenReader = ${name}; }`;
}
