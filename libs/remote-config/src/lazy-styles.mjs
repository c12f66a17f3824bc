import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lazyChunks } from './merge-chunks.mjs';

/**
 * Removes the style sheets that only lazy modules use, and returns their text by the name of the chunk. Inside the page,
 * every visitor would load them before the first paint.
 *
 * @param {string} folder the folder of the build's output
 * @param {Record<string, object>} bundle the build's output, as Vite passes it to `writeBundle`
 * @param {string} entry the script to start with, relative to the folder
 * @returns {Map<string, string>}
 */
export function takeLazyStyles(folder, bundle, entry) {
  const styles = new Map();
  for (const { fileName, viteMetadata } of lazyChunks(bundle, entry)) {
    const files = [...(viteMetadata?.importedCss ?? [])].map((file) => join(folder, file));
    if (files.length === 0) continue;
    styles.set(basename(fileName), files.map((file) => readFileSync(file, 'utf8').trim()).join(''));
    for (const file of files) rmSync(file);
  }
  return styles;
}

/** Returns a script that adds its styles to the document when it runs; unchanged without styles. */
export function withStyles(code, styles) {
  if (styles === undefined) return code;
  return `${code}
{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(styles)});
  document.adoptedStyleSheets.push(sheet);
}
`;
}
