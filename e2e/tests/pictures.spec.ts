import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { ROOMY, visitPhases } from '../site/game-phases.ts';
import { begin, openWithPausedClock, playToEnd } from '../site/game-visit.ts';
import { builtGames } from '../site/games.ts';
import { openIn, test } from '../site/test.ts';

/** Takes pictures of every page and of every phase of every game, for people to look at. Runs only with `PICTURES`. */
const folder = process.env['PICTURES'] ?? '';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'] as const;
/** Taken once for each kind of screen. */
const CONTRASTS: Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>> = {
  more: { colorScheme: 'light', contrast: 'more' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
};
const PAGES: Readonly<Record<string, string>> = {
  hub: '/',
  album: '/album',
  season: '/season',
  settings: '/settings',
  feedback: '/feedback',
  'not-found': '/nothing-here',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${language}: ${name}`, async ({ page }) => {
      await openIn(page, language, path);
      await takePictures(page, language, name, true);
    });
  }

  for (const { key } of builtGames()) {
    const player = allPlayers.find((one) => one.key === key);
    if (!player) continue;

    test(`${language}: ${key}`, async ({ page }) => {
      test.setTimeout(180_000);
      await visitPhases(page, player, language, (phase) => takePictures(page, language, `${key} ${phase}`, false));
    });

    for (const right of [true, false]) {
      test(`${language}: ${key}, ${right ? 'won' : 'lost'}`, async ({ page }) => {
        test.setTimeout(180_000);
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
  if (language === 'en' && /^hub|playing|intro|won/.test(name)) {
    for (const [look, media] of Object.entries(CONTRASTS)) {
      await page.emulateMedia(media);
      await take(`${SIZES[1]!.width} ${look}`);
    }
    await page.emulateMedia({ contrast: null, forcedColors: null });
  }
  await page.setViewportSize(ROOMY);
}
