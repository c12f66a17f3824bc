import type { WordleAnswer } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { choose } from './choose.ts';
import type { Player } from './player.ts';

/** Knows the name. */
export const futWordle: Player = {
  key: 'fut-wordle',
  route: '/futwordle',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1300,
  movesOfAnswer: 1,
  clickedDuringFeedback: 'main form button',
  async answer(page, { right, input }) {
    const box = page.getByRole('textbox');
    await box.waitFor();
    const word = await wordOf(page);
    const guess = right ? word : 'X'.repeat(word.length);
    if (input === 'keyboard') {
      await page.keyboard.type(guess);
      return page.keyboard.press('Enter');
    }
    if (input === 'doubleClick') {
      await box.fill(guess);
      return page.locator('main form').getByRole('button').last().dblclick();
    }
    // Uses the on-screen keyboard. A key's name may end with the state of its letter.
    const keys = page.getByRole('group').getByRole('button');
    for (const letter of guess) await choose(keys.filter({ hasText: new RegExp(`^${letter}`) }), input);
    await choose(keys.last(), input);
  },
};

async function wordOf(page: Page): Promise<string> {
  return (await savedGame<{ answer: WordleAnswer }>(page, 'fut-wordle')).deal.answer.word;
}
