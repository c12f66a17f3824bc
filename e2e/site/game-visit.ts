import type { Language } from '@soccer-legends/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../players/keyboard.ts';
import type { Hand, Player } from '../players/player.ts';
import { openIn } from './test.ts';
import { gameText, shellText } from './texts.ts';

/** A minute of the page's clock that stands still from then on. */
const STANDS_AT = 600_000;
const MOST_ANSWERS = 30;

/**
 * Opens a game with a clock that only the test moves: a machine that is busy with other tests thinks slowly.
 * Leaves it at its intro, or in its first round where it has none.
 */
export async function openUnhurried(page: Page, player: Player, language: Language): Promise<void> {
  await page.clock.install({ time: 0 });
  await openIn(page, language, player.route);
  if (player.startText === null) await player.begin?.(page, 'mouse');
  else await startButton(page, player, language).waitFor();
  await page.clock.pauseAt(STANDS_AT);
}

/** From the intro to the first question. */
export async function begin(page: Page, player: Player, language: Language, hand: Hand): Promise<void> {
  if (player.option) {
    const option = page.getByRole('radio', { name: gameText(player.key, language, player.option), exact: true });
    if (hand === 'keyboard') await chooseByKeys(page, option);
    else await option.check();
  }
  if (player.startText !== null) await press(page, startButton(page, player, language), hand);
  await expect.poll(() => isKept(page, player.key)).toBe(true);
  await player.begin?.(page, hand);
}

/** From the results to the first question of another round. */
export async function playAgain(page: Page, player: Player, language: Language, hand: Hand): Promise<void> {
  await press(page, shellButton(page, language, 'results.playAgain'), hand);
  // Of some games the server deals it, which may take longer than whoever asks at once what is kept.
  await expect.poll(() => isKept(page, player.key)).toBe(true);
  await player.begin?.(page, hand);
}

/** Answers until the game is over. */
export async function playToEnd(
  page: Page,
  player: Player,
  { language, right, hand }: { language: Language; right: boolean; hand: Hand },
): Promise<void> {
  const own = right ? player.win : player.lose;
  if (own) return own.call(player, page, { language, right, hand });
  for (let answer = 0; answer < MOST_ANSWERS && (await isKept(page, player.key)); answer++) {
    await player.answer(page, { language, right, hand });
    await page.clock.runFor(player.pauseMs + (player.epilogueMs ?? 0));
  }
}

export interface Figures {
  won: boolean;
  /** "9/10" */
  rounds: string;
  score?: number;
  /** "1/3", for the games that tell it. */
  lives?: string;
  colour: string;
}

/** The shared results screen, with the focus on its heading. */
export async function expectResults(page: Page, language: Language, figures: Figures): Promise<void> {
  const heading = page.getByRole('heading', {
    level: 1,
    name: shellText(language, figures.won ? 'results.win' : 'results.lose'),
    exact: true,
  });
  await expect(heading).toBeFocused();
  const shown = await page
    .locator('main article > dl > div')
    .evaluateAll((all) => all.map((figure) => [...figure.children].map((child) => child.textContent)));
  const label = (key: string) => shellText(language, `results.${key}`);
  const score = figures.score ?? Number(shown[1]?.[1]);
  expect(score).toBeGreaterThanOrEqual(0);
  expect(shown).toEqual([
    [label('rounds'), figures.rounds],
    [label('score'), String(score)],
    ...(figures.lives ? [[label('livesUsed'), figures.lives]] : []),
  ]);
  await expect(page.locator('main article > header')).toHaveCSS('background-color', figures.colour);
}

export function startButton(page: Page, { key, startText }: Player, language: Language): Locator {
  const name = startText ? gameText(key, language, startText) : shellText(language, 'play.start');
  return page.getByRole('button', { name, exact: true });
}

export function shellButton(page: Page, language: Language, text: string): Locator {
  return page.getByRole('button', { name: shellText(language, text), exact: true });
}

export async function press(page: Page, button: Locator, hand: Hand): Promise<void> {
  if (hand !== 'keyboard') return button.click();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Tells the page that nobody sees it any more, or that somebody does again. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Whether a round is kept for a reload, as every round is from its first question on. */
export async function isKept(page: Page, key: string): Promise<boolean> {
  return page.evaluate((name) => sessionStorage.getItem(name) !== null, `sl:game:${key}`);
}

/** Radio buttons are one stop of the Tab key; arrows go on among them. */
async function chooseByKeys(page: Page, option: Locator): Promise<void> {
  await tabTo(page, page.locator('fieldset input:checked'));
  for (let presses = 0; presses < 5 && !(await option.isChecked()); presses++) await page.keyboard.press('ArrowDown');
  await expect(option).toBeFocused();
}
