import type { Page } from '@playwright/test';

/** Presses keys that Playwright does not know, from keyboard layouts other than the American one. */
export async function keyboardOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const dispatch = (type: 'keyDown' | 'rawKeyDown' | 'keyUp', code: string, key: string, text?: string) =>
    session.send('Input.dispatchKeyEvent', { type, code, key, ...(text !== undefined && { text }) });
  return {
    /** @param code position of the key on an American keyboard: `Semicolon` is Ö in Germany and Ñ in Spain */
    async press(code: string, character: string): Promise<void> {
      await dispatch('keyDown', code, character, character);
      await dispatch('keyUp', code, character);
    },
    /** Presses a dead key and then a letter, which the browser composes into one character. */
    async compose(accent: string, character: string): Promise<void> {
      await dispatch('rawKeyDown', 'BracketLeft', 'Dead');
      await session.send('Input.imeSetComposition', { text: accent, selectionStart: 1, selectionEnd: 1 });
      await dispatch('keyUp', 'BracketLeft', 'Dead');
      await session.send('Input.insertText', { text: character });
    },
  };
}
