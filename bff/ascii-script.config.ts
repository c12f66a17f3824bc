import type { Plugin } from 'vite';

/**
 * Escapes all characters outside ASCII in the scripts of the build. Node keeps the text of a script in memory, with two bytes
 * for each of its millions of characters if a single one is not ASCII.
 */
export function asciiScripts(): Plugin {
  return {
    name: 'ascii-scripts',
    // Not earlier, because Vite prints the code again.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf);
    },
  };
}

/** Both halves of a surrogate pair are escaped on their own, which strings and regular expressions read as one character. */
function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
