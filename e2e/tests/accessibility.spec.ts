import { expectAccessible } from '../site/accessibility.ts';
import { longUnless, test } from '../site/test.ts';

/** `npm test` checks every page in the first look, and the hub in the second one. */
const LOOKS: { name: string; theme: 'light' | 'dark'; contrast?: 'more'; width: number }[] = [
  { name: 'light, phone', theme: 'light', width: 360 },
  { name: 'dark, wide', theme: 'dark', width: 1280 },
  { name: 'dark, phone', theme: 'dark', width: 360 },
  { name: 'light, wide', theme: 'light', width: 1280 },
  { name: 'high contrast, light, phone', theme: 'light', contrast: 'more', width: 360 },
  { name: 'high contrast, dark, wide', theme: 'dark', contrast: 'more', width: 1280 },
];

for (const [index, { name, theme, contrast, width }] of LOOKS.entries()) {
  test.describe(name, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce', ...(contrast && { contrast }) },
    });

    for (const path of ['/', '/matchdays', '/album', '/season', '/facts', '/settings', '/feedback', '/no-such-page']) {
      const isBrief = index === 0 || (index === 1 && path === '/');
      test(`${path} has no axe violations (${name})`, longUnless(isBrief), async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, path);
      });
    }
  });
}
