import type { PlayerSummary } from '@soccer-legends/contracts';
import type { Route } from '@playwright/test';
import memoGame from '../players/memo-game.ts';
import playerWheel from '../players/player-wheel.ts';
import { begin, expectResults, openWithPausedClock } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, openIn, test } from '../site/test.ts';

type Failure = (route: Route) => Promise<void>;

const lost: Failure = (route) => route.abort('connectionfailed');
const refused: Failure = (route) => route.fulfill({ status: 500, body: 'no' });
const answered =
  (body: unknown): Failure =>
  (route) =>
    route.fulfill({ json: body });

interface Row {
  game: string;
  call: string;
  what: string;
  fails: Failure;
  /** Message on the intro or instead of the game. */
  message: string;
  /** Title and description. */
  toast?: [string, string];
}

const NO_MEMO =
  'We need more players with photos to play this game. Please try again later or after syncing more players.';
const NO_CONNECT = 'The players could not be loaded. Please try again.';
const NO_ANSWER = 'The site did not answer. Check your connection and try again.';
const GRID = 'The game could not be loaded. Check your connection and try again.';

const ROWS: readonly Row[] = [
  {
    game: '/connect-game',
    call: '/api/players?limit=30',
    what: 'is lost',
    fails: lost,
    message: NO_CONNECT,
    toast: ['Error', NO_CONNECT],
  },
  {
    game: '/connect-game',
    call: '/api/players?limit=30',
    what: 'is empty',
    fails: answered([]),
    message: 'Not enough players yet: this game needs 5 players with a career.',
  },
  {
    game: '/country-game',
    call: '/api/players?limit=300',
    what: 'fails',
    fails: refused,
    message: 'The players could not be loaded.',
  },
  {
    game: '/country-game',
    call: '/api/players?limit=300',
    what: 'is empty',
    fails: answered([]),
    message: 'Not enough players yet',
  },
  {
    game: '/player-wheel',
    call: '/api/players?limit=300',
    what: 'is lost',
    fails: lost,
    message: NO_ANSWER,
  },
  {
    game: '/player-wheel',
    call: '/api/players?limit=300',
    what: 'is empty',
    fails: answered([]),
    message: 'Not enough players yet',
  },
  {
    game: '/memo-game',
    call: '/api/players?limit=300',
    what: 'is lost',
    fails: lost,
    message: 'Failed to load players. Please try again.',
    toast: ['Error', 'Failed to load players. Please try again.'],
  },
  {
    game: '/memo-game',
    call: '/api/players?limit=300',
    what: 'is empty',
    fails: answered([]),
    message: NO_MEMO,
    toast: ['Not Enough Players', NO_MEMO],
  },
  {
    game: '/manager-game',
    call: '/api/coaches',
    what: 'fails',
    fails: refused,
    message: 'Failed to load coaches data.',
    toast: ['Error', 'Failed to load coaches data.'],
  },
  {
    game: '/manager-game',
    call: '/api/coaches',
    what: 'is empty',
    fails: answered([]),
    message: 'We need more coaches to play this game.',
    toast: ['Not Enough Data', 'We need more coaches to play this game.'],
  },
  { game: '/player-grid', call: '/api/player-grid/game', what: 'is lost', fails: lost, message: GRID },
  {
    game: '/player-grid',
    call: '/api/player-grid/game',
    what: 'is empty',
    fails: answered({ players: [], countries: [], clubs: [], gridSize: 3 }),
    message: GRID,
  },
  { game: '/player-grid', call: '/api/player-grid/game', what: 'is not a puzzle', fails: answered('?'), message: GRID },
];

for (const { game, call, what, fails, message, toast } of ROWS) {
  test(`${game}: ${call} ${what}`, async ({ page }) => {
    await page.route(`**${call}`, fails);
    await openIn(page, 'en', game);
    // Some games check their data on the intro already.
    await page.getByRole('button', { name: /^(Start|Try again)/ }).click();
    const ways = page.getByRole('button', { name: /^(Start|Try again)/ });
    await expect(ways).toHaveText(toast ? /^Start/ : 'Try again');
    const reason = page.locator('main p', { hasText: message });
    await expect(ways).toBeFocused();
    const shown = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
    if (toast) {
      await expect(shown).toContainText(toast[0]);
      await expect(shown).toContainText(toast[1]);
      await expect(reason).toBeHidden();
      await shown.getByRole('button').click();
    }
    await expect(shown).toHaveCount(0);
    await expect(reason).toBeVisible();
  });
}

test('the intro tries again after a failure, and the game can be played', async ({ page }) => {
  let broken = true;
  await page.route('**/api/players?limit=300', (route) => (broken ? route.abort() : route.continue()));
  await openIn(page, 'en', '/player-wheel');
  const problem = page.locator('main').getByRole('alert');
  await expect(problem).toContainText(NO_ANSWER);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
});

test('a grid that failed to load can be requested again', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/player-grid/game', (route) => (calls++ < 3 ? route.abort() : route.continue()));
  await openIn(page, 'en', '/player-grid');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

for (const [what, fails] of [
  ['is lost', lost],
  ['is empty', answered({})],
] as const) {
  test(`Football Connections uses a bundled puzzle when the request ${what}`, async ({ page }) => {
    await page.route('**/api/connections-game', fails);
    await openIn(page, 'en', '/football-connections');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(16);
    for (const name of ['Raphaël Varane', 'Luka Modrić', 'Alisson', 'Rúben Dias'])
      await expect(page.getByRole('button', { name })).toBeVisible();
  });
}

test('a wheel whose next set fails to load continues with the remaining players and ends as a win', async ({
  page,
}) => {
  const few = (await (await page.request.get('/api/players?limit=300')).json()) as PlayerSummary[];
  let broken = false;
  await page.route('**/api/players?limit=300', (route) =>
    broken ? route.abort() : route.fulfill({ json: few.slice(0, 3) }),
  );
  await openWithPausedClock(page, playerWheel, 'en');
  await begin(page, playerWheel, 'en', 'mouse');
  broken = true;
  for (let turn = 0; turn < 3; turn++) {
    await playerWheel.answer(page, { right: true, input: 'mouse', language: 'en' });
    await page.clock.runFor(playerWheel.feedbackMs);
  }
  await expectResults(page, 'en', {
    player: playerWheel,
    won: true,
    rounds: '3/10',
    score: 50,
    lives: '0/3',
    color: 'rgb(122, 46, 142)',
  });
});

test('a failed search shows a message, and typing a name still works', async ({ page }) => {
  await page.route('**/api/players/search**', lost);
  await openWithPausedClock(page, playerWheel, 'en');
  await begin(page, playerWheel, 'en', 'mouse');
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await page.clock.runFor(5000);
  await page.getByRole('combobox').pressSequentially('ronal');
  await page.clock.runFor(400);
  await expect(page.getByText('The search failed. Keep typing to try again.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/Correct!|Wrong! It was/).first()).toBeVisible();
});

test.describe('every game starts if all pictures fail to load', () => {
  for (const [route, board] of [
    ['/connect-game', 'listbox'],
    ['/country-game', 'listitem'],
    ['/player-wheel', 'combobox'],
    ['/memo-game', 'gridcell'],
    ['/manager-game', 'group'],
    ['/football-connections', 'gridcell'],
    ['/player-grid', 'gridcell'],
  ] as const) {
    test(route, async ({ page }) => {
      await page.route('**/art/**', (route) => route.abort());
      await openIn(page, 'en', route);
      const start = page.getByRole('button', { name: /^Start/ });
      const place = page.locator('main').getByRole(board).first();
      await expect(start.or(place).first()).toBeVisible();
      if (await start.isVisible()) await start.click();
      if (route === '/manager-game') await page.getByRole('button', { name: 'Skip' }).click();
      await expect(place).toBeVisible();
    });
  }
});

test('a game saved by an older version starts again', async ({ page }) => {
  await openWithPausedClock(page, memoGame, 'en');
  await begin(page, memoGame, 'en', 'mouse');
  await savedGame(page, 'memo-game');
  // Leaving the page saves the game, so the old game must be written after that.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Feedback' }).click();
  await page.evaluate(() => {
    const saved = JSON.parse(sessionStorage.getItem('sl:game:memo-game')!) as { version: string };
    sessionStorage.setItem('sl:game:memo-game', JSON.stringify({ ...saved, version: '0.0.1' }));
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume your game' })).toHaveCount(0);
});
