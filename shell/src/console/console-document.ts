import type { ConsoleFiles } from '@soccer-legends/contracts';

/** The console's files in its document, null before it is built, undefined in documents that may load games. */
export const consoleFiles: ConsoleFiles | null | undefined = inlined();

function inlined(): ConsoleFiles | null | undefined {
  // There is no document on the server.
  const text = typeof document === 'undefined' ? undefined : document.getElementById('console')?.textContent;
  return text == null ? undefined : (JSON.parse(text) as ConsoleFiles | null);
}
