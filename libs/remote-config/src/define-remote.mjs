import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import MagicString from 'magic-string';
import { defineConfig } from 'vite';
import { assetsInlineLimit, buildTarget, noPreload } from './build-settings.mjs';
import { containGame } from './contain-game.mjs';
import { emitFiles } from './emit-files.mjs';
import { container } from './container.mjs';
import { chunkWith, LAZY_FOLDER, mergeChunks } from './merge-chunks.mjs';
import { readPageModules } from './page-modules.mjs';
import { sharedModules } from './shared-modules.mjs';
import { wholeSharedModules } from './whole-shared-modules.mjs';

/**
 * Returns the Vite configuration of a remote. `plugin.json` names the remote; `src/game.ts` is the exposed module, or
 * `src/game.js` without TypeScript. The build writes `remoteEntry.js` (all code except that of `*.lazy.ts` modules), one style sheet, one text file per
 * language, and the manifest. The manifest has the SDK version that the remote was built against.
 *
 * @param {object} [options]
 * @param {string} [options.folder] the remote's folder; the working directory by default
 * @param {string} [options.entry] its exposed module, relative to the folder
 * @param {string} [options.module] the name by which the page loads the module
 */
export function defineRemote({ folder = process.cwd(), entry = entryIn(folder), module = './game' } = {}) {
  return defineConfig({
    root: folder,
    // Relative, so that a remote works below any path.
    base: './',
    experimental: {
      renderBuiltUrl: (file, { hostType }) =>
        hostType === 'js' ? { runtime: `new URL(${JSON.stringify(file)},${BASE}).href` } : { relative: true },
    },
    plugins: pluginsOf({ folder, entry, module }),
    build: {
      target: buildTarget,
      assetsInlineLimit,
      modulePreload: noPreload,
      // The container loads the one style sheet. With one sheet for each chunk, chunks would request sheets by addresses
      // that are wrong after merging.
      cssCodeSplit: false,
      rollupOptions: { input: entry },
    },
  });
}

function entryIn(folder) {
  return existsSync(join(folder, 'src/game.ts')) ? './src/game.ts' : './src/game.js';
}

function pluginsOf({ folder, entry, module }) {
  const manifest = JSON.parse(readFileSync(join(folder, 'plugin.json'), 'utf8'));
  const shared = sharedModules();
  return [
    wholeSharedModules(join(folder, entry), Object.keys(shared)),
    react(),
    federation({
      name: manifest.key,
      filename: 'remoteEntry.js',
      exposes: { [module]: entry },
      shared,
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      disableSnapshot: true,
      experiments: { externalRuntime: true },
    }),
    readPageModules(Object.keys(shared)),
    containGame(manifest.key),
    emitFiles(folder, manifest),
    {
      name: 'one-script',
      apply: 'build',
      writeBundle: {
        sequential: true,
        order: 'post',
        handler: ({ dir }, bundle) =>
          mergeRemote(dir, bundle, { key: manifest.key, exposed: module, entry: resolve(folder, entry), shared }),
      },
    },
  ];
}

/** Stands for the address of the build's folder until the chunks are merged, because merging moves the scripts. */
const BASE = '__soccerLegendsBase';

/** Returns a chunk with the address of the build's folder, relative to the script into which the chunk is merged. */
function withBase(code, _chunk, isLazy) {
  if (!code.includes(BASE)) return undefined;
  const up = isLazy ? LAZY_FOLDER.replace(/[^/]+/g, '..') : './';
  const edited = new MagicString(code).replaceAll(BASE, `new URL(${JSON.stringify(up)},import.meta.url)`);
  return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
}

function mergeRemote(folder, bundle, { key, exposed, entry, shared }) {
  const chunk = chunkWith(bundle, entry);
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  return mergeChunks({
    folder,
    bundle,
    entry: chunk.fileName,
    input: container.input,
    plugins: [container({ key, exposed, script: join(realpathSync(folder), chunk.fileName), styles, shared })],
    name: 'remoteEntry.js',
    rewriteAll: withBase,
  });
}
