import type { Page } from '@playwright/test';

/** Imitates the page translator of Chrome from the first second on; see `translate`. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(translate);
}

/** Imitates a visitor who lets Chrome translate the open page. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translate);
}

/**
 * Replaces every text of the page by a `<font>` in a `<font>`, now and whenever a text is added, as Chrome does. The words
 * stay the same, so that a test can read them.
 */
function translate(): void {
  const isSkipped = (text: Node) => text.parentElement?.closest('font, script, style, textarea, svg, head') !== null;
  const replaceTexts = (): void => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT, (text) =>
      isSkipped(text) || text.nodeValue?.trim() === '' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.nodeValue;
      text.parentNode!.insertBefore(font, text);
      text.parentNode!.removeChild(text);
    }
  };
  new MutationObserver(replaceTexts).observe(document, { childList: true, subtree: true, characterData: true });
  replaceTexts();
}
