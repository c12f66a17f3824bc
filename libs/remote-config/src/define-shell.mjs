import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFirstPage } from './build-first-page.mjs';
import { assetsInlineLimit, buildTarget, namedClasses, noPreload } from './build-settings.mjs';
import { mergeChunks } from './merge-chunks.mjs';
import { sharedModules, versionOf } from './shared-modules.mjs';

/** The Vite configuration of the host: it brings the shared modules and the federation runtime, and names no remote. */
export function defineShell({ folder = process.cwd() } = {}) {
  return defineConfig({
    root: folder,
    css: namedClasses(),
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
        // Whoever serves the shell asks here whether a plugin can run in it.
        name: 'name-sdk',
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
          handler: async () => {
            await mergeShell(join(folder, 'dist'));
            await buildFirstPage(folder);
          },
        },
      },
    ],
    build: {
      target: buildTarget,
      assetsInlineLimit,
      modulePreload: noPreload,
    },
  });
}

async function mergeShell(folder) {
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error('The built page names no script: has the federation plugin changed its output?');
  const merged = await mergeChunks({
    ...{ folder, entry, name: 'assets/shell-[hash].js', styled: true },
    parts: { react: /react_mf_2_dom_mf_1_client/, app: /\/(?:start|src)-[^/]+\.js$/ },
  });
  // Scripts that are no more would be preloaded in vain; style sheets stand in the page, which then waits for none.
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  const styles = sheets.map((name) => readFileSync(join(folder, 'assets', name), 'utf8').trim()).join('');
  for (const name of sheets) rmSync(join(folder, 'assets', name));
  const preloads = merged.others
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
  const page = html
    .replace(entry, merged.entry)
    // What the server has written into the page is seen first; its fonts and pictures are not to wait for scripts.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('</head>', () => `  ${preloads}\n    <style>${styles}</style>\n  </head>`);
  writeFileSync(file, page);
}
