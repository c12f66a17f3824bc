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
    if (hand === 'haste') {
      await box.fill(guess);
      return page.locator('main form').getByRole('button').last().dblclick();
    }
    // The keys on the page write without any other keyboard; a key's name may go on with what is known of its letter.
    const keys = page.getByRole('group').getByRole('button');
    for (const letter of guess) await keys.filter({ hasText: new RegExp(`^${letter}`) }).click();
    await keys.last().click();
  },
};

async function wordOf(page: Page): Promise<string> {
  return (await savedGame<{ answer: WordleAnswer }>(page, 'fut-wordle')).deal.answer.word;
}
