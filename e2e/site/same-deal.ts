import type { Page } from '@playwright/test';

/** A matchday that has begun in every time zone and always deals the same rounds. */
const DEAL = 'd1';

/** Makes the server deal, and the page shuffle, in the same way each time. */
export async function dealTheSame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (list) => {
      if (list) new Uint8Array(list.buffer).fill(1);
      return list;
    };
  });
  await page.route(/\/api\/(players|coaches|player-grid|connections-game|team-logos|futwordle|game)\b/, (route) => {
    const url = new URL(route.request().url());
    if (!/\/(search|answer|guess)/.test(url.pathname)) url.searchParams.set('deal', DEAL);
    return route.continue({ url: String(url) });
  });
}
