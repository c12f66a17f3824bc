import type { Locator } from '@playwright/test';

/** Returns the texts of options without their letters. In WebKit, the inner text of a button ends with a line break. */
export async function optionNames(options: Locator): Promise<string[]> {
  return (await options.allInnerTexts()).map((text) => text.replace(/^[A-D]\s*/, '').trim());
}
