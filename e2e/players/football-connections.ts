import type { ConnectionsPuzzle, Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { choose } from './choose.ts';
import { tabTo, walkTo } from './keyboard.ts';
import type { GamePlayer } from './game-player.ts';
import type { InputMethod } from './player.ts';

const COLUMNS = 4;

/** Knows the groups. */
const footballConnections: GamePlayer = {
  key: 'football-connections',
  route: '/football-connections',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 600,
  // The four groups appear one after the other.
  endingMs: 4 * 400 + 1500,
  movesOfAnswer: 5,
  clickedDuringFeedback: 'main [role=gridcell] button',
  async answer(page, { right, input, language }) {
    await cards(page).first().waitFor();
    const { deal, moves } = await savedGame<{ puzzle: ConnectionsPuzzle }>(page, 'football-connections');
    const { players, groups } = deal.puzzle;
    const left = await textsOf(page);
    const places = new Map(players.map(({ id, name, info }) => [id, left.indexOf(`${name}${info}`)]));
    const selected = await selectedPlaces(page);
    if (selected.length > 0) await press(page, language, 'check.deselect', input);
    const checks = moves.filter((move) => (move as { kind: string }).kind === 'check').length;
    const [one, other] = groups.map((group) => group.players).filter((ids) => ids.every((id) => places.get(id)! >= 0));
    // A different wrong player each time, because repeating a wrong guess needs confirmation.
    const four = right ? one! : [...one!.slice(0, 3), other![checks % 4]!];
    for (const id of four) await toggle(page, places.get(id)!, input);
    await press(page, language, 'check.button', input);
  },
  languages: { mouse: ['es', 'en'], keyboard: ['fr', 'pt'], touch: ['de', 'it'] },
  results: {
    color: 'rgb(91, 42, 134)',
    win: { rounds: '4/4', score: 150 },
    loss: { rounds: '0/4', score: 0 },
  },
  secret: {
    async texts(page) {
      const { groups } = (await savedGame<{ puzzle: ConnectionsPuzzle }>(page, 'football-connections')).deal.puzzle;
      return groups.flatMap(({ name, description }) => [textIn(name), textIn(description)]);
    },
  },
};

export default footballConnections;

function cards(page: Page) {
  return page.getByRole('gridcell').getByRole('button');
}

function textsOf(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((all) => all.map((card) => card.textContent));
}

function selectedPlaces(page: Page): Promise<number[]> {
  return cards(page).evaluateAll((all) =>
    all.flatMap((card, place) => (card.getAttribute('aria-pressed') === 'true' ? [place] : [])),
  );
}

async function toggle(page: Page, place: number, input: InputMethod): Promise<void> {
  if (input !== 'keyboard') return choose(cards(page).nth(place), input === 'touch' ? 'touch' : 'mouse');
  if (!(await cards(page).evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))) {
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, page.locator('[role=gridcell] button[tabindex="0"]'));
  }
  await walkTo(page, cards(page), place, COLUMNS);
  await page.keyboard.press('Space');
}

async function press(page: Page, language: Language, text: string, input: InputMethod): Promise<void> {
  const button = page.getByRole('button', { name: gameText('football-connections', language, text), exact: true });
  if (input !== 'keyboard') return choose(button, input);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Text with players' names is a string if it is the same in all languages. */
function textIn(text: string | Readonly<Record<Language, string>>): string {
  return typeof text === 'string' ? text : text.en;
}
