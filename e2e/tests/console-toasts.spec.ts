import type { ReviewItem } from '@soccer-legends/contracts';
import { logInWithoutPage, mockResponse, openTab } from '../site/administrator.ts';
import { coveredByToast } from '../site/covered-by-toast.ts';
import { expect, test } from '../site/test.ts';

const newcomers = Array.from({ length: 25 }, (_, index): ReviewItem => ({
  ...{ id: index + 1, playerId: index + 1, name: `Newcomer ${index + 1}`, country: 'Spain', nation: 'ESP', fame: 3 },
  ...{ club: 'Sevilla', state: 'open', changes: [], effects: { gains: ['memo-game'], loses: [] } },
  ...{ run: 'sync-7', since: '2026-11-20T12:00:00Z' },
}));

for (const width of [390, 1280]) {
  test(
    `in a window of ${width} pixels, the toast of a decision covers nothing at any scroll position`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await logInWithoutPage(page);
      await mockResponse(page, /\/admin\/review$/, [{ kind: 'newcomer', count: 25 }]);
      await mockResponse(page, /\/admin\/review\/newcomer/, {
        ...{ items: newcomers, total: 25, page: 1, pageSize: 25, clubs: [{ club: 'Sevilla', count: 25 }] },
      });
      await mockResponse(page, /\/review\/decisions$/, { decided: 1, skipped: 0, ids: [1] });
      await openTab(page, 'review');
      await page.getByRole('button', { name: 'Accept: Newcomer 1', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      const faults: string[] = [];
      for (const scrolled of [0, 0.5, 1]) faults.push(...(await coveredByToast(page, { fits: true, scrolled })));
      expect(faults).toEqual([]);
    },
  );
}
