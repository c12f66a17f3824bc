import { defineConfig, normalizePath, type Plugin, runnerImport } from 'vite';
import { decorators } from './decorators.config.ts';
import { emptyDatabase } from './empty-database.config.ts';
import { responseSchemas } from './response-schemas.config.ts';
import SEPARATE_PACKAGES from './separate-packages.json' with { type: 'json' };
import { fileURLToPath } from 'node:url';

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

/**
 * Escapes all characters outside ASCII in the scripts of the build. Node keeps the text of a script in memory, with two bytes
 * for each of its millions of characters if a single one is not ASCII.
 */
function asciiScripts(): Plugin {
  return {
    name: 'ascii-scripts',
    // Not earlier, because Vite prints the code again.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf);
    },
  };
}

/** Both halves of a surrogate pair are escaped on their own, which strings and regular expressions read as one character. */
function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const MODULE = normalizePath(fileURLToPath(new URL('../libs/football-data/src/load.ts', import.meta.url)));

const FILE_NAME = 'football-data.json';

/**
 * Adds the football data to the build as JSON, because parsing its text files takes a third of a second at every start. As a
 * part of the script, its text would stay in memory.
 */
function parsedFootballData(): Plugin {
  return {
    name: 'parsed-football-data',
    load(id) {
      if (id !== MODULE) return undefined;
      return `
        import { readFileSync } from 'node:fs';
        const file = new URL('./${FILE_NAME}', import.meta.url);
        export const loadFootballData = () => JSON.parse(readFileSync(file, 'utf8'));`;
    },
    async generateBundle() {
      const { module } = await runnerImport<typeof import('../libs/football-data/src/load.ts')>(MODULE, {
        configFile: false,
      });
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(module.loadFootballData()) });
    },
  };
}
