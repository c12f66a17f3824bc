import { expectAccessible } from '../site/accessibility.ts';
import { test } from '../site/test.ts';

const LOOKS = [
  { name: 'light, phone', theme: 'light', width: 360 },
  { name: 'dark, phone', theme: 'dark', width: 360 },
  { name: 'light, wide', theme: 'light', width: 1280 },
  { name: 'dark, wide', theme: 'dark', width: 1280 },
] as const;

for (const { name, theme, width } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/settings', '/feedback', '/no-such-page']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, path);
      });
    }
  });
}
