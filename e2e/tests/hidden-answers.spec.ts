import { fold } from '@soccer-legends/contracts';
import type { Page, Response } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { expect, test } from '../site/test.ts';

/** `npm test` looks at the first question of each game, `npm run e2e` also at later ones. */
const isFull = process.env['E2E'] === 'all';

for (const player of allPlayers) {
  const { texts, except, questions = 1, reveal } = player.secret;
  test(`${player.key} does not reveal the answer in the page, its pictures or their URLs`, async ({ page }) => {
    const pictures: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/art/')) pictures.push(response);
    });
    await openWithPausedClock(page, player, 'en');
    await begin(page, player, 'en', 'mouse');
    for (let question = 1; question < (isFull ? questions : 1); question++) {
      expect(await revealedTexts()).toEqual([]);
      await player.answer(page, { right: true, input: 'mouse', language: 'en' });
      await page.clock.runFor(player.feedbackMs);
    }
    await reveal?.(page);
    expect(await revealedTexts()).toEqual([]);

    async function revealedTexts(): Promise<string[]> {
      await page.waitForLoadState('networkidle');
      const secrets = await texts(page);
      expect(secrets.length).toBeGreaterThan(0);
      const shown = await pageWithout(page, except);
      const drawn = await Promise.all(
        pictures.filter((picture) => picture.ok()).map(async (picture) => `${picture.url()} ${await picture.text()}`),
      );
      return secrets.filter((text) => [shown, ...drawn].some((place) => contains(place, text)));
    }
  });
}

/** Returns the page without elements that may contain the texts, and without the list of URLs in the head. */
function pageWithout(page: Page, except = 'no-such-element'): Promise<string> {
  return page.evaluate((selector) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelectorAll(`${selector}, script`).forEach((element) => element.remove());
    return `${document.title} ${copy.outerHTML}`;
  }, except);
}

function contains(text: string, secret: string): boolean {
  return new RegExp(`\\b${fold(secret).replaceAll(/[^A-Z0-9 ]/g, '.')}\\b`).test(fold(text));
}
