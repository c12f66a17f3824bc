import type { Page } from '@playwright/test';

/**
 * Returns a fault for each visible element that the latest toast overlaps, and one if the toast is outside the window.
 * @param options.fits whether the lower edge of the toast must also be in the window
 * @param options.scrolled how far to scroll the page, from 0 (its start) to 1 (its end)
 */
export function coveredByToast(page: Page, options: { fits: boolean; scrolled: number }): Promise<string[]> {
  return page.evaluate(({ fits, scrolled }) => {
    // Checks the status row as a whole, because the boxes of its texts are higher than their letters.
    const STATUS = '[class*=StatusBar]:not(span)';
    const NEEDED = `a[href], button, input, summary, h1, h2, img, dl, [role=timer], [data-needed], ${STATUS}`;
    // Scrolls to the end of the main area, which is the end of a board. The footer is below it.
    const { scrollHeight } = document.querySelector('main')!;
    scrollTo(0, scrolled * Math.max(0, scrollHeight - innerHeight));
    const toast = [...document.querySelectorAll('[role=region] > ol > li')].at(-1)!;
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    const isOutside = left < 0 || right > innerWidth || top < 0 || (fits && bottom > innerHeight);
    const faults = isOutside ? ['the toast is outside the window'] : [];
    // The part of an element that has scrolled below a sticky title row is not visible.
    const row = toast.closest('[data-toasts]')?.parentElement;
    for (const element of document.querySelectorAll(`header, main :is(${NEEDED})`)) {
      const box = element.getBoundingClientRect();
      const isBelowRow = row && getComputedStyle(row).position === 'sticky' && !row.contains(element);
      const isShown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1 && box.height > 1;
      if (!isShown || element.contains(toast) || toast.contains(element)) continue;
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const edge = isBelowRow && scrollY > 0 ? row.getBoundingClientRect().bottom : 0;
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top, edge);
      if (across > 1 && down > 1) {
        const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24);
        faults.push(`${element.tagName.toLowerCase()} "${name}" is covered`);
      }
    }
    return faults;
  }, options);
}
