import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { assertTestedVersion, UnexpectedOutput } from './federation-plugin.mjs';

/** Modules named `something.lazy.tsx` are loaded on demand, so their chunks stay separate files. */
const LAZY_MODULE = /\.lazy\.[jt]sx?$/;

/** Folder of their chunks, relative to the build's folder. */
export const LAZY_FOLDER = 'assets/lazy/';

/**
 * Bundles the chunks of a federation build a second time, into one script. The federation plugin ignores Vite's chunk
 * settings, so this runs on its output; docs/decisions/0014-rewriting-the-federation-output.md has the reasons. Modules
 * still run when they are first imported (`strictExecutionOrder`): shared modules must exist before the modules that
 * use them. What only lazy modules need is written to `assets/lazy/`: one file for each lazy module, and one for
 * everything that several of them share, except for the `rare` chunks. Many small files would be many requests.
 *
 * @param {object} options
 * @param {string} options.folder the folder of the build's output
 * @param {Record<string, object>} options.bundle the build's output, as Vite passes it to `writeBundle`
 * @param {string} options.entry the script to start with, relative to the folder
 * @param {string} [options.input] the module to start with instead of the script, from one of the plugins
 * @param {object[]} [options.plugins] plugins that add modules
 * @param {string} options.name the file name pattern of the merged script
 * @param {(code: string, chunk: string, isLazy: boolean) => string | { code: string, map: object }} [options.rewriteAll] a
 *   rewrite of every chunk
 * @param {Record<string, string[]>} [options.parts] chunks that become files of their own, each evaluated in a task of
 *   its own: by name, the source modules whose chunks belong to the part
 * @param {Record<string, string[]>} [options.rare] like `parts`, for chunks that only a few lazy modules share
 * @returns {Promise<{ entry: string, others: string[] }>} the written scripts, relative to the folder
 */
export async function mergeChunks({
  folder,
  bundle,
  entry,
  input = join(realpathSync(folder), entry),
  plugins = [],
  name,
  rewriteAll,
  parts = {},
  rare = {},
}) {
  assertTestedVersion();
  const root = realpathSync(folder);
  const pathOf = ({ fileName }) => join(root, fileName);
  const lazy = new Set(lazyChunks(bundle, entry).map(pathOf));
  const groups = groupsOf(parts);
  const rareGroups = groupsOf(rare);
  const maps = new Map(Object.values(bundle).flatMap((chunk) => (chunk.map ? [[pathOf(chunk), chunk.map]] : [])));

  const output = mkdtempSync(join(root, '.merged-'));
  const written = await bundleAgain({
    input,
    plugins: [...plugins, rewritingChunks({ maps, lazy, rewriteAll })],
    output: { ...outputOptions({ name, lazy, groups, rareGroups }), dir: output, sourcemap: maps.size > 0 && 'hidden' },
  });

  const replaced = replaceScripts(root, output, written);
  const [first, ...others] = written.map(({ fileName }) => fileName).filter((fileName) => fileName.endsWith('.js'));
  assertNoMention(root, [first, ...others], replaced);
  return { entry: first, others };

  function groupsOf(modulesByName) {
    return Object.entries(modulesByName).map(([group, modules]) => {
      const paths = new Set(modules.map((module) => pathOf(chunkWith(bundle, module))));
      return { name: group, test: (id) => paths.has(id) };
    });
  }
}

/** Returns a plugin that rewrites the chunks, and continues their source maps, so that the merged one leads to the sources. */
function rewritingChunks({ maps, lazy, rewriteAll }) {
  return {
    name: 'rewrite-chunks',
    load: (id) => (maps.has(id) ? { code: readFileSync(id, 'utf8'), map: maps.get(id) } : undefined),
    transform: (code, id) => rewriteAll?.(code, basename(id), lazy.has(id)),
  };
}

async function bundleAgain({ input, plugins, output }) {
  const merged = await rolldown({
    input: { main: input },
    preserveEntrySignatures: 'allow-extension',
    plugins,
    onLog: (level, log, report) => {
      // A chunk that is also imported statically cannot be split off. Merging does that on purpose.
      if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') report(level, log);
    },
  });
  const written = await merged.write(output);
  await merged.close();
  return written.output;
}

function outputOptions({ name, lazy, groups, rareGroups }) {
  const isRare = (id) => rareGroups.some(({ test }) => test(id));
  return {
    format: 'es',
    minify: true,
    strictExecutionOrder: true,
    entryFileNames: name,
    // Next to the entry, because addresses of style sheets are relative to the script that requests them.
    chunkFileNames: ({ moduleIds }) => {
      if (moduleIds.some((id) => lazy.has(id))) return `${LAZY_FOLDER}[name]-[hash].js`;
      const part = groups.find(({ test }) => moduleIds.some(test))?.name ?? '[name]';
      return posix.join(dirname(name), `${part}-[hash].js`);
    },
    codeSplitting: {
      groups: [
        ...groups,
        { name: 'main', test: (id) => !lazy.has(id) },
        { name: 'shared', test: (id) => lazy.has(id) && !isRare(id), minShareCount: 2 },
        ...rareGroups,
      ],
    },
  };
}

/** Moves the merged scripts to the place of the others. Returns the paths of removed scripts. */
function replaceScripts(root, output, written) {
  const scripts = readdirSync(root, { recursive: true })
    .map((fileName) => join(root, fileName))
    .filter((path) => /\.js(\.map)?$/.test(path) && !path.startsWith(output));
  for (const path of scripts) rmSync(path);
  for (const { fileName } of written) {
    mkdirSync(dirname(join(root, fileName)), { recursive: true });
    renameSync(join(output, fileName), join(root, fileName));
  }
  rmSync(output, { recursive: true });
  return scripts;
}

/** Returns the chunk that contains a source module, given by its path. Throws `UnexpectedOutput` if there is none. */
export function chunkWith(bundle, module) {
  const found = Object.values(bundle).find(({ moduleIds }) => moduleIds?.some((id) => resolve(id) === module));
  if (found) return found;
  throw new UnexpectedOutput({
    rewrite: 'merge chunks',
    chunk: 'all',
    expected: `a chunk that contains ${module}`,
    found: chunkNames(bundle),
  });
}

function chunkNames(bundle) {
  return Object.keys(bundle)
    .filter((fileName) => fileName.endsWith('.js'))
    .join(', ');
}

/** Returns the chunks of the lazy modules, and chunks that only these import. */
export function lazyChunks(bundle, entry) {
  const chunks = Object.values(bundle);
  const isFirst = ({ fileName, isEntry, isDynamicEntry }) => fileName === entry || isEntry || isDynamicEntry;
  const first = chunks.filter((chunk) => isFirst(chunk) && !isLazy(chunk));
  const eager = withImports(bundle, first);
  return [...withImports(bundle, chunks.filter(isLazy))].filter((chunk) => !eager.has(chunk));
}

/** Returns these chunks and their static imports, direct and indirect. */
function withImports(bundle, chunks) {
  const found = new Set(chunks);
  // A loop over a set also visits elements that are added during the loop.
  for (const { imports = [] } of found) for (const name of imports) if (bundle[name]) found.add(bundle[name]);
  return found;
}

function isLazy({ isDynamicEntry, facadeModuleId }) {
  return isDynamicEntry === true && LAZY_MODULE.test(facadeModuleId ?? '');
}

/** A script that still names a merged chunk would request a missing file. */
function assertNoMention(root, written, merged) {
  const kept = new Set(written.map((fileName) => join(root, fileName)));
  const gone = merged.filter((path) => !kept.has(path)).map((path) => basename(path));
  for (const fileName of written) {
    const code = readFileSync(join(root, fileName), 'utf8');
    const name = gone.find((name) => code.includes(name));
    if (name === undefined) continue;
    throw new UnexpectedOutput({
      rewrite: 'merge chunks',
      chunk: fileName,
      expected: 'no reference to a chunk that was merged into another file',
      found: name,
    });
  }
}
