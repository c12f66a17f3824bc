import { defineConfig } from 'vite';

/** A single script for plain Node, which can be started from any location. It bundles everything but Vite. */
export default defineConfig({
  ssr: { noExternal: true, external: ['vite'] },
  build: { ssr: 'src/main.ts', target: 'node20', outDir: 'dist', minify: false, emptyOutDir: true },
});
