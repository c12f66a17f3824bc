import type { Language } from '@soccer-legends/contracts';
import { careerGuess } from '../players/career-guess.ts';
import { connectGame } from '../players/connect-game.ts';
import { countryGame } from '../players/country-game.ts';
import { footballConnections } from '../players/football-connections.ts';
import { futWordle } from '../players/fut-wordle.ts';
import { logoGame } from '../players/logo-game.ts';
import { managerGame } from '../players/manager-game.ts';
import { memoGame } from '../players/memo-game.ts';
import type { Player } from '../players/player.ts';
import { playerGrid } from '../players/player-grid.ts';
import { playerWheel } from '../players/player-wheel.ts';
import {
  begin,
  expectResults,
  openWithPausedClock,
  playAgain,
  playToEnd,
  press,
  shellButton,
  type ExpectedResults,
} from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, test } from '../site/test.ts';
import { gameText, hubTitle, shellText } from '../site/texts.ts';

/** The rounds with a mouse or with a keyboard are played in two languages. `touch.spec.ts` plays in the other two. */
type TwoLanguages = readonly [Language, Language];

/** In Firefox with a paused clock, the focus moves later than the next key of these players. */
const FOCUS_DIFFERS: readonly Player[] = [playerWheel, playerGrid];

interface Journey {
  player: Player;
  byMouse: TwoLanguages;
  byKeyboard: TwoLanguages;
  color: string;
  win: Omit<ExpectedResults, 'player' | 'won' | 'color'>;
  loss: Omit<ExpectedResults, 'player' | 'won' | 'color'>;
  /** Rows of the history after a win and after a loss, if the game has one. */
  history?: [number, number];
}

const JOURNEYS: readonly Journey[] = [
  {
    player: careerGuess,
    byMouse: ['es', 'it'],
    byKeyboard: ['de', 'fr'],
    color: 'rgb(11, 107, 58)',
    win: { rounds: '5/5', score: 100 },
    loss: { rounds: '0/5', score: 0 },
  },
  {
    player: connectGame,
    byMouse: ['en', 'de'],
    byKeyboard: ['pt', 'it'],
    color: 'rgb(160, 59, 18)',
    win: { rounds: '5/5', score: 35 },
    loss: { rounds: '0/5', score: 0 },
    history: [5, 3],
  },
  {
    player: logoGame,
    byMouse: ['en', 'pt'],
    byKeyboard: ['fr', 'es'],
    color: 'rgb(31, 79, 191)',
    win: { rounds: '10/10', score: 150, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
    history: [10, 3],
  },
  {
    player: countryGame,
    byMouse: ['de', 'es'],
    byKeyboard: ['it', 'pt'],
    color: 'rgb(0, 102, 111)',
    win: { rounds: '10/10', score: 125, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
  },
  {
    player: playerWheel,
    byMouse: ['fr', 'it'],
    byKeyboard: ['es', 'en'],
    color: 'rgb(122, 46, 142)',
    win: { rounds: '3/10', score: 50, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
    history: [3, 3],
  },
  {
    player: memoGame,
    byMouse: ['it', 'de'],
    byKeyboard: ['en', 'fr'],
    color: 'rgb(155, 28, 74)',
    win: { rounds: '8/8', score: 80 },
    loss: { rounds: '0/8', score: 0 },
    history: [8, 8],
  },
  {
    player: managerGame,
    byMouse: ['pt', 'en'],
    byKeyboard: ['de', 'it'],
    color: 'rgb(59, 70, 84)',
    win: { rounds: '10/10', score: 100, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
    history: [10, 3],
  },
  {
    player: futWordle,
    byMouse: ['de', 'fr'],
    byKeyboard: ['es', 'pt'],
    color: 'rgb(122, 82, 0)',
    win: { rounds: '1/1', score: 200 },
    loss: { rounds: '0/1', score: 0 },
  },
  {
    player: footballConnections,
    byMouse: ['es', 'en'],
    byKeyboard: ['fr', 'pt'],
    color: 'rgb(91, 42, 134)',
    win: { rounds: '4/4', score: 150 },
    loss: { rounds: '0/4', score: 0 },
  },
  {
    player: playerGrid,
    byMouse: ['en', 'es'],
    byKeyboard: ['de', 'it'],
    color: 'rgb(60, 95, 10)',
    win: { rounds: '9/9', score: 50 },
    loss: { rounds: '7/9', score: 0 },
  },
];

for (const [index, { player, byMouse, byKeyboard, color, win, loss, history }] of JOURNEYS.entries()) {
  const end = (right: boolean): ExpectedResults => ({ ...(right ? win : loss), player, won: right, color });

  test.describe(player.key, () => {
    const won = index % 2 === 0;

    const tag = player === memoGame ? ['@engines', '@smoke'] : '@engines';
    test(`${won ? 'win' : 'lose'} with the mouse, in ${byMouse[0]}`, { tag }, async ({ page }) => {
      const [language] = byMouse;
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'mouse');
      await playToEnd(page, player, { language, right: won, input: 'mouse' });
      await expectResults(page, language, end(won));
      if (history) await expect(page.locator('main tbody tr')).toHaveCount(history[won ? 0 : 1]);
    });

    test(`win, play again, lose and leave with the mouse, in ${byMouse[1]}`, { tag: '@long' }, async ({ page }) => {
      const [, language] = byMouse;
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'mouse');
      await playToEnd(page, player, { language, right: true, input: 'mouse' });
      await expectResults(page, language, end(true));
      if (history) await expect(page.locator('main tbody tr')).toHaveCount(history[0]);

      await playAgain(page, player, language, 'mouse');
      await playToEnd(page, player, { language, right: false, input: 'mouse' });
      await expectResults(page, language, end(false));
      if (history) await expect(page.locator('main tbody tr')).toHaveCount(history[1]);

      await shellButton(page, language, 'shell.exit').click();
      await expect(page.getByRole('heading', { level: 1, name: hubTitle(language) })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });

    test(
      `continue after a reload and win with the keyboard, in ${byKeyboard[0]}`,
      { tag: FOCUS_DIFFERS.includes(player) ? '@long' : ['@long', '@engines'] },
      async ({ page }) => {
        const [language] = byKeyboard;
        await openWithPausedClock(page, player, language);
        await begin(page, player, language, 'keyboard');
        const dealt = (await savedGame(page, player.key)).deal;
        await page.reload();
        if (player.startText !== null) {
          await press(page, shellButton(page, language, 'play.resume'), 'keyboard');
          const curtain = page.getByRole('heading', { name: shellText(language, 'play.paused') });
          await expect(curtain.or(page.getByRole('button').last()).first()).toBeVisible();
          if (await curtain.isVisible()) await page.keyboard.press('Enter');
        }
        expect((await savedGame(page, player.key)).deal).toEqual(dealt);
        await playToEnd(page, player, { language, right: true, input: 'keyboard' });
        await expectResults(page, language, end(true));
      },
    );

    test(`lose with the keyboard, in ${byKeyboard[1]}`, { tag: '@long' }, async ({ page }) => {
      const [, language] = byKeyboard;
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'keyboard');
      await playToEnd(page, player, { language, right: false, input: 'keyboard' });
      await expectResults(page, language, end(false));
      await press(page, shellButton(page, language, 'results.playAgain'), 'keyboard');
      await expect(page.locator('main article > header')).toHaveCount(0);
      // The game is saved as soon as it is dealt.
      await expect(async () => {
        expect((await savedGame(page, player.key)).moves.length).toBeLessThanOrEqual(1);
      }).toPass();
    });
  });
}

test('a game shows its own summary at the end', async ({ page }) => {
  await openWithPausedClock(page, memoGame, 'en');
  await begin(page, memoGame, 'en', 'mouse');
  await playToEnd(page, memoGame, { language: 'en', right: false, input: 'mouse' });
  const lost = gameText('memo-game', 'en', 'result.timeUp').replace('{found}', '0').replace('{total}', '8');
  await expect(page.getByText(lost)).toBeVisible();
});
