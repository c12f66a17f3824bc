import type { TeamLogo } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import type { Player } from './player.ts';

const START_DELAY_MS = 200;

/** Knows every crest. */
export const logoGame: Player = {
  key: 'logo-game',
  route: '/logo-game',
  pauseMs: 1500,
  movesOfAnswer: 1,
  hit: 'main [role=group] button',
  async begin(page) {
    await page.getByRole('group').waitFor();
    await page.clock.runFor(START_DELAY_MS);
  },
  async answer(page, { right, hand }) {
    await page.getByRole('timer').waitFor();
    const { name } = await askedLogo(page);
    const options = page.getByRole('group').getByRole('button');
    const names = (await options.allInnerTexts()).map((text) => text.replace(/^[A-D]\s*/, ''));
    const place = names.findIndex((option) => (option === name) === right);
    if (hand === 'keyboard') await page.keyboard.press(String(place + 1));
    else await options.nth(place).click({ clickCount: hand === 'haste' ? 2 : 1 });
  },
};

/** The club that is asked for, found by what its crest is said to show. */
async function askedLogo(page: Page): Promise<TeamLogo> {
  const { logos } = (await savedGame<{ logos: TeamLogo[] }>(page, 'logo-game')).deal;
  const picture = page.locator('main').getByRole('img').first();
  const said = (await picture.getAttribute('aria-label')) ?? (await picture.getAttribute('alt'));
  const asked = logos.find(({ description }) => description !== null && said?.endsWith(description));
  if (!asked) throw new Error(`No logo is described as "${said}"`);
  return asked;
}
