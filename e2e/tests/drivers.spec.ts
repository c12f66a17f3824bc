import { expect, test, visit } from '../site/test.ts';

test(
  'microtasks of a test’s script never run inside a function that the script calls',
  { tag: ['@long', '@engines'] },
  async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // WebKit calls the observer before `observe` returns. The library that measures visits relies on a microtask here.
    const hasReturned = await page.evaluate(
      () =>
        new Promise((resolve) => {
          let returned = false;
          new PerformanceObserver(() => queueMicrotask(() => resolve(returned))).observe({
            type: 'paint',
            buffered: true,
          });
          returned = true;
        }),
    );
    expect(hasReturned).toBe(true);
  },
);

test('a narrow window has the focus', { tag: ['@long', '@engines'] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/');
  expect(await page.evaluate(() => document.hasFocus())).toBe(true);
});
