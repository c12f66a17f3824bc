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

/** Less than the feedback of any game takes; announcements follow each other after half a second. */
const ANNOUNCED_MS = 900;

/** Changes in the moment after an answer. */
const ENABLED = /, (?:not )?disabled\b/;

/** What a virtual screen reader says in a page: it reads the page from its start to its end, and follows what changes. */
export class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts a screen reader before the page is opened. */
  static async in(page: Page): Promise<ScreenReader> {
    await page.addInitScript({ content: script() });
    return new ScreenReader(page);
  }

  /** Reads the game from its start to its end. */
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

  /** Adds what is said during an action: where the focus goes, and announcements. */
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

  /** Returns all that was said, one phrase a line. */
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

/** Returns the library as a script: a page of the site runs no modules from elsewhere. */
function script(): string {
  const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const [code = '', name = ''] = readFileSync(file, 'utf8').split(/export\s*\{[^}]*?([\w$]+) as virtual\s*\};/);
  // Its pauses are real, while the test holds the clock of the page.
  return `{ const setTimeout = window.setTimeout.bind(window); ${code}; window.screenReader = ${name}; }`;
}
