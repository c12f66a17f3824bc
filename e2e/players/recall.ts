import type { Language, PlayerGridPlayer, PlayerGridPuzzle } from '@soccer-legends/contracts';
import { expect, type Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { press, tabTo } from './keyboard.ts';
import type { Player } from './player.ts';
import { solutionOf } from './player-grid.ts';
import { SEARCH_PAUSE_MS, typeInSearch } from './search.ts';

const SIZE = 3;

/** Plays the mode Recall of the Player Grid and knows a player for each cell. */
export const recall: Player = {
  key: 'player-grid',
  route: '/player-grid',
  option: 'mode.recall',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 0,
  movesOfAnswer: 2,
  clickedDuringFeedback: 'main [data-place] button',
  async begin(page) {
    await page.getByRole('combobox').waitFor();
  },
  search: (page, text) => typeInSearch(page, text),
  async answer(page, { right, input, language }) {
    const names = await solutionOf(page);
    const filled = (await rightAnswers(page)).length;
    const wrong = (await verdicts(page)).length - filled;
    // Players of another column have another country. The same wrong name twice costs no life.
    const strangers = names.filter((_, cell) => cell % SIZE !== filled % SIZE);
    const name = right ? names[filled]! : strangers.at(-1 - wrong)!;
    const box = page.getByRole('combobox');
    if (input === 'keyboard') {
      await tabTo(page, box);
      await box.press('ControlOrMeta+a');
      await page.keyboard.type(name);
      await page.clock.runFor(SEARCH_PAUSE_MS);
    } else await typeInSearch(page, name);
    const place = await placeAmongHits(page, name);
    await page.getByRole('option').nth(place).waitFor();
    if (input === 'keyboard') {
      await press(page, 'ArrowDown', place);
      await press(page, 'Enter', 2);
    } else {
      await page.getByRole('option').nth(place).click();
      await page.getByRole('button', { name: gameText('player-grid', language, 'submit'), exact: true }).click();
    }
    const moves = filled + 1;
    if (right && moves < names.length) await expect.poll(async () => (await rightAnswers(page)).length).toBe(moves);
    else await expect(page.locator('main').getByText(judging(language))).toHaveCount(0);
  },
};

/** Returns the server's verdicts that accept an answer. */
async function rightAnswers(page: Page): Promise<{ fits: boolean }[]> {
  return (await verdicts(page)).filter(({ fits }) => fits);
}

async function verdicts(page: Page): Promise<{ fits: boolean }[]> {
  const { moves } = await savedGame(page, 'player-grid');
  return (moves as { verdict?: { fits: boolean } }[]).flatMap(({ verdict }) => verdict ?? []);
}

/** Returns the position of the grid's player among the suggestions for the name, because a namesake may come first. */
async function placeAmongHits(page: Page, name: string): Promise<number> {
  const { players } = (await savedGame<{ puzzle: PlayerGridPuzzle }>(page, 'player-grid')).deal.puzzle;
  const { id } = players.find((player: PlayerGridPlayer) => player.name === name)!;
  const answer = await page.request.get(`/api/players/search?q=${encodeURIComponent(name)}`);
  return ((await answer.json()) as { id: number }[]).findIndex((hit) => hit.id === id);
}

function judging(language: Language): string {
  return gameText('player-grid', language, 'recall.judging');
}
