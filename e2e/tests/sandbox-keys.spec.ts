import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { shellButton } from '../site/game-visit.ts';
import { expect, test } from '../site/test.ts';
import { beginIn, type Round } from '../site/tiers.ts';

const MOST_PRESSES = 80;

for (const player of allPlayers)
  test(
    `${player.key}: Tab, Shift+Tab and Escape focus the same controls in a frame and in the page`,
    { tag: '@long' },
    async ({ browser }) => {
      const trusted = await focusTour(await beginIn('trusted', await browser.newPage(), player));
      const framed = await focusTour(await beginIn('sandboxed', await browser.newPage(), player));
      expect(trusted.forwards.length).toBeGreaterThan(0);
      expect(framed).toEqual(trusted);
    },
  );

/**
 * Returns the controls that Tab focuses after the menu button, those that Shift+Tab focuses from the end of the page, and the
 * one that has the focus after the help was closed.
 */
async function focusTour(round: Round) {
  const { page } = round;
  await shellButton(page, 'en', 'shell.menu').last().focus();
  const forwards = await follow(round, 'Tab');
  const backwards = await follow(round, 'Shift+Tab');
  await shellButton(page, 'en', 'play.howToPlay').press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.clock.runFor(500);
  await expect.poll(() => focused(round)).toBeDefined();
  const afterHelp = await focused(round);
  await page.close();
  return { forwards, backwards, afterHelp };
}

/** Presses a key until the focus leaves the main area, and returns what had the focus. */
async function follow(round: Round, key: string): Promise<string[]> {
  const controls: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await round.page.keyboard.press(key);
    const control = await focused(round);
    if (control === undefined) return controls;
    controls.push(control);
  }
  throw new Error(`The focus does not leave the main area:\n${controls.join('\n')}`);
}

/** Describes the control with the focus; undefined outside the main area. */
async function focused({ page, board }: Round): Promise<string | undefined> {
  let control: string | undefined;
  // The frame may have the focus before one of its controls has it.
  await expect
    .poll(async () => {
      const element = await describeFocus(page);
      control = element?.startsWith('iframe') ? await describeFocus(board) : element;
      return element === undefined || control !== undefined;
    })
    .toBe(true);
  return control;
}

function describeFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    if (!element.closest('main')) return undefined;
    return `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent}"`;
  });
}
