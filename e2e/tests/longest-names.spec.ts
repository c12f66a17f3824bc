import { flagAddress, type PlayerGridPuzzle } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import playerGrid from '../players/player-grid.ts';
import { ROOMY, visitPhases } from '../site/game-phases.ts';
import { settledLayout } from '../site/settled-layout.ts';
import { expect, test } from '../site/test.ts';

const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1280, height: 640 },
  { width: 1280, height: 800 },
];
/** The longest words and names of the data set. In German, the nations with the longest words. */
const NATIONS = ['BIH', 'CIV', 'MKD'];
const CLUBS = ['Middlesbrough', 'Brighton & Hove Albion', 'Wolverhampton Wanderers'];
const PLAYERS = [
  'Giovanni van Bronckhorst',
  'Sokratis Papastathopoulos',
  'Pierre-Emerick Aubameyang',
  'Jimmy Floyd Hasselbaink',
  'Sergej Milinković-Savić',
  'Bastian Schweinsteiger',
  'Jakub Błaszczykowski',
  'Juan Sebastián Verón',
  'Roberto Abbondanzieri',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a Player Grid of the longest names fits every window @long', async ({ page }) => {
  await dealLongestNames(page);
  const misfits: string[] = [];
  await visitPhases(page, playerGrid, 'de', async (phase) => {
    if (phase === 'intro') return;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { lowest, misfits: found } = await settledLayout(page);
      const where = `${phase}, ${size.width}x${size.height}`;
      console.log(`${where.padEnd(28)}${lowest}`);
      misfits.push(
        ...found.map((misfit) => `${where}: ${misfit}`),
        ...(await cutNames(page)).map((name) => `${where}: ${name}`),
      );
    }
    await page.setViewportSize(ROOMY);
  });
  expect(misfits).toEqual([]);
});

async function dealLongestNames(page: Page): Promise<void> {
  await page.route('**/api/player-grid/game*', async (route) => {
    const response = await route.fetch();
    const puzzle = (await response.json()) as PlayerGridPuzzle;
    const countries = puzzle.countries.map((country, index) => {
      const nation = NATIONS[index]!;
      return { ...country, nation, name: nation, flag: flagAddress(nation) };
    });
    const clubs = puzzle.clubs.map((club, index) => ({ ...club, name: CLUBS[index]! }));
    const players = puzzle.players.map((player, index) => ({ ...player, name: PLAYERS[index]! }));
    await route.fulfill({ response, json: { ...puzzle, countries, clubs, players } });
  });
}

/** Returns the names that are wider or higher than the heading, cell or button around them. */
function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main th [style*="--longest-word"], main td button, main li button')]
      .map((box) => ({ box, frame: box.closest('th') ?? box }))
      .filter(
        // Letters may be up to two pixels higher than their line.
        ({ box, frame }) => box.scrollWidth > frame.clientWidth || box.scrollHeight > frame.clientHeight + 2,
      )
      .map(({ box }) => `"${box.textContent}" is ${box.scrollWidth} x ${box.scrollHeight} px`),
  );
}
