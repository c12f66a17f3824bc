import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const MODULE = fileURLToPath(new URL('../libs/football-data/src/load.ts', import.meta.url));

const FILE_NAME = 'football-data.json';

/**
 * Adds the football data to the build as JSON, because parsing its text files takes a third of a second at every start. As a
 * part of the script, its text would stay in memory.
 */
export function parsedFootballData(): Plugin {
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
