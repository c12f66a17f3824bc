import type { Language } from '@soccer-legends/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../players/keyboard.ts';
import type { InputMethod, Player } from '../players/player.ts';
import { patience } from './patience.ts';
import { readSavedGame } from './saved-game.ts';
import { openIn } from './test.ts';
import { gameText, shellText } from './texts.ts';

/** Time at which the page's clock is paused, in milliseconds. */
const PAUSED_AT = 600_000;
const MAX_ANSWERS = 30;

/**
 * Opens a game with a paused clock, so that a slow machine cannot run into time limits. Returns at the game's intro, or
 * in its first round if there is no intro.
 */
export async function openWithPausedClock(page: Page, player: Player, language: Language): Promise<void> {
  await page.clock.install({ time: 0 });
  await openIn(page, language, player.route);
  if (player.startText === null) await player.begin?.(page, 'mouse');
  else await startButton(page, player, language).waitFor();
  await page.clock.pauseAt(PAUSED_AT);
}

/**
 * Opens a game in English, and reloads it as a visitor would if its files do not load. Its clock runs from a time in
 * milliseconds.
 */
export async function openWithRunningClock(page: Page, player: Player, time: number, query = ''): Promise<void> {
  await page.clock.install({ time });
  // The page that an overloaded server shows reloads the game's page by itself.
  await page.goto(`${player.route}?lang=en${query}`);
  const again = shellButton(page, 'en', 'play.retry');
  const ready =
    player.startText === null ? page.locator('main ul').getByRole('button').first() : startButton(page, player, 'en');
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(ready).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: patience(60_000) });
}

/** Plays a round in English from its first question to its end while the clock runs, and expects a win. */
export async function winWithRunningClock(page: Page, player: Player): Promise<void> {
  const won = page.getByRole('heading', { level: 1, name: shellText('en', 'results.win'), exact: true });
  const played = playToEnd(page, player, { language: 'en', right: true, input: 'mouse' });
  // The game may end while the simulated player answers.
  await Promise.race([played, won.waitFor()]);
  await expect(won).toBeVisible();
}

/** Starts a round of Guess the Club Logo and answers nothing, until it is lost. Needs a page whose clock is installed. */
export async function loseByTime(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: shellText(language, 'play.start'), exact: true }).click();
  await untilLost(page, language);
}

/** Lets the clock run until a round of Guess the Club Logo is lost. */
export async function untilLost(page: Page, language: Language): Promise<void> {
  const results = page.getByRole('heading', { level: 1, name: shellText(language, 'results.lose') });
  // The questions and pictures arrive in real time, so the number of steps is unknown.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(results).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [10] });
}

/** Continues from the intro to the first question. */
export async function begin(page: Page, player: Player, language: Language, input: InputMethod): Promise<void> {
  if (player.option) {
    // A description may follow the name of the option.
    const name = new RegExp(`^${gameText(player.key, language, player.option)}\\b`);
    const option = page.getByRole('radio', { name });
    if (input === 'keyboard') await chooseByKeys(page, option);
    else if (input === 'touch') await option.tap();
    else await option.check();
  }
  if (player.startText !== null) await press(page, startButton(page, player, language), input);
  await expect.poll(() => isSaved(page, player.key)).toBe(true);
  await untilUncovered(page);
  await player.begin?.(page, input);
}

/** Waits until a new screen accepts presses. */
export async function untilUncovered(page: Page): Promise<void> {
  await page.locator('[data-press-guard]').waitFor({ state: 'hidden' });
}

/** Continues from the results to the first question of a new round. */
export async function playAgain(page: Page, player: Player, language: Language, input: InputMethod): Promise<void> {
  await press(page, shellButton(page, language, 'results.playAgain'), input);
  // The server deals some games, so the saved round may appear later.
  await expect.poll(() => isSaved(page, player.key)).toBe(true);
  await untilUncovered(page);
  await player.begin?.(page, input);
}

/** Answers until the game is over. */
export async function playToEnd(
  page: Page,
  player: Player,
  { language, right, input }: { language: Language; right: boolean; input: InputMethod },
): Promise<void> {
  const own = right ? player.win : player.lose;
  if (own) return own.call(player, page, { language, right, input });
  // The moves of a finished fixture stay saved.
  const isOver = async () =>
    (await page.locator('main article > header').isVisible()) || !(await isSaved(page, player.key));
  for (let answer = 0; answer < MAX_ANSWERS && !(await isOver()); answer++) {
    await player.answer(page, { language, right, input });
    await page.clock.runFor(player.feedbackMs + (player.endingMs ?? 0));
  }
}

export interface ExpectedResults {
  won: boolean;
  player: Pick<Player, 'key' | 'roundsLabel'>;
  /** "9/10" */
  rounds: string;
  score?: number;
  /** "1/3", for games that show it. */
  lives?: string;
  color: string;
}

/** Expects the results screen, with the focus on its heading. */
export async function expectResults(page: Page, language: Language, results: ExpectedResults): Promise<void> {
  const heading = page.getByRole('heading', {
    level: 1,
    name: shellText(language, results.won ? 'results.win' : 'results.lose'),
    exact: true,
  });
  await expect(heading).toBeFocused();
  const shown = await page
    .locator('main article > dl > div')
    .evaluateAll((all) => all.map((row) => [...row.children].map((child) => child.textContent)));
  const label = (key: string) => shellText(language, `results.${key}`);
  const { key, roundsLabel } = results.player;
  const score = results.score ?? Number(shown[1]?.[1]);
  expect(score).toBeGreaterThanOrEqual(0);
  expect(shown).toEqual([
    [roundsLabel ? gameText(key, language, roundsLabel) : label('rounds'), results.rounds],
    [label('score'), String(score)],
    ...(results.lives ? [[label('livesUsed'), results.lives]] : []),
  ]);
  await expect(page.locator('main article > header')).toHaveCSS('background-color', results.color);
}

export function startButton(page: Page, { key, startText }: Player, language: Language): Locator {
  const name = startText ? gameText(key, language, startText) : shellText(language, 'play.start');
  return page.getByRole('button', { name, exact: true });
}

export function shellButton(page: Page, language: Language, text: string): Locator {
  return page.getByRole('button', { name: shellText(language, text), exact: true });
}

export async function press(page: Page, button: Locator, input: InputMethod): Promise<void> {
  if (input === 'touch') return button.tap();
  if (input === 'mouse' || input === 'doubleClick') return button.click();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Returns the message in the open dialog for sharing. In WebKit, its inner text ends with a line break. */
export async function messageToShare(page: Page): Promise<string> {
  return (await page.getByRole('textbox', { name: shellText('en', 'share.text') }).innerText()).trim();
}

/** Makes the page hidden or visible. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}

/** Returns whether a round is saved for a reload. Every round is saved from its first question on. */
export async function isSaved(page: Page, key: string): Promise<boolean> {
  return (await readSavedGame(page, key)) !== undefined;
}

/** Selects a radio button by keyboard: Tab reaches the group, arrow keys move within it. */
async function chooseByKeys(page: Page, option: Locator): Promise<void> {
  await tabTo(page, page.locator('fieldset input:checked'));
  for (let presses = 0; presses < 5 && !(await option.isChecked()); presses++) await page.keyboard.press('ArrowDown');
  await expect(option).toBeFocused();
}
