import type { WordleAnswer } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { choose } from './choose.ts';
import type { GamePlayer } from './game-player.ts';

/** Knows the name. */
const futWordle: GamePlayer = {
  key: 'fut-wordle',
  route: '/futwordle',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1300,
  movesOfAnswer: 1,
  clickedDuringFeedback: 'main form button',
  async answer(page, { right, input }) {
    const box = page.getByRole('textbox');
    await box.waitFor();
    const { word } = await answerOf(page);
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
  languages: { mouse: ['de', 'fr'], keyboard: ['es', 'pt'], touch: ['it', 'en'] },
  results: {
    color: 'rgb(122, 82, 0)',
    win: { rounds: '1/1', score: 200 },
    loss: { rounds: '0/1', score: 0 },
  },
  secret: {
    async texts(page) {
      const { word, lastName, fullName, team } = await answerOf(page);
      return [word, lastName, fullName, team];
    },
  },
};

export default futWordle;

async function answerOf(page: Page): Promise<WordleAnswer> {
  return (await savedGame<{ answer: WordleAnswer }>(page, 'fut-wordle')).deal.answer;
}
