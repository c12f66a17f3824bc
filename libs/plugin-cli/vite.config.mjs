import { defineConfig } from 'vite';

/** One script for plain Node, so that it starts at once wherever it is downloaded to. Only Vite stays outside. */
export default defineConfig({
  ssr: { noExternal: true, external: ['vite'] },
  build: { ssr: 'src/main.ts', target: 'node20', outDir: 'dist', minify: false, emptyOutDir: true },
});
