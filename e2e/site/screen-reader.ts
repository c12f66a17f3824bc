import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';

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
    /** Returns the real time in milliseconds, although the test has paused the document's clock. */
    realTime(): number;
    spoken: Spoken[];
  }
}

interface Spoken {
  phrase: string;
  /** Real time in milliseconds, by which the phrases of a page and its frame are put in order. */
  at: number;
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
    // Added to the context, like the script of the clock: in a frame's process, both run before the scripts of the page.
    await page.context().addInitScript({ content: script() });
    // Makes React render in a microtask. It usually renders in a task, and the paused clock would call the next timer before
    // that. A text that this timer removes would never be in the page.
    await page.addInitScript(() => Object.assign(window, { setImmediate: queueMicrotask }));
    return new ScreenReader(page);
  }

  /** Reads the game from start to end. */
  async read(title: string): Promise<void> {
    const [page = [], board] = await Promise.all(this.#documents().map(readMain));
    if (!board) return this.#add(title, page);
    // The frame of a sandboxed game is the last part of the main area. A visitor also hears its name, which is the heading.
    const name = await this.#page.locator('iframe').first().getAttribute('title');
    const [begin, ...rest] = board;
    return this.#add(title, [...page.filter((phrase) => phrase !== name), ...(begin === 'main' ? rest : board)]);
  }

  /** Adds what is spoken during an action: focus changes and announcements. */
  async follow(title: string, action: () => Promise<unknown>): Promise<void> {
    const documents = this.#documents();
    await Promise.all(documents.map((one) => one.evaluate(startListening)));
    await action();
    await this.#page.clock.runFor(ANNOUNCED_MS);
    // A frame is gone once the results are shown.
    const open = documents.filter((one) => one === this.#page.mainFrame() || !one.isDetached());
    const spoken = await Promise.all(open.map((one) => one.evaluate(stopListening).catch(() => [])));
    const inOrder = spoken.flat().sort((one, other) => one.at - other.at);
    this.#add(
      title,
      inOrder.map(({ phrase }) => phrase),
    );
  }

  /** Returns the page and the frame of a sandboxed game, if there is one. */
  #documents(): Frame[] {
    const page = this.#page.mainFrame();
    return [page, ...page.childFrames().slice(0, 1)];
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

async function readMain(frame: Frame): Promise<string[]> {
  return frame.evaluate(async () => {
    const { screenReader } = window;
    const main = document.querySelector('main');
    if (!main) return [];
    await screenReader.start({ container: main });
    const start = await screenReader.lastSpokenPhrase();
    while ((await screenReader.lastSpokenPhrase()) !== `end of ${start}`) await screenReader.next();
    const log = await screenReader.spokenPhraseLog();
    await screenReader.stop();
    return log;
  });
}

async function startListening(): Promise<void> {
  const { screenReader } = window;
  await screenReader.start({ container: document.body });
  const spoken: Spoken[] = (window.spoken = []);
  const log = await screenReader.spokenPhraseLog();
  log.push = (...phrases) => {
    for (const phrase of phrases) spoken.push({ phrase, at: window.realTime() });
    return Array.prototype.push.apply(log, phrases);
  };
}

async function stopListening(): Promise<Spoken[]> {
  // The library resolves this after it has spoken everything so far.
  await window.screenReader.spokenPhraseLog();
  await window.screenReader.stop();
  return window.spoken;
}

/** Returns the library as a script, because a page of the site runs no external modules. */
function script(): string {
  const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const [code = '', name = ''] = readFileSync(file, 'utf8').split(/export\s*\{[^}]*?([\w$]+) as virtual\s*\};/);
  // It needs real delays, although the test has paused the page's clock.
  const realTime = 'const start = performance.timeOrigin, now = performance.now.bind(performance)';
  return `{ const setTimeout = window.setTimeout.bind(window); ${code}; window.screenReader = ${name}; ${realTime};
    window.realTime = () => start + now(); }`;
}
