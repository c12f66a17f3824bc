import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const MODULE = fileURLToPath(new URL('../libs/football-data/src/load.ts', import.meta.url));

/** Puts the football data into the build as JSON: parsing its text files takes a third of a second at every start. */
export function parsedFootballData(): Plugin {
  return {
    name: 'parsed-football-data',
    async load(id) {
      if (id !== MODULE) return undefined;
      const { module } = await runnerImport<typeof import('../libs/football-data/src/load.ts')>(MODULE, {
        configFile: false,
      });
      const json = JSON.stringify(module.loadFootballData());
      return `export const loadFootballData = () => JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
