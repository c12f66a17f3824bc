import type { PlayerDetail } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { gameText, shellText } from '../site/texts.ts';
import type { Player } from './player.ts';

const LONGEST_SPIN_MS = 5000;

/** Recognises every sticker. */
export const playerWheel: Player = {
  key: 'player-wheel',
  route: '/player-wheel',
  startText: 'intro.start',
  pauseMs: 2000,
  movesOfAnswer: 2,
  hit: 'main form button',
  async answer(page, { right, hand, language }) {
    const spin = page.getByRole('button', { name: gameText('player-wheel', language, 'wheel.spin'), exact: true });
    if (hand === 'keyboard') {
      await spin.and(page.locator('[aria-disabled=false]')).waitFor();
      await page.keyboard.press('Space');
    } else await spin.click({ clickCount: hand === 'haste' ? 2 : 1 });
    await page.clock.runFor(LONGEST_SPIN_MS);
    const name = right ? await pickedName(page) : 'Nobody at all';
    const submit = page.getByRole('button', { name: gameText('player-wheel', language, 'guess.submit'), exact: true });
    if (hand === 'keyboard') {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    } else {
      await page.getByRole('combobox').fill(name);
      await submit.click({ clickCount: hand === 'haste' ? 2 : 1 });
    }
  },
  async win(page, answering) {
    for (let turn = 0; turn < 3; turn++) {
      await this.answer(page, { ...answering, right: true });
      await page.clock.runFor(this.pauseMs);
    }
    await page.getByRole('button', { name: shellText(answering.language, 'shell.exit'), exact: true }).click();
  },
};

/** The large sticker in the middle: who it is, its number tells those who know the players. */
async function pickedName(page: Page): Promise<string> {
  const picture = page.locator('main img:not(ul img)');
  const id = /\/art\/player\/(\d+)/.exec((await picture.getAttribute('src')) ?? '')?.[1];
  return ((await (await page.request.get(`/api/players/${id}`)).json()) as PlayerDetail).name;
}
