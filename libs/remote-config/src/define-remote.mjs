import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetsInlineLimit, buildTarget, cssOnlyPreload } from './build-settings.mjs';
import { emitPictures } from './emit-pictures.mjs';
import { emitManifest } from './emit-manifest.mjs';
import { emitTexts } from './emit-texts.mjs';
import { mergeChunks } from './merge-chunks.mjs';
import { sharedModules } from './shared-modules.mjs';
import { wholeSharedModules } from './whole-shared-modules.mjs';

/**
 * The whole Vite configuration of a remote: its `plugin.json` says who it is, `src/game.ts` is what it exposes.
 * The build leaves `remoteEntry.js` (all its code), its style sheet, one file of texts a language, and the
 * manifest stamped with what it was built against.
 */
export function defineRemote({ folder = process.cwd(), entry = './src/game.ts', module = './game' } = {}) {
  const manifest = JSON.parse(readFileSync(join(folder, 'plugin.json'), 'utf8'));
  const shared = sharedModules({ provided: false });
  return defineConfig({
    root: folder,
    // Relative, so that a remote works below whatever path it is published at.
    base: './',
    plugins: [
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
      emitTexts(join(folder, 'src/locales')),
      emitManifest(manifest),
      emitPictures(folder),
      {
        name: 'one-script',
        apply: 'build',
        writeBundle: {
          sequential: true,
          order: 'post',
          handler: () => mergeChunks({ folder: join(folder, 'dist'), entry: 'remoteEntry.js', name: 'remoteEntry.js' }),
        },
      },
    ],
    build: { target: buildTarget, assetsInlineLimit, modulePreload: cssOnlyPreload, rollupOptions: { input: entry } },
  });
}
