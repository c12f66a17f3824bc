import type { Page } from 'playwright-core';
import { readScreen, type Control, type Screen } from './in-page.ts';

/** A visit that did not go on, in a sentence for the author. */
export class Stopped extends Error {
  readonly code: 'play.noRound' | 'play.crashes' | 'play.hangs' | 'play.noEnd' | 'play.unfinished';

  constructor(code: Stopped['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** How long a page may be busy, and a call may take, in real time. */
const PATIENCE_MS = 20_000;
/** After this many moves by its controls, the rules of the game end a round. */
const MOVES_BY_CONTROLS = 60;
/** The visitor leaves a round that its rules have not ended either. */
const MOST_MOVES = 120;
/** Virtual time without a control after which a round counts as stuck. */
const STUCK_AFTER_MS = 120_000;
/** Virtual time after a move, in which the page reacts. */
const REACTION_MS = 300;
const SHARE_OF_KEYS = 3;

/** Plays rounds by the controls of the board, with pointer and keys. It knows neither rules nor answers. */
export class RandomVisitor {
  readonly #page: Page;
  readonly #below: (limit: number) => number;
  #last = 'opening the page';
  /** Names of the controls that deal another round, which the visitor does not press again. */
  readonly #restarts = new Set<string>();

  /** @param below returns a random whole number from 0 to below a limit */
  constructor(page: Page, below: (limit: number) => number) {
    this.#page = page;
    this.#below = below;
  }

  /** Opens the page of a game, whose clock only the visitor advances. Returns at the intro or in the first round. */
  async open(address: string): Promise<Screen> {
    await this.#page.clock.install({ time: Date.now() });
    await this.#page.goto(address, { timeout: PATIENCE_MS });
    const screen = await this.#until(
      ({ phase, problem }) => (phase !== undefined && phase !== 'preparing') || problem !== '',
    );
    await this.#page.clock.pauseAt(Date.now() + 60_000);
    await this.#uncovered();
    return screen;
  }

  /** Starts a round from the intro. */
  async start(): Promise<void> {
    await this.#press('[class*="Intro-buttons"] button:first-child', 'Start');
    await this.begun();
  }

  /** Waits for the board of a round. Throws `Stopped` if the round cannot be dealt. */
  async begun(): Promise<void> {
    const screen = await this.#until(
      ({ phase, problem }) => phase === 'playing' || phase === 'failed' || problem !== '',
    );
    if (screen.phase !== 'playing')
      throw new Stopped('play.noRound', `No round could be dealt: ${screen.problem || 'the page gives no reason'}`);
    await this.#uncovered();
  }

  /**
   * Makes random moves until the results are shown. A round without an end is left, which shows its results if the game
   * has an `exitMove`.
   * @param look called with every new screen
   * @param shorten lets the next move end the round
   */
  async playToEnd(look: () => Promise<void>, shorten: () => Promise<void>): Promise<void> {
    let waited = 0;
    let moves = 0;
    while (moves < MOST_MOVES && waited < STUCK_AFTER_MS) {
      const screen = await this.#screen();
      if (screen.phase === 'over') {
        if (moves > 0) return;
        throw new Stopped('play.noEnd', 'The round ended by itself: the board offered no control at any time.');
      }
      if (screen.controls.every(({ name }) => this.#restarts.has(name))) {
        await this.#wait(1000);
        waited += 1000;
        continue;
      }
      await look();
      if (moves === MOVES_BY_CONTROLS) await this.#answered(shorten);
      const choices = screen.controls.filter(({ name }) => !this.#restarts.has(name));
      const control = choices[this.#below(choices.length)]!;
      await this.#move(control);
      const { phase, round } = await this.#screen();
      if (phase !== 'over' && round !== screen.round) this.#restarts.add(control.name);
      moves += 1;
      waited = 0;
    }
    if (waited >= STUCK_AFTER_MS)
      throw new Stopped(
        'play.noEnd',
        `After ${this.#last}, the board offers no control, and no timer continues the round.`,
      );
    await this.#leaveRound();
  }

  /** Starts another round from the results. */
  async playAgain(): Promise<void> {
    await this.#press('button:has-text("Play Again")', 'Play Again');
    await this.begun();
  }

  /** Leaves the results for the hub, and lets a minute pass there. */
  async leave(): Promise<void> {
    await this.#press('main article button:has-text("Exit")', 'Exit');
    await this.#until(({ path }) => path === '/');
    await this.#wait(60_000);
  }

  async #leaveRound(): Promise<void> {
    await this.#press('main button:has-text("Exit")', 'Exit');
    const dialog = this.#page.locator('dialog[open] button:has-text("Exit")');
    if ((await dialog.count()) > 0) await this.#press('dialog[open] button:has-text("Exit")', 'Exit');
    const { phase } = await this.#until(({ phase, path }) => phase === 'over' || path === '/');
    if (phase !== 'over')
      throw new Stopped(
        'play.unfinished',
        `Neither ${MOST_MOVES} random moves nor the game's rules ended the round, and leaving it shows no results.`,
      );
  }

  async #move({ kind, name, x, y }: Control): Promise<void> {
    const { mouse, keyboard } = this.#page;
    const byKey = this.#below(SHARE_OF_KEYS) === 0;
    this.#last = `${kind === 'text' ? 'typing into' : byKey ? 'pressing Enter on' : 'a click on'} "${name}"`;
    await this.#answered(async () => {
      if (kind === 'text') {
        await mouse.click(x, y, { clickCount: 3 });
        await keyboard.type(String.fromCharCode(97 + this.#below(26), 97 + [0, 4, 8, 14][this.#below(4)]!));
        await this.#page.clock.fastForward(REACTION_MS);
        // Suggestions arrive in real time.
        await new Promise((resolve) => setTimeout(resolve, 50));
        await keyboard.press(byKey ? 'ArrowDown' : 'Enter');
      } else if (byKey) {
        await this.#page.evaluate(
          ([left, top]) => {
            const found = document.elementFromPoint(left!, top!)?.closest<HTMLElement>('button, a, input, [tabindex]');
            found?.focus();
          },
          [x, y],
        );
        await keyboard.press('Enter');
      } else await mouse.click(x, y);
    });
    await this.#wait(REACTION_MS);
  }

  async #press(selector: string, name: string): Promise<void> {
    this.#last = `a click on "${name}"`;
    await this.#uncovered();
    await this.#answered(() => this.#page.locator(selector).first().click({ timeout: PATIENCE_MS }));
    await this.#wait(REACTION_MS);
  }

  async #wait(ms: number): Promise<void> {
    await this.#answered(() => this.#page.clock.fastForward(ms));
  }

  /** Waits until a new screen accepts presses. */
  #uncovered(): Promise<void> {
    return this.#answered(() => this.#page.locator('[data-press-guard]').waitFor({ state: 'hidden', timeout: 0 }));
  }

  #screen(): Promise<Screen> {
    return this.#answered(() => this.#page.evaluate<Screen>(readScreen)).then((screen) => {
      if (screen.phase === undefined && screen.path !== '/')
        throw new Stopped('play.crashes', `After ${this.#last}, the page shows no game any more: ${screen.problem}`);
      return screen;
    });
  }

  /** Waits in real time, because responses do not follow the page's clock. */
  async #until(isReached: (screen: Screen) => boolean): Promise<Screen> {
    const start = Date.now();
    for (let passed = 0; passed < PATIENCE_MS;) {
      const screen = await this.#answered(() => this.#page.evaluate<Screen>(readScreen));
      if (isReached(screen)) return screen;
      await new Promise((resolve) => setTimeout(resolve, 30));
      const now = Date.now() - start;
      await this.#wait(now - passed);
      passed = now;
    }
    throw new Stopped('play.noRound', `${PATIENCE_MS / 1000} seconds after ${this.#last}, the page is still waiting.`);
  }

  /** Runs an action in the page. Throws `Stopped` if the page is too busy to respond. */
  async #answered<Value>(action: () => Promise<Value>): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new Stopped(
              'play.hangs',
              `After ${this.#last}, the page did not respond for ${PATIENCE_MS / 1000} seconds.`,
            ),
          ),
        PATIENCE_MS,
      );
    });
    try {
      return await Promise.race([action(), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
