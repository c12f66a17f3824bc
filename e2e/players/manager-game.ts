import type { CoachSummary } from '@soccer-legends/contracts';
import { expect, type Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { choose } from './choose.ts';
import type { Player } from './player.ts';

/** Recognizes every coach. */
export const managerGame: Player = {
  key: 'manager-game',
  route: '/manager-game',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1200,
  movesOfAnswer: 1,
  clickedDuringFeedback: 'main [role=group] button',
  async begin(page, input) {
    const skip = page.locator('main').getByRole('button').last();
    await expect(skip).toBeFocused();
    if (input === 'keyboard') await page.keyboard.press('Enter');
    else await choose(skip, input);
    await page.getByRole('timer').waitFor();
  },
  async answer(page, { right, input }) {
    await page.getByRole('timer').waitFor();
    const name = await askedCoach(page);
    const options = page.locator('main').getByRole('group').getByRole('button');
    const names = (await options.allInnerTexts()).map((text) => text.replace(/^[A-D]\s*/, ''));
    const place = names.findIndex((option) => (option === name) === right);
    if (input === 'keyboard') await page.keyboard.press(String(place + 1));
    else await choose(options.nth(place), input);
  },
};

async function askedCoach(page: Page): Promise<string> {
  const { coaches } = (await savedGame<{ coaches: CoachSummary[] }>(page, 'manager-game')).deal;
  const src = (await page.locator('main img').first().getAttribute('src')) ?? '';
  const asked = coaches.find(({ photo }) => photo !== null && src.startsWith(photo));
  if (!asked) throw new Error(`No coach has the picture ${src}`);
  return asked.name;
}
