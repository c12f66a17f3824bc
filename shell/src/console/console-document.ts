import type { ConsoleFiles } from '@soccer-legends/contracts';

/**
 * The console's files in the console's document, null there before the console is built, undefined in every other
 * document. No document loads both a game and the console, because a script can do whatever its page can.
 */
export const consoleFiles: ConsoleFiles | null | undefined = inlined();

function inlined(): ConsoleFiles | null | undefined {
  // There is no document on the server.
  const text = typeof document === 'undefined' ? undefined : document.getElementById('console')?.textContent;
  return text == null ? undefined : (JSON.parse(text) as ConsoleFiles | null);
}
