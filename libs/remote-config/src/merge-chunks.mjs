import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/** Chunks of modules named `something.lazy.tsx`: their remote imports them late, on purpose. */
const LAZY = /\.lazy-[^/]+\.js$/;

/**
 * Joins the many small chunks that module federation's build leaves into one script.
 * The plugin ignores Vite's own chunk settings, so this is a second pass over its output: a page then
 * asks for one script where it asked for twenty. Modules keep running in their order, each when it is
 * first imported (`strictExecutionOrder`): the shared ones must be there before those who use them.
 * What only a lazy module needs stays apart with it, as `assets/lazy/…`.
 *
 * @param {{ folder: string, entry: string, name: string, styled?: boolean, parts?: Record<string, RegExp> }} options
 *   folder: the build's output; entry: the file in it to begin with; name: the file name pattern of the result;
 *   styled: whether the page has all style sheets already, so that no script need fetch any;
 *   parts: chunks that become files of their own, by name, each evaluated in a turn of its own.
 * @returns {Promise<{ entry: string, others: string[] }>} the files, relative to the folder.
 */
export async function mergeChunks({ folder, entry, name, styled = false, parts = {} }) {
  const bundle = await rolldown({
    input: { main: join(folder, entry) },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      { name: 'literal-imports', transform: literalImports },
      ...(styled ? [{ name: 'no-style-sheets', transform: withoutStyleSheets }] : []),
    ],
    onLog: (level, log, report) => {
      // Merging is what we ask for; being told that it happened is noise.
      if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') report(level, log);
    },
  });
  const output = mkdtempSync(join(folder, '.merged-'));
  const written = await bundle.write({
    dir: output,
    format: 'es',
    minify: true,
    strictExecutionOrder: true,
    entryFileNames: name,
    // Beside the entry: addresses of style sheets are relative to the script that asks for them.
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.some((id) => LAZY.test(id)) ? 'assets/lazy/[name]-[hash].js' : join(dirname(name), '[name]-[hash].js'),
    codeSplitting: {
      groups: [
        ...Object.entries(parts).map(([part, test]) => ({ name: part, test })),
        { name: 'main', test: (id) => !LAZY.test(id) },
      ],
    },
  });
  await bundle.close();
  removeScripts(folder, output);
  for (const { fileName } of written.output) {
    mkdirSync(dirname(join(folder, fileName)), { recursive: true });
    renameSync(join(output, fileName), join(folder, fileName));
  }
  rmSync(output, { recursive: true });
  const [first, ...others] = written.output.map(({ fileName }) => fileName);
  return { entry: first, others };
}

function literalImports(code) {
  return (
    code
      // The shell's bootstrap imports through a function, which no bundler can follow.
      .replaceAll('__mfImport("', 'import("')
      // Federation's own preloads of chunks that are about to be no more.
      .replaceAll(
        /(for\s*\((?:let|const) \w+ of\s*)\[[^\]]*\](\)\s*\{\s*(?:let|const) \w+\s*=\s*document\.createElement)/g,
        '$1[]$2',
      )
  );
}

/** Vite's wrapper of a lazy import waits for the style sheets that it lists here. */
function withoutStyleSheets(code) {
  return code.replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
}

function removeScripts(folder, except) {
  for (const file of readdirSync(folder, { recursive: true })) {
    const path = join(folder, file);
    if (path.startsWith(except) || !file.endsWith('.js') || !statSync(path).isFile()) continue;
    rmSync(path);
  }
}
