import { expect, type Frame, type Page } from '@playwright/test';
import type { Player } from '../players/player.ts';

/** The page of a board, by the stand-in that the simulated players use. */
const pages = new WeakMap<Page, Page>();

/**
 * Returns a page for the simulated players whose elements are those of a sandboxed game's frame. Keyboard, mouse, clock and
 * requests are those of the page.
 */
export function boardIn(page: Page): Page {
  const board = new Proxy(page, {
    get(_page, name) {
      const frame: object = frameOf(page)!;
      const owner: object = name !== 'url' && Reflect.has(frame, name) ? frame : page;
      const member: unknown = Reflect.get(owner, name);
      return typeof member === 'function' ? (member.bind(owner) as unknown) : member;
    },
  });
  pages.set(board, page);
  return board;
}

function frameOf(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().endsWith('/frame'));
}

/** Returns the page around a board, or the page itself. */
export function wholePage(page: Page): Page {
  return pages.get(page) ?? page;
}

/** Returns a player who begins on a board as soon as its frame is shown. */
export function framedPlayer<Known extends Player>(player: Known, board: Page): Known {
  return {
    ...player,
    async begin(page, input) {
      await page.locator('iframe').first().waitFor();
      // In WebKit, Playwright finds the frame a moment later.
      await expect.poll(() => frameOf(page)).toBeDefined();
      await player.begin?.(board, input);
    },
  };
}

/** Less than the time between two announcements, or between an answer and the next question. */
const STEP_MS = 100;

/** Makes the paused clocks of a page and its frame run in small steps, so that the two exchange messages in between. */
export function runClockInSteps({ clock }: Page): void {
  const runFor = clock.runFor.bind(clock);
  clock.runFor = async (ms) => {
    for (let left = Number(ms); left > 0; left -= STEP_MS) await runFor(Math.min(left, STEP_MS));
  };
}
