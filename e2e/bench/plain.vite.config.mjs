// Builds the shell and the games as a single Vite application, the reference of the benchmark.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedClasses } from '../../libs/remote-config/src/build-settings.mjs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'src/game.ts')));

/** Replaces the modules that load remotes with lazy imports, which Vite preloads. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/shell/src/plugins/preload.ts'))
      return 'export const preloadCode = () => undefined; export const preloadTexts = () => undefined;';
    if (!id.endsWith('/shell/src/plugins/federation.ts')) return undefined;
    const imports = games.map((game) => `'${game}': () => import('${join(root, 'games', game, 'src/game.ts')}')`);
    return `const games = {${imports.join(', ')}};
      export const importRemote = ({ key }) => games[key]();`;
  },
};

/** Adds the game's name, because style sheets of two games may have the same name. */
const { generateScopedName: named } = namedClasses().modules;
const generateScopedName = (name, file) => {
  const [, game, sheet] = /\/games\/([^/]+)\/.*\/([^/.]+)[^/]*$/.exec(file) ?? [];
  return game ? `${game}-${sheet}-${name}` : named(name, file);
};

export default defineConfig({
  root: join(root, 'shell'),
  logLevel: 'error',
  css: { modules: { generateScopedName } },
  plugins: [plainImports, react()],
  build: { outDir: join(root, 'node_modules/.bench/plain'), emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
