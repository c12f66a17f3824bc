import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildTarget, namedClasses } from './build-settings.mjs';

/**
 * Builds `dist/server/first-page.js`: the shell's components for the server, in one script with all dependencies. Class
 * names are the same as in the browser's build, because both use `namedClasses`.
 */
export async function buildFirstPage(folder) {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    css: namedClasses(),
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: join(folder, 'src/first-page.server.tsx'),
      outDir: join(folder, 'dist/server'),
      target: buildTarget,
      minify: true,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'first-page.js', codeSplitting: false } },
    },
  });
}
