import type { Page } from '@playwright/test';
import connectGame from '../players/connect-game.ts';
import countryGame from '../players/country-game.ts';
import { allPlayers } from '../players/all-players.ts';
import footballConnections from '../players/football-connections.ts';
import futWordle from '../players/fut-wordle.ts';
import logoGame from '../players/logo-game.ts';
import managerGame from '../players/manager-game.ts';
import memoGame from '../players/memo-game.ts';
import type { Player } from '../players/player.ts';
import playerWheel from '../players/player-wheel.ts';
import { begin, openWithPausedClock, setHidden, shellButton } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

const isTimeOut = (kind: string) => kind === 'timeOut' || kind === 'timeOver';
const LONG_AFTER_MS = 10_000;

async function start(page: Page, player: Player): Promise<void> {
  await openWithPausedClock(page, player, 'en');
  await begin(page, player, 'en', 'mouse');
}

/** The player's moves. Timers and loaded pictures are moves too but do not count. */
const OWN = ['pick', 'guess', 'answer', 'flip', 'toggle', 'check', 'place', 'spin', 'leave'];

async function movesOf(page: Page, { key }: Player): Promise<string[]> {
  return ((await savedGame(page, key)).moves as { kind: string }[]).map(({ kind }) => kind);
}

async function ownMovesOf(page: Page, player: Player): Promise<number> {
  return (await movesOf(page, player)).filter((kind) => OWN.includes(kind)).length;
}

// Career Guess has its own tests, because the server checks its answers.
for (const player of allPlayers.filter(({ key }) => key !== 'career-guess')) {
  test(`${player.key}: a double click counts as one answer, and clicks during the feedback have no effect`, async ({
    page,
  }) => {
    await start(page, player);
    // The simulated memory player first turns some cards.
    if (player === memoGame) {
      await player.answer(page, { right: false, input: 'mouse', language: 'en' });
      await page.clock.runFor(player.feedbackMs);
    }
    const before = await ownMovesOf(page, player);
    await player.answer(page, { right: false, input: 'doubleClick', language: 'en' });
    await expect.poll(() => ownMovesOf(page, player)).toBe(before + player.movesOfAnswer);
    for (const target of (await page.locator(player.clickedDuringFeedback).all()).slice(0, 3))
      await target.click({ force: true });
    expect(await ownMovesOf(page, player)).toBe(before + player.movesOfAnswer);
    const paused = (await movesOf(page, player)).length;
    await page.clock.runFor(player.feedbackMs);
    // The game continues by itself.
    expect((await movesOf(page, player)).length).toBeGreaterThan(paused);
    expect(await ownMovesOf(page, player)).toBe(before + player.movesOfAnswer);
  });
}

test.describe('a previous game does not affect a new one', () => {
  for (const player of [connectGame, countryGame]) {
    test(`${player.key}: Play Again during the feedback`, async ({ page }) => {
      await start(page, player);
      await player.answer(page, { right: false, input: 'mouse', language: 'en' });
      const former = await savedGame(page, player.key);
      await page.getByRole('button', { name: gameText(player.key, 'en', 'playAgain'), exact: true }).click();
      await shellButton(page, 'en', 'round.anew').click();
      await expect.poll(async () => (await savedGame(page, player.key)).deal).not.toEqual(former.deal);
      await page.clock.runFor(LONG_AFTER_MS);
      expect((await savedGame(page, player.key)).moves).toEqual([]);
      await expect(page.getByText('3 of 3 lives')).toHaveCount(1);
    });
  }

  for (const player of [logoGame, managerGame, memoGame, futWordle, footballConnections]) {
    test(`${player.key}: left during the feedback and started again`, async ({ page }) => {
      await start(page, player);
      await player.answer(page, { right: false, input: 'mouse', language: 'en' });
      await page.locator('main').getByRole('button', { name: 'Exit', exact: true }).click();
      await page.goBack();
      const anew = page.getByRole('button', { name: 'Start', exact: true });
      await anew.click();
      await expect.poll(() => ownMovesOf(page, player)).toBe(0);
      await page.clock.runFor(player.feedbackMs);
      // The new game waits only for its own pictures.
      expect((await movesOf(page, player)).filter((kind) => kind !== 'begin' && kind !== 'shown')).toEqual([]);
    });
  }

  test('player-wheel: exit during the feedback, then Play Again', async ({ page }) => {
    await start(page, playerWheel);
    await playerWheel.answer(page, { right: true, input: 'mouse', language: 'en' });
    await shellButton(page, 'en', 'shell.exit').click();
    await shellButton(page, 'en', 'results.playAgain').click();
    await expect(page.getByText('Players Left: 10')).toBeVisible();
    await page.clock.runFor(LONG_AFTER_MS);
    expect(await movesOf(page, playerWheel)).toEqual([]);
    await expect(page.getByText('Players Left: 10')).toBeVisible();
  });
});

test('player-wheel: exit during a spin needs confirmation, and "no" continues', async ({ page }) => {
  await start(page, playerWheel);
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await page.clock.runFor(500);
  const exit = page.locator('main').getByRole('button', { name: 'Exit', exact: true });
  const question = page.getByRole('dialog', { name: 'Leave while the wheel is spinning?' });
  await exit.click();
  await expect(question).toContainText('Your score counts.');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.clock.runFor(LONG_AFTER_MS);
  expect(await movesOf(page, playerWheel)).toEqual(['spin', 'land']);
  // The wheel has stopped, so no confirmation is needed.
  await exit.click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { name: 'CONGRATULATIONS!' })).toBeVisible();
});

test.describe('a hidden page stops the clock', () => {
  const TIMED: [Player, number, number][] = [
    [connectGame, 30_000, 10_000],
    [logoGame, 5000, 2000],
    [memoGame, 60_000, 20_000],
    [managerGame, 5000, 2000],
  ];
  for (const [player, limitMs, playedMs] of TIMED) {
    test(player.key, async ({ page }) => {
      await start(page, player);
      await page.getByRole('timer').waitFor();
      await page.clock.runFor(playedMs);
      await setHidden(page, true);
      await page.clock.runFor(10 * limitMs);
      await setHidden(page, false);
      const left = (limitMs - playedMs) / 1000;
      const shown = player === memoGame ? `0:${left}` : `${left} s`;
      await page.clock.runFor(100);
      await expect(page.getByRole('timer')).toContainText(shown);
      await page.clock.runFor(limitMs - playedMs - 500);
      expect((await movesOf(page, player)).filter(isTimeOut)).toEqual([]);
      await page.clock.runFor(1000);
      // The memory game ends immediately and is no longer saved.
      if (player === memoGame) await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible();
      else expect((await movesOf(page, player)).filter(isTimeOut)).toHaveLength(1);
    });
  }

  test('player-wheel: a hidden page pauses the spin', async ({ page }) => {
    await start(page, playerWheel);
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await page.clock.runFor(1000);
    await setHidden(page, true);
    await page.clock.runFor(60_000);
    await setHidden(page, false);
    await page.clock.runFor(3000);
    expect(await movesOf(page, playerWheel)).toEqual(['spin']);
    await page.clock.runFor(1100);
    expect(await movesOf(page, playerWheel)).toEqual(['spin', 'land']);
  });
});
