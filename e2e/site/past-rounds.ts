import { type Matchday, matchdayOf } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { shellText } from './texts.ts';

/** Returns the card of today in UTC. */
export async function cardOfToday(page: Page): Promise<Matchday> {
  const today = matchdayOf(new Date().toISOString().slice(0, 10))!;
  return (await (await page.request.get(`/api/matchdays/${today}`)).json()) as Matchday;
}

/**
 * Adds finished fixtures to the browser, as from a season file.
 * @param days today first: how many fixtures were played, of which how many were won
 */
export async function addPastRounds(
  page: Page,
  { matchday, fixtures }: Matchday,
  days: readonly { played: number; won: number }[],
): Promise<void> {
  const rounds = days.flatMap(({ played, won }, daysAgo) =>
    fixtures.slice(0, played).map(({ key }, index) => ({
      ...{ id: `d${matchday - daysAgo}/${key}`, game: key, version: '1.0.0', at: Date.now() - daysAgo * 86_400_000 },
      ...{ outcome: index < won ? 'win' : 'lose', score: 90, won: index < won ? 9 : 6, total: 10 },
      ...{ offset: 0, relaxed: false, late: false, met: [] },
    })),
  );
  await page.goto('/season?lang=en');
  for (const part of ['season.keep', 'season.move']) await page.getByText(shellText('en', part)).click();
  await page.getByLabel(shellText('en', 'season.open')).setInputFiles({
    name: 'season.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ app: 'soccer-legends', v: 1, rounds })),
  });
  await page.getByText(/results added/).waitFor();
}
