import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { lazyChunks } from './merge-chunks.mjs';

/**
 * Removes all style sheets of a build, and returns their text. The page contains the sheets of the first paint. The
 * others are returned by the name of a chunk and come with its script: sheets that only lazy modules use, and CSS
 * modules named `Name.part.module.css`, which belong to `part.lazy.ts`.
 *
 * @param {string} folder the folder of the build's output
 * @param {Record<string, object>} bundle the build's output, as Vite passes it to `writeBundle`
 * @param {string} entry the script to start with, relative to the folder
 * @returns {{ page: string, lazy: Map<string, string> }}
 */
export function takeStyles(folder, bundle, entry) {
  const chunks = lazyChunks(bundle, entry);
  const own = chunks.map(({ viteMetadata }) =>
    take([...(viteMetadata?.importedCss ?? [])].map((file) => join(folder, file))),
  );
  const assets = join(folder, 'assets');
  let page = take(
    readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(assets, name)),
  );
  const lazy = new Map();
  chunks.forEach(({ fileName, facadeModuleId }, index) => {
    const part = basename(facadeModuleId ?? fileName).split('.')[0];
    const styles = own[index] + keptRules(page, part, true);
    page = keptRules(page, part, false);
    if (styles !== '') lazy.set(basename(fileName), styles);
  });
  return { page, lazy };
}

/** Returns the text of files and removes them. */
function take(files) {
  const styles = files.map((file) => readFileSync(file, 'utf8').trim()).join('');
  for (const file of files) rmSync(file);
  return styles;
}

function keptRules(styles, part, belonging) {
  const isOfPart = (name) => name.startsWith(`${part}-`);
  const keptIf = (isKept) => (isKept ? undefined : []);
  const visitor = {
    Rule: {
      style: ({ value: { selectors } }) =>
        keptIf(selectors.flat().some(({ type, name }) => type === 'class' && isOfPart(name)) === belonging),
      keyframes: ({ value: { name } }) => keptIf(isOfPart(name.value) === belonging),
      'font-face': () => keptIf(!belonging),
    },
  };
  const minify = (code, options) => transform({ filename: 'page.css', code, minify: true, ...options }).code;
  // The second pass removes conditions that have become empty.
  return minify(minify(Buffer.from(styles), { visitor })).toString();
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
