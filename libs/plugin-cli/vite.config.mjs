import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, defineConfig } from 'vite';

const { unbundled } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** The scripts of the developer tools, which run in the browser. */
const TOOLS = ['observed-page', 'panel'];
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
    {
      name: 'build-devtools',
      async writeBundle({ dir }) {
        for (const name of TOOLS) {
          const entry = fileURLToPath(new URL(`src/devtools/${name}.ts`, import.meta.url));
          const lib = { entry, formats: ['iife'], name: 'devtools', fileName: () => `${name}.js` };
          const outDir = `${dir}/devtools`;
          await build({ configFile: false, logLevel: 'warn', build: { lib, outDir, emptyOutDir: false } });
        }
      },
    },
  ],
  build: { ssr: 'src/main.ts', target: 'node20', outDir: 'dist', minify: false, emptyOutDir: true },
});
