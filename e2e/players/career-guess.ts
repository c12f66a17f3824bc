import {
  fold,
  type CareerGameState,
  type Language,
  type PlayerDetail,
  type PlayerHit,
} from '@soccer-legends/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { choose } from './choose.ts';
import { press, tabTo } from './keyboard.ts';
import { SEARCH_PAUSE_MS, typeInSearch } from './search.ts';
import type { GamePlayer } from './game-player.ts';
import type { InputMethod } from './player.ts';

/** Knows the player of each career. */
const careerGuess: GamePlayer = {
  key: 'career-guess',
  route: '/career-game',
  startText: 'intro.start',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1000,
  endingMs: 4000,
  movesOfAnswer: 1,
  clickedDuringFeedback: 'main section button',
  async search(page, text, language) {
    await goToNextRound(page, language, 'mouse');
    await typeInSearch(page, text);
  },
  async answer(page, { right, input, language }) {
    await goToNextRound(page, language, input);
    const { name, id } = await askedPlayer(page);
    // The driver of WebKit types no accents.
    const wanted = fold(right ? name : strangerTo(name));
    const box = page.getByRole('combobox');
    if (input === 'keyboard') {
      await tabTo(page, box);
      await page.keyboard.type(wanted);
      await page.clock.runFor(SEARCH_PAUSE_MS);
    } else await typeInSearch(page, wanted);
    const place = right ? await placeAmongHits(page, wanted, id) : 0;
    await page.getByRole('option').nth(place).waitFor();
    if (input === 'keyboard') {
      // The first player is already highlighted.
      await press(page, 'ArrowDown', place);
      await press(page, 'Enter', 2);
    } else {
      await choose(page.getByRole('option').nth(place), input === 'touch' ? 'touch' : 'mouse');
      const submit = gameText('career-guess', language, 'answer.submit');
      await choose(page.getByRole('button', { name: submit, exact: true }), input);
    }
    await expect(nextButton(page, language).or(resultsButton(page, language))).toBeEnabled();
  },
  languages: { mouse: ['es', 'it'], keyboard: ['de', 'fr'], touch: ['pt', 'en'] },
  results: {
    color: 'rgb(11, 107, 58)',
    win: { rounds: '5/5', score: 100 },
    loss: { rounds: '0/5', score: 0 },
  },
  secret: {
    texts: async (page) => [(await askedPlayer(page)).name],
    questions: 5,
  },
};

export default careerGuess;

/** Continues with the next round if a verdict is shown. */
export async function goToNextRound(page: Page, language: Language, input: InputMethod): Promise<void> {
  const next = nextButton(page, language);
  if (!(await next.isVisible())) return;
  if (input === 'keyboard') await page.keyboard.press('Enter');
  else await choose(next, input === 'touch' ? 'touch' : 'mouse');
  await page.getByRole('combobox').waitFor();
}

function nextButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: gameText('career-guess', language, 'next.round'), exact: true });
}

function resultsButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: gameText('career-guess', language, 'next.results'), exact: true });
}

/** Returns the player of the current round. */
export async function askedPlayer(page: Page): Promise<PlayerDetail> {
  const { gameId } = (await savedGame<{ gameId: string }>(page, 'career-guess')).deal;
  const game = await read<CareerGameState>(page, `/api/game?gameId=${gameId}`);
  return read(page, `/api/players/${game.correctPlayerId}`);
}

/** Reads from the site, again if the server is overloaded or its database has just failed. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  let answer = await page.request.get(path);
  while (answer.status() >= 500) answer = await page.request.get(path);
  return (await answer.json()) as Answer;
}

function strangerTo(name: string): string {
  return name === 'Lionel Messi' ? 'Cristiano Ronaldo' : 'Lionel Messi';
}

async function placeAmongHits(page: Page, text: string, id: number): Promise<number> {
  const hits = await read<PlayerHit[]>(page, `/api/players/search?q=${encodeURIComponent(text)}`);
  return hits.findIndex((hit) => hit.id === id);
}
