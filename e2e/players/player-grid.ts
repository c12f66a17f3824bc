import type { Language, PlayerGridPlayer, PlayerGridPuzzle } from '@soccer-legends/contracts';
import { expect, type Page } from '@playwright/test';
import { wholePage } from '../site/board.ts';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { choose } from './choose.ts';
import { fingerOn } from './finger.ts';
import { tabTo } from './keyboard.ts';
import type { GamePlayer } from './game-player.ts';
import type { InputMethod } from './player.ts';

const LONG_PRESS_MS = 150;

const text = (language: Language, key: string) => gameText('player-grid', language, key);

/** Knows every career and country. */
const playerGrid: GamePlayer = {
  key: 'player-grid',
  route: '/player-grid',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1000,
  movesOfAnswer: 10,
  endsWithAnswer: true,
  clickedDuringFeedback: 'main [data-place] button',
  async begin(page) {
    await chips(page).first().waitFor();
  },
  async answer(page, { right, input, language }) {
    const names = await solutionOf(page);
    // Swapping two players makes the answer wrong.
    if (!right) [names[0], names[1]] = [names[1]!, names[0]!];
    for (const [cell, name] of names.entries()) {
      if (input === 'keyboard') await placeByKeys(page, name, cell, language);
      else if (input === 'touch') await dragByFinger(page, name, cell);
      else {
        // On a busy machine, the library misses a release before it has shown the carried player.
        await drag(page, name, cell, 4, () => page.locator('[class*="_carried_"]').waitFor());
        await expect(chip(page, name)).toHaveCount(0);
      }
    }
    await press(page, text(language, 'submit'), input);
  },
  async lose(page, { language, input }) {
    if ((await chips(page).count()) > 0) {
      await this.answer(page, { right: false, input, language });
      await page.clock.runFor(this.feedbackMs);
    }
    await press(page, text(language, 'seeSolution'), input);
  },
  languages: { mouse: ['en', 'es'], keyboard: ['de', 'it'], touch: ['fr', 'pt'] },
  results: {
    color: 'rgb(60, 95, 10)',
    win: { rounds: '9/9', score: 50 },
    loss: { rounds: '7/9', score: 0 },
  },
  secret: {
    async texts(page) {
      const { countries, clubs } = (await savedGame<{ puzzle: PlayerGridPuzzle }>(page, 'player-grid')).deal.puzzle;
      return [...countries, ...clubs].map(({ name }) => name);
    },
    // The headers of the board contain them, but the players must not.
    except: 'main [role=grid]',
  },
};

export default playerGrid;

/** Returns the names of the players in the order of their cells. */
export async function solutionOf(page: Page): Promise<string[]> {
  const { players, gridSize } = (await savedGame<{ puzzle: PlayerGridPuzzle }>(page, 'player-grid')).deal.puzzle;
  const cellOf = ({ countryId, clubId }: PlayerGridPlayer) => (clubId - 1) * gridSize + countryId - 1;
  return players.toSorted((a, b) => cellOf(a) - cellOf(b)).map(({ name }) => name);
}

export function chips(page: Page) {
  return page.locator('main ul').getByRole('button');
}

export function chip(page: Page, name: string) {
  return page.locator('main ul').getByRole('button', { name, exact: true });
}

export function cell(page: Page, place: number) {
  return page.locator('main [data-place]').nth(place);
}

/**
 * Drags with the mouse in the given number of steps.
 * @param beforeRelease what to wait for above the cell
 */
export async function drag(
  page: Page,
  name: string,
  place: number,
  steps: number,
  beforeRelease?: () => Promise<void>,
): Promise<void> {
  await chip(page, name).scrollIntoViewIfNeeded();
  const from = await centerOf(chip(page, name));
  const to = await centerOf(cell(page, place));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  await beforeRelease?.();
  await page.mouse.up();
  // The library ignores clicks for a short time after a drag.
  await settle(page);
}

/** Drags with a finger after a long press. */
export async function dragByFinger(page: Page, name: string, place: number): Promise<void> {
  const finger = await fingerOn(wholePage(page));
  await finger.drag(await centerOf(chip(page, name)), await centerOf(cell(page, place)), LONG_PRESS_MS);
  await expect(chip(page, name)).toHaveCount(0);
  await settle(page);
}

/** Moves a player to the first free cell with arrow keys and confirms. */
async function placeByKeys(page: Page, name: string, place: number, language: Language): Promise<void> {
  await pickUpByKeys(page, name, language);
  await page.keyboard.press('ArrowDown');
  await carriedTo(page, place, language);
  await page.keyboard.press('Enter');
  const yes = page.getByRole('button', { name: text(language, 'confirmYes'), exact: true });
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip(page, name)).toHaveCount(0);
}

export async function pickUpByKeys(page: Page, name: string, language: Language): Promise<void> {
  await tabTo(page, chip(page, name));
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByText(text(language, 'pickedUp').replace('{name}', name))).toBeVisible();
  await settle(page);
}

/** Waits until the page announces that the dragged player is over the empty cell. */
export async function carriedTo(page: Page, place: number, language: Language): Promise<void> {
  const empty = text(language, 'emptyCell').split('{club}')[1]!;
  const where = ((await cell(page, place).textContent()) ?? '').replace(empty, '.');
  await expect(async () => {
    await settle(page);
    await expect(wholePage(page).getByRole('status').first()).toHaveText(where, { timeout: 300 });
  }).toPass({ timeout: 15_000 });
}

/** Waits for the library's timers and for the announcements, which are half a second apart. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(500);
}

export async function centerOf(element: ReturnType<typeof cell>): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(page: Page, name: string, input: InputMethod): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (input !== 'keyboard') return choose(button, input);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}
