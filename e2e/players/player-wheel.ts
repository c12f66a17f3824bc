import { fold, type Language, type PlayerDetail, type PlayerSummary } from '@soccer-legends/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { wholePage } from '../site/board.ts';
import { gameText, shellText } from '../site/texts.ts';
import { choose } from './choose.ts';
import { tabTo } from './keyboard.ts';
import type { GamePlayer } from './game-player.ts';
import { typeAnew, typeInSearch } from './search.ts';

const LONGEST_SPIN_MS = 5000;
/** Several players have each of these names. Text that no player has is no guess. */
const SHARED_NAMES = ['Silva', 'Jones'];

/** Recognizes every sticker. */
const playerWheel: GamePlayer = {
  key: 'player-wheel',
  route: '/player-wheel',
  roundsLabel: 'resultLabels.rounds',
  startText: 'intro.start',
  feedbackMs: 2000,
  movesOfAnswer: 2,
  clickedDuringFeedback: 'main form button',
  async search(page, text, language) {
    await spinButton(page, language).click();
    await page.clock.runFor(LONGEST_SPIN_MS);
    await typeInSearch(page, text);
  },
  async answer(page, { right, input, language }) {
    const spin = spinButton(page, language);
    if (input === 'keyboard') {
      await spin.and(page.locator('[aria-disabled=false]')).waitFor();
      await expect(spin).toBeFocused();
      await page.keyboard.press('Space');
    } else await choose(spin, input);
    await page.clock.runFor(LONGEST_SPIN_MS);
    const picked = await pickedName(page);
    // The driver of WebKit types no accents.
    const name = fold(right ? picked : SHARED_NAMES.find((shared) => !picked.includes(shared))!);
    const submit = page.getByRole('button', { name: gameText('player-wheel', language, 'guess.submit'), exact: true });
    if (input === 'keyboard') {
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    } else {
      await typeAnew(page, page.getByRole('combobox'), name);
      await choose(submit, input);
    }
    if (!right) await expect.poll(() => lastMove(page)).toBe('searched');
  },
  async win(page, answering) {
    for (let turn = 0; turn < 3; turn++) {
      await this.answer(page, { ...answering, right: true });
      await page.clock.runFor(this.feedbackMs);
    }
    const exit = wholePage(page).getByRole('button', {
      name: shellText(answering.language, 'shell.exit'),
      exact: true,
    });
    if (answering.input !== 'keyboard') return choose(exit, answering.input === 'touch' ? 'touch' : 'mouse');
    await tabTo(page, exit);
    await page.keyboard.press('Enter');
  },
  languages: { mouse: ['fr', 'it'], keyboard: ['es', 'en'], touch: ['de', 'pt'] },
  results: {
    color: 'rgb(122, 46, 142)',
    win: { rounds: '3/10', score: 50, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
    history: [3, 3],
  },
  secret: {
    async texts(page) {
      const { players } = (await savedGame<{ players: PlayerSummary[] }>(page, 'player-wheel')).deal;
      const answered = await page.locator('main ul[aria-label="Players so far"]').allTextContents();
      return players.map(({ name }) => name).filter((name) => !answered.some((text) => text.includes(name)));
    },
    questions: 3,
    async reveal(page) {
      await page.getByRole('button', { name: 'Spin', exact: true }).click();
      await page.clock.runFor(LONGEST_SPIN_MS);
      await page.getByRole('combobox').waitFor();
    },
  },
};

export default playerWheel;

function spinButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: gameText('player-wheel', language, 'wheel.spin'), exact: true });
}

/** Returns the player on the large sticker, identified by id. */
async function pickedName(page: Page): Promise<string> {
  const picture = page.locator('main img:not(ul img)');
  const id = /\/art\/player\/(\d+)/.exec((await picture.getAttribute('src')) ?? '')?.[1];
  return ((await (await page.request.get(`/api/players/${id}`)).json()) as PlayerDetail).name;
}

async function lastMove(page: Page): Promise<string | undefined> {
  return ((await savedGame(page, 'player-wheel')).moves as { kind: string }[]).at(-1)?.kind;
}
