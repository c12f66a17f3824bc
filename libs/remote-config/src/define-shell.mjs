import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget, cssOnlyPreload } from './build-settings.mjs';
import { LAZY_FOLDER, mergeChunks } from './merge-chunks.mjs';
import { sharedModules } from './shared-modules.mjs';

/**
 * The Vite configuration of the host: it brings the shared modules and the federation runtime, and names no remote.
 * @param {{ folder?: string, lazy: RegExp }} options lazy: modules that load later, in scripts of their own.
 */
export function defineShell({ folder = process.cwd(), lazy }) {
  return defineConfig({
    root: folder,
    plugins: [
      react(),
      federation({
        name: 'shell',
        remotes: {},
        shared: sharedModules({ provided: true }),
        shareStrategy: 'loaded-first',
        dts: false,
        disableSnapshot: true,
        experiments: { provideExternalRuntime: true },
      }),
      {
        name: 'one-script',
        apply: 'build',
        closeBundle: { sequential: true, order: 'post', handler: () => mergeShell(join(folder, 'dist')) },
      },
    ],
    build: {
      target: buildTarget,
      modulePreload: cssOnlyPreload,
      rollupOptions: {
        output: {
          chunkFileNames: ({ facadeModuleId }) =>
            `${facadeModuleId && lazy.test(facadeModuleId) ? LAZY_FOLDER : 'assets'}/[name]-[hash].js`,
        },
      },
    },
  });
}

async function mergeShell(folder) {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error('The built page names no script: has the federation plugin changed its output?');
  const merged = await mergeChunks({ folder, entry, name: 'assets/shell-[hash].js' });
  writeFileSync(page, html.replace(entry, merged).replace(/\s*<link rel="modulepreload"[^>]*>/g, ''));
}
