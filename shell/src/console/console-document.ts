import type { ConsoleFiles } from '@soccer-legends/contracts';

/**
 * The console's files where this document is the console's, null there while the console is not built, and undefined
 * in every other document. A game and the console never meet in one: whatever runs in a page can do what the page can.
 */
export const consoleFiles: ConsoleFiles | null | undefined = inlined();

function inlined(): ConsoleFiles | null | undefined {
  const text = document.getElementById('console')?.textContent;
  return text == null ? undefined : (JSON.parse(text) as ConsoleFiles | null);
}
