import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { addPastRounds, cardOfToday } from '../site/past-rounds.ts';
import { openIn, patience, test } from '../site/test.ts';

type Theme = 'light' | 'dark';

const root = join(import.meta.dirname, '../..');
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };
/** Fixtures won on each of the last days, today first. Today four fixtures are still to play. */
const WON = [4, 9, 8, 6, 0, 10, 7];
const PLAYED_TODAY = 6;

for (const theme of ['light', 'dark'] as const)
  test(`the picture of README.md, ${theme}`, async ({ browser }) => {
    test.setTimeout(patience(240_000));
    const stills = {
      hub: await hub(browser, theme),
      logo: await board(browser, theme, 'logo-game'),
      team: await authorsPage(browser, theme),
      console: await consolePlugins(browser, theme),
    };
    const page = await browser.newPage({ viewport: { width: 1280, height: 640 }, colorScheme: theme });
    await page.setContent(collage(stills));
    await page.evaluate(() => document.fonts.ready);
    const folder = join(root, 'docs/pictures');
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `readme-${theme}.png`) });
    await page.close();
  });

/** Returns the hub after a week of matchdays, with today's begun. */
async function hub(browser: Browser, theme: Theme): Promise<string> {
  const page = await openPage(browser, theme, PHONE);
  const card = await cardOfToday(page);
  const days = WON.map((won, daysAgo) => ({ won, played: daysAgo === 0 ? PLAYED_TODAY : card.fixtures.length }));
  await addPastRounds(page, card, days);
  await openIn(page, 'en', '/');
  await page
    .getByText(/^4 still to play$/)
    .first()
    .waitFor();
  return takeStill(page);
}

async function board(browser: Browser, theme: Theme, key: string): Promise<string> {
  const player = allPlayers.find((one) => one.key === key)!;
  const page = await openPage(browser, theme, PHONE);
  await openWithPausedClock(page, player, 'en');
  await begin(page, player, 'en', 'mouse');
  return takeStill(page);
}

/** Takes a picture of the first page of `/authors`. */
async function authorsPage(browser: Browser, theme: Theme): Promise<string> {
  const page = await openPage(browser, theme, PHONE);
  await page.goto('/authors');
  return takeStill(page);
}

async function consolePlugins(browser: Browser, theme: Theme): Promise<string> {
  const page = await openPage(browser, theme, DESKTOP);
  await openIn(page, 'en', '/');
  await logInWithoutPage(page, process.env['SITE_URL']);
  await openTab(page, 'plugins', process.env['SITE_URL']);
  await page.getByRole('row').nth(9).waitFor();
  return takeStill(page);
}

async function openPage(browser: Browser, colorScheme: Theme, viewport: typeof PHONE): Promise<Page> {
  const baseURL = process.env['SITE_URL']!;
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Returns the window of a page as a data URL, and closes it. */
async function takeStill(page: Page): Promise<string> {
  const picture = await page.screenshot();
  await page.context().close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

function collage(stills: Record<'hub' | 'logo' | 'team' | 'console', string>): string {
  const font = (name: string) =>
    readFileSync(
      join(root, `node_modules/@fontsource/archivo-narrow/files/archivo-narrow-latin-${name}.woff2`),
      'base64',
    );
  return `<!doctype html>
<style>
  @font-face { font-family: Archivo; font-weight: 700; src: url(data:font/woff2;base64,${font('700-normal')}) }
  @font-face { font-family: Archivo; font-weight: 500; src: url(data:font/woff2;base64,${font('500-normal')}) }
  :root { color-scheme: light dark }
  body {
    margin: 0; width: 1280px; height: 640px; position: relative; overflow: hidden; color: #fffdf6;
    font: 500 24px/1.4 Archivo;
    background: repeating-linear-gradient(90deg,
      light-dark(#0b5a34, #0a2f1f) 0 45px, light-dark(#0d643a, #0c3624) 45px 90px);
  }
  header { position: absolute; left: 48px; top: 48px; width: 340px }
  svg { width: 72px }
  h1 { font: 700 72px/0.95 Archivo; margin: 24px 0; color: #ffc72e; -webkit-text-stroke: 10px #14211b; paint-order: stroke fill }
  h2 { font: 700 30px/1.2 Archivo; margin: 0 0 12px }
  p { margin: 0; color: light-dark(#d3e6d6, #b4cdbd) }
  .window { position: absolute; border: 6px solid #14211b; border-radius: 28px; overflow: hidden; background: #14211b }
  .window img { display: block; width: 100% }
  .desk { border-radius: 12px; border-top-width: 22px }
</style>
<header>
  ${readFileSync(join(root, 'shell/public/favicon.svg'), 'utf8')}
  <h1>Soccer<br />Legends</h1>
  <h2>Ten football games.<br />One matchday.</h2>
  <p>No sign-in, no ads, six languages.<br />Every game is a plugin of its own.</p>
</header>
<div class="window desk" style="left: 720px; top: 34px; width: 500px"><img src="${stills.console}" /></div>
<div class="window" style="left: 430px; top: 34px; width: 258px"><img src="${stills.hub}" /></div>
<div class="window" style="left: 738px; top: 270px; width: 206px"><img src="${stills.logo}" /></div>
<div class="window" style="left: 998px; top: 270px; width: 206px"><img src="${stills.team}" /></div>`;
}
