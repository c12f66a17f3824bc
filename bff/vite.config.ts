import { defineConfig } from 'vite';
import { decorators } from './decorators.config.ts';

export default defineConfig({
  oxc: decorators,
  ssr: { noExternal: [/^@soccer-legends\//] },
  build: { ssr: 'src/app/main.ts', target: 'node20', outDir: 'dist', sourcemap: true, minify: false },
});
