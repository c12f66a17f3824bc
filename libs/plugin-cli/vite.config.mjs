import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const { unbundled } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const SHELL = fileURLToPath(new URL('../../shell/dist', import.meta.url));

/** A single script for plain Node, which can be started from any location, and the shell in which it plays games. */
export default defineConfig({
  ssr: { noExternal: true, external: unbundled },
  plugins: [
    {
      name: 'copy-shell',
      writeBundle: ({ dir }) =>
        cpSync(SHELL, `${dir}/shell`, { recursive: true, filter: (path) => !/[\\/]server$|\.(br|gz)$/.test(path) }),
    },
  ],
  build: { ssr: 'src/main.ts', target: 'node20', outDir: 'dist', minify: false, emptyOutDir: true },
});
