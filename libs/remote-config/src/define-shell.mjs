import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetsInlineLimit, buildTarget, cssOnlyPreload } from './build-settings.mjs';
import { mergeChunks } from './merge-chunks.mjs';
import { sharedModules, versionOf } from './shared-modules.mjs';

/** The Vite configuration of the host: it brings the shared modules and the federation runtime, and names no remote. */
export function defineShell({ folder = process.cwd() } = {}) {
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
        writeBundle: { sequential: true, order: 'post', handler: () => mergeShell(join(folder, 'dist')) },
      },
    ],
    build: {
      target: buildTarget,
      assetsInlineLimit,
      modulePreload: cssOnlyPreload,
    },
  });
}

async function mergeShell(folder) {
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error('The built page names no script: has the federation plugin changed its output?');
  const merged = await mergeChunks({ folder, entry, name: 'assets/shell-[hash].js' });
  // Scripts that are no more would be preloaded in vain; style sheets that scripts would fetch are fetched at once.
  const styles = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" crossorigin href="/assets/${name}">`).join('\n    ');
  const page = html
    .replace(entry, merged)
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('</head>', `  ${links}\n  </head>`);
  writeFileSync(file, page);
}
