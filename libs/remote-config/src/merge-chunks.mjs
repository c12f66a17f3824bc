import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Joins the many small chunks that module federation's build leaves into one script.
 * The plugin ignores Vite's own chunk settings, so this is a second pass over its output: a page then
 * asks for one script where it asked for twenty. Modules keep running in their order, each when it is
 * first imported (`strictExecutionOrder`): the shared ones must be there before those who use them.
 *
 * @param {{ folder: string, entry: string, name: string, later?: readonly string[] }} options
 *   folder: the build's output; entry: the file in it to begin with; name: the file name pattern of the result;
 *   later: files in it that stay scripts of their own, in `assets/lazy/`, asked for when they are imported.
 * @returns {Promise<string>} the name of the merged file, relative to the folder.
 */
export async function mergeChunks({ folder, entry, name, later = [] }) {
  const kept = keepApart(folder, later);
  const bundle = await rolldown({
    input: { main: join(folder, entry) },
    preserveEntrySignatures: 'allow-extension',
    plugins: [kept.plugin, { name: 'literal-imports', transform: literalImports }],
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
    codeSplitting: { groups: [{ name: 'main' }] },
  });
  await bundle.close();
  removeScripts(folder, output);
  const [{ fileName }] = written.output;
  renameSync(join(output, fileName), join(folder, fileName));
  rmSync(output, { recursive: true });
  kept.write();
  return fileName;
}

/** Scripts that stay what they are: read before the others are removed, written where the server looks for them. */
function keepApart(folder, files) {
  const scripts = new Map(files.map((file) => [join(folder, file), readFileSync(join(folder, file))]));
  const nameOf = (file) => `assets/lazy/${basename(file)}`;
  for (const [file, code] of scripts)
    if (/\bfrom\s*["']\.|\bimport\s*["'(]/.test(code))
      throw new Error(`${file} needs other chunks, and cannot stay apart.`);
  return {
    plugin: {
      name: 'keep-apart',
      resolveId(source, importer) {
        const file = importer && source.startsWith('.') ? join(dirname(importer), source) : source;
        return scripts.has(file) ? { id: `./${nameOf(file)}`, external: true } : undefined;
      },
    },
    write() {
      if (scripts.size > 0) mkdirSync(join(folder, 'assets/lazy'), { recursive: true });
      for (const [file, code] of scripts) writeFileSync(join(folder, nameOf(file)), code);
    },
  };
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

function removeScripts(folder, except) {
  for (const file of readdirSync(folder, { recursive: true })) {
    const path = join(folder, file);
    if (path.startsWith(except) || !file.endsWith('.js') || !statSync(path).isFile()) continue;
    rmSync(path);
  }
}
