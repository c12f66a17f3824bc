import { expectAccessible } from '../site/accessibility.ts';
import { test } from '../site/test.ts';

const LOOKS: { name: string; theme: 'light' | 'dark'; contrast?: 'more'; width: number; tag?: string }[] = [
  { name: 'light, phone', theme: 'light', width: 360 },
  { name: 'dark, phone', theme: 'dark', width: 360, tag: '@long' },
  { name: 'light, wide', theme: 'light', width: 1280, tag: '@long' },
  { name: 'dark, wide', theme: 'dark', width: 1280 },
  { name: 'high contrast, light, phone', theme: 'light', contrast: 'more', width: 360, tag: '@long' },
  { name: 'high contrast, dark, wide', theme: 'dark', contrast: 'more', width: 1280, tag: '@long' },
];

for (const { name, theme, contrast, width, tag = [] } of LOOKS) {
  test.describe(name, { tag }, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce', ...(contrast && { contrast }) },
    });

    for (const path of ['/', '/matchdays', '/album', '/season', '/settings', '/feedback', '/no-such-page']) {
      test(`${path} has no axe violations`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, path);
      });
    }
  });
}
