import type { Language, PlayerSummary } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { choose } from './choose.ts';
import { walkTo } from './keyboard.ts';
import type { Player } from './player.ts';

const COLUMNS = 5;

/** Knows each player's country and its name in every language. */
export const countryGame: Player = {
  key: 'country-game',
  route: '/country-game',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1000,
  movesOfAnswer: 1,
  clickedDuringFeedback: 'main li button',
  async answer(page, { right, input, language }) {
    const cards = page.locator('main').getByRole('listitem').getByRole('button');
    await cards.first().waitFor();
    const { players } = (await savedGame<{ players: PlayerSummary[] }>(page, 'country-game')).deal;
    const asked = players[await askedCard(page, players, language)]!;
    const open = await cards.evaluateAll((all) =>
      all.map((card) => (card.getAttribute('aria-disabled') === 'true' ? '' : card.textContent)),
    );
    const place = open.findIndex((name) => name !== '' && (name === asked.name) === right);
    if (input !== 'keyboard') return choose(cards.nth(place), input);
    await walkTo(page, cards, place, COLUMNS);
    await page.keyboard.press('Enter');
  },
};

async function askedCard(page: Page, players: PlayerSummary[], language: Language): Promise<number> {
  const nations = (await (await page.request.get(`/api/nations?language=${language}`)).json()) as Record<
    string,
    string
  >;
  const prompt = (await page.getByRole('heading', { level: 2 }).innerText()).trim();
  return players.findIndex(
    ({ nation, country }) =>
      prompt === gameText('country-game', language, 'prompt').replace('{country}', nations[nation ?? ''] ?? country),
  );
}
