import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { noExternal: [/^@soccer-legends\//] },
  build: { ssr: 'src/cli.ts', target: 'node20', outDir: 'dist', minify: false },
});
