import type { Language, PlayerSummary } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { choose } from './choose.ts';
import { walkTo } from './keyboard.ts';
import type { GamePlayer } from './game-player.ts';

const COLUMNS = 5;

/** Knows each player's country and its name in every language. */
const countryGame: GamePlayer = {
  key: 'country-game',
  route: '/country-game',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1000,
  movesOfAnswer: 1,
  clickedDuringFeedback: 'main li button',
  async answer(page, { right, input, language }) {
    const cards = page.locator('main').getByRole('listitem').getByRole('button');
    await cards.first().waitFor();
    const players = await playersOf(page);
    const asked = players[await askedCard(page, players, language)]!;
    const open = await cards.evaluateAll((all) =>
      all.map((card) => (card.getAttribute('aria-disabled') === 'true' ? '' : card.textContent)),
    );
    // Blind cards show no names.
    const place = open.findIndex((text, card) => text !== '' && (players[card] === asked) === right);
    if (input !== 'keyboard') return choose(cards.nth(place), input);
    await walkTo(page, cards, place, COLUMNS);
    await page.keyboard.press('Enter');
  },
  languages: { mouse: ['de', 'es'], keyboard: ['it', 'pt'], touch: ['en', 'fr'] },
  results: {
    color: 'rgb(0, 102, 111)',
    win: { rounds: '10/10', score: 125, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
  },
  secret: {
    texts: async (page) => (await playersOf(page)).map(({ country }) => country),
    except: 'main h2',
  },
};

export default countryGame;

async function playersOf(page: Page): Promise<PlayerSummary[]> {
  return (await savedGame<{ players: PlayerSummary[] }>(page, 'country-game')).deal.players;
}

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
