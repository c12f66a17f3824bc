import type { Frame, Page } from '@playwright/test';
import type { Player } from '../players/player.ts';

/** The page of a board, by the stand-in that the simulated players use. */
const pages = new WeakMap<Page, Page>();

/**
 * Returns a page for the simulated players whose elements are those of a sandboxed game's frame. Keyboard, mouse, clock and
 * requests are those of the page.
 */
export function boardIn(page: Page): Page {
  const frameOf = (): Frame => page.frames().find((frame) => frame.url().endsWith('/frame'))!;
  const board = new Proxy(page, {
    get(_page, name) {
      const owner: object = name !== 'url' && Reflect.has(frameOf(), name) ? frameOf() : page;
      const member: unknown = Reflect.get(owner, name);
      return typeof member === 'function' ? (member.bind(owner) as unknown) : member;
    },
  });
  pages.set(board, page);
  return board;
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
      await player.begin?.(board, input);
    },
  };
}
