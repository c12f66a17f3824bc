import type { CareerGameState, PlayerDetail, PlayerHit } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import type { Player } from './player.ts';

const SEARCH_PAUSE_MS = 400;

/** Knows whose career it is. */
export const careerGuess: Player = {
  key: 'career-guess',
  route: '/career-game',
  startText: 'intro.start',
  pauseMs: 1000,
  movesOfAnswer: 1,
  hit: 'main form button',
  async answer(page, { right, hand }) {
    const { name, id } = await askedPlayer(page);
    const wanted = right ? name : name === 'Lionel Messi' ? 'Cristiano Ronaldo' : 'Lionel Messi';
    await page.getByRole('combobox').fill(wanted);
    await page.clock.runFor(SEARCH_PAUSE_MS);
    const search = await page.request.get(`/api/players/search?q=${encodeURIComponent(wanted)}`);
    const hits = (await search.json()) as PlayerHit[];
    const place = right ? hits.findIndex((hit) => hit.id === id) : 0;
    await page.getByRole('option').nth(place).click();
    await page
      .locator('main form')
      .getByRole('button')
      .last()
      .click({ clickCount: hand === 'haste' ? 2 : 1 });
  },
};

async function askedPlayer(page: Page): Promise<PlayerDetail> {
  const { gameId } = (await savedGame<{ gameId: string }>(page, 'career-guess')).deal;
  const game = (await (await page.request.get(`/api/game?gameId=${gameId}`)).json()) as CareerGameState;
  return (await (await page.request.get(`/api/players/${game.correctPlayerId}`)).json()) as PlayerDetail;
}
