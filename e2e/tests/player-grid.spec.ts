import type { Page } from '@playwright/test';
import { fingerOn } from '../players/finger.ts';
import playerGrid, {
  carriedTo,
  cell,
  centerOf,
  chip,
  chips,
  drag,
  dragByFinger,
  pickUpByKeys,
  solutionOf,
} from '../players/player-grid.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

/** Returns the placements so far. */
const placementsOf = async (page: Page) =>
  (await savedGame(page, 'player-grid')).moves.filter((move) => (move as { kind: string }).kind === 'place');

async function open(page: Page): Promise<void> {
  await openWithPausedClock(page, playerGrid, 'en');
  await begin(page, playerGrid, 'en', 'mouse');
}

const namesIn = (page: Page) => chips(page).allInnerTexts();

for (const steps of [1, 5, 20, 80]) {
  test(`drops a player where the mouse is released, after ${steps} moves`, async ({ page }) => {
    await open(page);
    const [name] = await namesIn(page);
    await drag(page, name!, 4, steps);
    await expect(cell(page, 4).getByRole('button', { name: new RegExp(`, ${name}`) })).toBeVisible();
    await expect(chip(page, name!)).toHaveCount(0);
    expect(await placementsOf(page)).toHaveLength(1);
  });
}

test('in a wide window the verdict of a full grid is right above its button', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await playerGrid.answer(page, { right: true, input: 'mouse', language: 'en' });
  const verdict = await page.getByText(gameText('player-grid', 'en', 'allCorrect')).boundingBox();
  const button = await page.getByRole('button', { name: gameText('player-grid', 'en', 'submit') }).boundingBox();
  expect(button!.y - (verdict!.y + verdict!.height)).toBeLessThan(20);
});

test('a drop outside the board returns the player', async ({ page }) => {
  await open(page);
  const [name] = await namesIn(page);
  const from = await centerOf(chip(page, name!));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(5, 300, { steps: 10 });
  await page.mouse.up();
  await expect(chip(page, name!)).toBeVisible();
  expect(await placementsOf(page)).toEqual([]);
});

test('a drop on an occupied cell shows a message and changes nothing', async ({ page }) => {
  await open(page);
  const [first, second] = await namesIn(page);
  await drag(page, first!, 0, 5);
  await expect(chip(page, first!)).toHaveCount(0);
  await drag(page, second!, 0, 5);
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  await expect(toast).toContainText('This cell is taken.');
  await expect(toast).toContainText('Choose an empty one.');
  await cell(page, 0).getByRole('button').click();
  await expect(page.locator('main').getByText('Placed players cannot be moved.')).toBeVisible();
  const from = await centerOf(cell(page, 0));
  const to = await centerOf(cell(page, 8));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await expect(cell(page, 0).getByRole('button', { name: new RegExp(first!) })).toBeVisible();
  expect(await placementsOf(page)).toHaveLength(1);
});

test('arrow keys move between free cells; Escape and Tab cancel without dropping', async ({ page }) => {
  await open(page);
  const [first, second] = await namesIn(page);
  await drag(page, first!, 1, 5);
  await pickUpByKeys(page, second!, 'en');
  // The middle cell of the first row is occupied.
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowRight', 2],
    ['ArrowDown', 5],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
  ] as const) {
    await page.keyboard.press(key);
    await carriedTo(page, place, 'en');
  }
  await page.keyboard.press('Escape');
  await expect(chip(page, second!)).toBeVisible();
  await pickUpByKeys(page, second!, 'en');
  await page.keyboard.press('ArrowDown');
  await carriedTo(page, 0, 'en');
  await page.keyboard.press('Tab');
  await page.clock.runFor(100);
  await expect(chip(page, second!)).toBeVisible();
  expect(await placementsOf(page)).toHaveLength(1);
});

test('clicks place a player, in either order, after confirmation', async ({ page }) => {
  await open(page);
  const [first, second] = await namesIn(page);
  await chip(page, first!).click();
  await expect(chip(page, first!)).toHaveAttribute('aria-pressed', 'true');
  await cell(page, 3).getByRole('button').click();
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(cell(page, 3).getByRole('button', { name: new RegExp(first!) })).toBeVisible();

  await cell(page, 5).getByRole('button').click();
  await chip(page, second!).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(chip(page, second!)).toBeFocused();
  expect(await placementsOf(page)).toHaveLength(1);
});

test('wrong players cost one life, and can be taken back instead of checked again', async ({ page }) => {
  await open(page);
  await playerGrid.answer(page, { right: false, input: 'doubleClick', language: 'en' });
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  await expect(toast).toContainText('Some players are in the wrong cell.');
  await expect(toast).toContainText('2 lives left.');
  await page.clock.runFor(1000);
  await expect(page.locator('#main').getByText('2 of 9 are wrong.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take the wrong ones back' }).click();
  await expect(chips(page)).toHaveCount(2);
  await expect(page.getByText('2 of 3 lives')).toHaveCount(1);
  await page.getByRole('button', { name: 'See the solution (ends the game)' }).click();
  await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Your grid' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Correct solution' })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 560 } });

  test('a long press drags, and moving a finger on a player does not scroll the page', async ({ page }) => {
    await open(page);
    const [name] = await namesIn(page);
    const from = await centerOf(chip(page, name!));
    const finger = await fingerOn(page);
    await finger.down(from);
    await finger.move({ x: from.x, y: from.y - 60 });
    await finger.up();
    expect(await placementsOf(page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await dragByFinger(page, name!, 8);
    expect(await placementsOf(page)).toHaveLength(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('taps place a player like clicks', async ({ page }) => {
    await open(page);
    const [name] = await solutionOf(page);
    await chip(page, name!).tap();
    await cell(page, 0).getByRole('button').tap();
    await page.getByRole('button', { name: 'Place', exact: true }).tap();
    await expect(cell(page, 0).getByRole('button', { name: new RegExp(name!) })).toBeVisible();
  });
});
