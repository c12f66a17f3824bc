import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@soccer-legends/contracts';
import type { Browser, Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import logoGame from '../players/logo-game.ts';
import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { ROOMY, visitPhases } from '../site/game-phases.ts';
import { begin, openWithPausedClock, playToEnd, startButton } from '../site/game-visit.ts';
import { builtGames } from '../site/games.ts';
import { addPastRounds, cardOfToday } from '../site/past-rounds.ts';
import { openIn, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

/** The folder for the pictures. */
const folder = process.env['PICTURES'] ?? '';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'] as const;
/** Pictures with these settings are taken once for each kind of screen. */
const CONTRASTS: Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>> = {
  more: { colorScheme: 'light', contrast: 'more' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
};
const TABS = [
  ...[
    'overview',
    'admin',
    'players',
    'teams',
    'coaches',
    'categories',
    'quality',
    'syncHistory',
    'feedback',
    'games',
    'api-football',
    'plugins',
  ],
  ...['changes', 'tables', 'audit', 'review', 'sessions', 'people'],
];
const PAGES: Readonly<Record<string, string>> = {
  hub: '/',
  matchdays: '/matchdays',
  album: '/album',
  season: '/season',
  facts: '/facts',
  settings: '/settings',
  feedback: '/feedback',
  'not-found': '/nothing-here',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${language}: ${name}`, async ({ page }) => {
      await openIn(page, language, path);
      await page.waitForLoadState('networkidle');
      await takePictures(page, language, name, true);
    });
  }

  for (const { key } of builtGames()) {
    const player = allPlayers.find((one) => one.key === key);
    if (!player) continue;

    test(`${language}: ${key}`, async ({ page }) => {
      test.setTimeout(patience(180_000));
      await visitPhases(page, player, language, (phase) => takePictures(page, language, `${key} ${phase}`, false));
    });

    for (const right of [true, false]) {
      test(`${language}: ${key}, ${right ? 'won' : 'lost'}`, async ({ page }) => {
        test.setTimeout(patience(180_000));
        await page.setViewportSize(ROOMY);
        await openWithPausedClock(page, player, language);
        await begin(page, player, language, 'mouse');
        await playToEnd(page, player, { language, right, input: 'mouse' });
        await page.locator('main article h1').waitFor();
        await page.clock.resume();
        await takePictures(page, language, `${key} ${right ? 'won' : 'lost'}`, true);
      });
    }
  }
}

for (const language of LANGUAGES) {
  test(`${language}: matchday`, async ({ browser }) => {
    test.setTimeout(patience(240_000));
    const baseURL = process.env['SITE_URL']!;
    const context = await browser.newContext({ baseURL, timezoneId: 'UTC', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const card = await cardOfToday(page);
    // The last fixture is played here, so that the page has its answers.
    const last = allPlayers.find(({ key }) => key === card.fixtures.at(-1)!.key)!;
    const played = { played: card.fixtures.length - 1, won: 7 };
    await addPastRounds(page, card, [played, ...[10, 8, 6, 0, 9, 7].map((won) => ({ played: 10, won }))]);
    await openIn(page, language, '/');
    await page.waitForLoadState('networkidle');
    await takePictures(page, language, 'hub-begun', true);

    const fixture = `${last.route}?deal=d${card.matchday}`;
    await page.setViewportSize(ROOMY);
    // Otherwise the fixture of a known game begins without its intro.
    await page.evaluate(() => localStorage.setItem('sl:rules', 'always'));
    await page.clock.install();
    await page.goto(fixture);
    if (last.startText !== null) await startButton(page, last, language).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    // Fixtures have no options.
    const asked = { ...last };
    delete asked.option;
    await begin(page, asked, language, 'mouse');
    await playToEnd(page, asked, { language, right: true, input: 'mouse' });
    await page.locator('main article h1').waitFor();
    await page.clock.resume();
    await takePictures(page, language, 'fixture-results', true);
    await page.goto(`/d/${card.matchday}`);
    await page.waitForLoadState('networkidle');
    await takePictures(page, language, 'final-whistle', true);
    await page.goto(fixture);
    await page.waitForLoadState('networkidle');
    await takePictures(page, language, 'finished-fixture', true);
    await openIn(page, language, '/');
    await page.waitForLoadState('networkidle');
    await takePictures(page, language, 'hub-finished', true);
    const result = `${'w'.repeat(7)}${'l'.repeat(card.fixtures.length - 8)}w`;
    const picture = await page.request.get(`/og/d/${card.matchday}/r/${result}.${language}.png`);
    writeFileSync(join(folder, `share-picture-${language}.png`), await picture.body());
    await context.close();
  });

  test(`${language}: share and challenge`, async ({ page }) => {
    test.setTimeout(patience(180_000));
    const press = (key: string) =>
      page.getByRole('button', { name: new RegExp(`^${shellText(language, key)}`) }).click();
    /** Lets three questions time out. */
    const lose = async () => {
      await startButton(page, logoGame, language).click();
      const results = page.locator('main article h1');
      for (let wait = 0; wait < 40 && !(await results.isVisible()); wait++) await page.clock.runFor(1000);
      await results.waitFor();
      await page.clock.resume();
    };
    await page.setViewportSize(ROOMY);
    await openWithPausedClock(page, logoGame, language);
    await lose();
    await press('share.share');
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await takePictures(page, language, 'share-dialog', false);
    await page.keyboard.press('Escape');
    await press('challenge.challenge');
    await page.getByRole('dialog').waitFor();
    await takePictures(page, language, 'challenge-dialog', false);
  });

  test(`${language}: console`, async ({ browser }) => {
    test.setTimeout(patience(180_000));
    const page = await consoleIn(browser, language);
    for (const tab of TABS) {
      await openTab(page, tab, process.env['SITE_URL']);
      await page.waitForLoadState('networkidle');
      await page.locator('[class*=spinner]').first().waitFor({ state: 'detached' });
      await takePictures(page, language, `console-${tab}`, false);
    }
    await openTab(page, 'players', process.env['SITE_URL']);
    await page.getByRole('tabpanel').getByRole('rowheader').first().getByRole('button').click();
    await page.getByRole('dialog').getByRole('list').first().waitFor();
    await takePictures(page, language, 'console-player', false);
    await openTab(page, 'plugins', process.env['SITE_URL']);
    await page.getByRole('tabpanel').getByRole('rowheader').first().getByRole('button').click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('team');
    await page.keyboard.press('Enter');
    await page.locator('dialog input[type=password]').waitFor();
    await takePictures(page, language, 'console-password', false);
    await page.context().close();
  });
}

async function consoleIn(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The browser keeps the language of the last page.
  await openIn(page, language, `${process.env['SITE_URL']}/`);
  await logInWithoutPage(page, process.env['SITE_URL']);
  return page;
}

async function takePictures(page: Page, language: Language, name: string, fullPage: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const take = (look: string) => {
    const file = `${name} ${look} ${language}.png`.replaceAll(' ', '-');
    return page.screenshot({ path: join(folder, file), fullPage });
  };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // A click of the simulated player may have scrolled.
    await page.evaluate(() => scrollTo(0, 0));
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await take(`${size.width} ${colorScheme}`);
    }
  }
  if (language === 'en' && /^hub|^season|^console-players|playing|intro|won/.test(name)) {
    for (const [look, media] of Object.entries(CONTRASTS)) {
      await page.emulateMedia(media);
      await take(`${SIZES[1]!.width} ${look}`);
    }
    await page.emulateMedia({ contrast: null, forcedColors: null });
  }
  await page.setViewportSize(ROOMY);
}
