import { defineConfig } from 'vite';
import { decorators } from './decorators.config.ts';
import { emptyDatabase } from './empty-database.config.ts';
import { parsedFootballData } from './football-data.config.ts';

export default defineConfig({
  oxc: decorators,
  plugins: [emptyDatabase(), parsedFootballData()],
  ssr: { noExternal: [/^@soccer-legends\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: ['src/app/main.ts', 'src/app/share-pictures/picture-worker.ts'],
      output: { entryFileNames: '[name].js' },
    },
  },
});
