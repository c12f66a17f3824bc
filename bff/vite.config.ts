import { defineConfig } from 'vite';
import { asciiScripts } from './ascii-script.config.ts';
import { decorators } from './decorators.config.ts';
import { emptyDatabase } from './empty-database.config.ts';
import { parsedFootballData } from './football-data.config.ts';
import { responseSchemas } from './response-schemas.config.ts';
import SEPARATE_PACKAGES from './separate-packages.json' with { type: 'json' };

/**
 * `separate-packages.json` lists the packages that are not part of the server's script: those with native or WebAssembly files,
 * and those that a start may not need. `tools/pack-site.mjs` installs them beside the script.
 */
const EXTERNAL_PACKAGES = [
  ...SEPARATE_PACKAGES,
  // An optional package of NestJS that only tests use.
  '@nestjs/platform-express',
];

export default defineConfig({
  oxc: decorators,
  plugins: [emptyDatabase(), parsedFootballData(), responseSchemas(), asciiScripts()],
  // Node needs longer to find and read 2,600 files of packages than to run the whole start of the server's own code.
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: ['src/app/main.ts', 'src/app/share-pictures/picture-worker.ts'],
      output: { entryFileNames: '[name].js', comments: false },
    },
  },
});
