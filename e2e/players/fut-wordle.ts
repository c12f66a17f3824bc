import type { WordleAnswer } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import type { Player } from './player.ts';

/** Knows the name. */
export const futWordle: Player = {
  key: 'fut-wordle',
  route: '/futwordle',
  pauseMs: 1300,
  movesOfAnswer: 1,
  hit: 'main form button',
  async answer(page, { right, hand }) {
    const box = page.getByRole('textbox');
    await box.waitFor();
    const word = await wordOf(page);
    const guess = right ? word : 'X'.repeat(word.length);
    if (hand === 'keyboard') {
      await page.keyboard.type(guess);
      return page.keyboard.press('Enter');
    }
    await box.fill(guess);
    await page
      .locator('main form')
      .getByRole('button')
      .last()
      .click({ clickCount: hand === 'haste' ? 2 : 1 });
  },
};

async function wordOf(page: Page): Promise<string> {
  return (await savedGame<{ answer: WordleAnswer }>(page, 'fut-wordle')).deal.answer.word;
}
