import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 60;

/**
 * Presses Tab until the element has the focus, or Shift+Tab if it is before the focus. Beyond the last element of a
 * page, Firefox moves the focus to its own toolbar.
 */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  const key = (await isBeforeFocus(element)) ? 'Shift+Tab' : 'Tab';
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (await isFocused(element)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${element}.`);
}

/** Moves the focus with arrow keys to an element of a grid with the given number of columns. */
export async function walkTo(page: Page, elements: Locator, to: number, columns: number): Promise<void> {
  const from = await elements.evaluateAll((all) => all.findIndex((element) => element === document.activeElement));
  expect(from, 'the focus is on the board').toBeGreaterThanOrEqual(0);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const right = (to % columns) - (from % columns);
  // Moves horizontally first, because the last row may be shorter.
  const vertical = () => press(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  const horizontal = () => press(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  if (down < 0) await vertical().then(horizontal);
  else await horizontal().then(vertical);
  await expect(elements.nth(to)).toBeFocused();
}

export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

function isBeforeFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return false;
    return Boolean(node.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
