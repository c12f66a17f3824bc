import type { Page } from '@playwright/test';
import { ROOMY } from './game-phases.ts';

export const ENLARGED_SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** `npm test` looks at the phone only, where a text is cut first. */
const sizes = process.env['E2E'] === 'all' ? ENLARGED_SIZES : ENLARGED_SIZES.slice(0, 1);

/** Doubles the text of a round, and returns what does not fit a phone and a laptop. */
export async function enlargedFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction(isTitleMeasured);
    for (const fault of await page.evaluate(largeTextFaults)) faults.push(`text at 200 %, ${size.width} px: ${fault}`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(ROOMY);
  return faults;
}

/** The status row sticks below the title row, whose height the page measures in its next frame. */
function isTitleMeasured(): boolean {
  const measured = document.documentElement.style.getPropertyValue('--title-height');
  const row = document.querySelector('main h1')!.parentElement!;
  return measured === '' || measured === `${Math.floor(row.getBoundingClientRect().height)}px`;
}

/**
 * Describes what does not fit a page with large text. The page may scroll, but only down. The source of this function
 * is sent to the page, so it uses nothing from outside.
 */
export function largeTextFaults(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const faults: string[] = [];
  const main = document.querySelector('main')!;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');

  for (const element of main.querySelectorAll<HTMLElement>(`${CONTROLS}, h1, h2, [role=timer], [data-needed]`)) {
    const { width, height } = element.getBoundingClientRect();
    if (!shown(element) || width <= 1 || height <= 1) continue;
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    const fault = reachFault(element);
    if (fault) faults.push(`${nameOf(element)} ${fault}`);
  }

  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.textContent?.trim() === '' || !shown(text.parentElement!)) continue;
    const fault = cut(text);
    if (fault) faults.push(`"${text.textContent?.trim().slice(0, 40)}" ${fault}`);
  }
  scrollTo(0, 0);
  return [...new Set(faults)];

  function reachFault(element: HTMLElement): string | undefined {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (left < -1 || right > innerWidth + 1 || y < 0 || y > innerHeight) return 'cannot be scrolled into view';
    const found = document.elementFromPoint(x, y);
    const isOwn =
      found && (element.contains(found) || found.contains(element) || found.closest('label')?.contains(element));
    return isOwn ? undefined : `is covered by ${found ? nameOf(found) : 'nothing'}`;
  }

  /** Returns which element hides a part of a text; undefined if none does. */
  function cut(text: Node): string | undefined {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width <= 1) return undefined;
    // Fonts are higher than their letters.
    const slack = parseFloat(getComputedStyle(text.parentElement!).fontSize) * 0.3;
    for (let frame = text.parentElement!; frame !== main; frame = frame.parentElement!) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
      // A text for screen readers.
      if (clipPath !== 'none') return undefined;
      const edge = frame.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < edge.left - 2 || box.right > edge.right + 2))
        return `is cut by ${nameOf(frame)}`;
      if (/hidden|clip/.test(overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
        return `is cut by ${nameOf(frame)}`;
    }
    if (box.left < -1 || box.right > innerWidth + 1) return 'is outside the window';
    return undefined;
  }

  function nameOf(element: Element): string {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
    return `${element.tagName.toLowerCase()} "${text}"`;
  }
}
