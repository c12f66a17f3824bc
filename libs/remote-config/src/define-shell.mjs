import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import { defineConfig } from 'vite';
import { buildFirstPage } from './build-first-page.mjs';
import { assetsInlineLimit, buildTarget, namedClasses, noPreload } from './build-settings.mjs';
import { compressFiles } from './compress-files.mjs';
import { removeStylePreloads } from './chunk-rewrites.mjs';
import { takeStyles, withStyles } from './lazy-styles.mjs';
import { LAZY_FOLDER, mergeChunks } from './merge-chunks.mjs';
import { versionOf } from './shared-modules.mjs';
import { entryScriptOf, rewritePage } from './shell-page.mjs';

const { resolve } = createRequire(import.meta.url);

/** The packages of the script that the browser evaluates before the application. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Returns the Vite configuration of the host, whose `src/plugins/federation.ts` loads the remotes.
 *
 * @param {object} [options]
 * @param {string} [options.folder]
 * @param {Record<string, string[]>} [options.rare] as in `mergeChunks`, with paths relative to the folder
 * @param {string[]} [options.framed] names of the lazy modules that the frames of sandboxed games run
 */
export function defineShell({ folder = process.cwd(), rare = {}, framed = [] } = {}) {
  return defineConfig({
    root: folder,
    css: namedClasses(),
    // Parts of the federation runtime that the shell does not use.
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
    plugins: [
      react(),
      {
        // The server reads this file to find out which plugins the shell can run.
        name: 'emit-sdk-version',
        apply: 'build',
        generateBundle() {
          const source = JSON.stringify({ version: versionOf('@soccer-legends/game-sdk') });
          this.emitFile({ type: 'asset', fileName: 'sdk.json', source });
        },
      },
      {
        name: 'one-script',
        apply: 'build',
        writeBundle: {
          sequential: true,
          order: 'post',
          handler: async ({ dir }, bundle) => {
            await mergeShell({ folder, rare, framed }, dir, bundle);
            compressFiles(dir);
            await buildFirstPage(folder);
          },
        },
      },
    ],
    build: {
      target: buildTarget,
      assetsInlineLimit,
      modulePreload: noPreload,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } } },
    },
  });
}

/** @param {string} output the folder of the build's output */
async function mergeShell({ folder, rare, framed }, output, bundle) {
  const file = join(output, 'index.html');
  const html = readFileSync(file, 'utf8');
  const entry = entryScriptOf(html);
  const styles = takeStyles(output, bundle, entry);
  const { entry: script, others } = await mergeChunks({
    folder: output,
    bundle,
    entry,
    name: 'assets/shell-[hash].js',
    rewriteAll: (code, chunk) => withStyles(removeStylePreloads(code, chunk), styles.lazy.get(chunk)),
    parts: {
      react: [resolve('react-dom/client')],
      app: [join(folder, 'src/start.tsx')],
    },
    rare: Object.fromEntries(
      Object.entries(rare).map(([name, modules]) => [name, modules.map((module) => join(folder, module))]),
    ),
  });
  writeFileSync(
    file,
    rewritePage(html, {
      entry: script,
      preloads: others.filter((path) => !path.startsWith(LAZY_FOLDER)),
      framed: withImports(
        output,
        framed.map((name) => others.find((path) => basename(path).startsWith(`${name}-`))),
      ),
      styles: styles.page,
      early: await bundleInline(join(folder, 'src/early.ts')),
    }),
  );
}

/** Returns scripts with everything that they import statically, each after its imports. Paths are relative to the folder. */
function withImports(folder, scripts) {
  const ordered = new Set();
  const add = (path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    for (const [, file] of text.matchAll(/\b(?:from|import)\s*"(\.{1,2}\/[\w./-]+\.js)"/g))
      if (!ordered.has(posix.join(posix.dirname(path), file))) add(posix.join(posix.dirname(path), file));
    ordered.add(path);
  };
  scripts.forEach(add);
  return [...ordered];
}

/** Returns a module with its imports as the text of a classic script. */
async function bundleInline(input) {
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
