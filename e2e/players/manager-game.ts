import type { CoachSummary } from '@soccer-legends/contracts';
import { expect, type Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { choose } from './choose.ts';
import { optionNames } from './option-names.ts';
import type { GamePlayer } from './game-player.ts';

/** Recognizes every coach. */
const managerGame: GamePlayer = {
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
  ready: (page) => page.getByRole('timer').waitFor(),
  async answer(page, { right, input }) {
    await this.ready?.(page);
    const name = await askedCoach(page);
    const options = page.locator('main').getByRole('group').getByRole('button');
    const names = await optionNames(options);
    const place = names.findIndex((option) => (option === name) === right);
    if (input === 'keyboard') await page.keyboard.press(String(place + 1));
    else await choose(options.nth(place), input);
  },
  languages: { mouse: ['pt', 'en'], keyboard: ['de', 'it'], touch: ['es', 'fr'] },
  results: {
    color: 'rgb(59, 70, 84)',
    win: { rounds: '10/10', score: 100, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
    history: [10, 3],
  },
  secret: {
    texts: async (page) => (await coachesOf(page)).map(({ name }) => name),
    except: '[role=group]',
    questions: 4,
  },
};

export default managerGame;

async function coachesOf(page: Page): Promise<CoachSummary[]> {
  return (await savedGame<{ coaches: CoachSummary[] }>(page, 'manager-game')).deal.coaches;
}

async function askedCoach(page: Page): Promise<string> {
  const coaches = await coachesOf(page);
  const src = (await page.locator('main img').first().getAttribute('src')) ?? '';
  const asked = coaches.find(({ photo }) => photo !== null && src.startsWith(photo));
  if (!asked) throw new Error(`No coach has the picture ${src}`);
  return asked.name;
}
