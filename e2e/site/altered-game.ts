import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

export interface AlteredGame {
  key: string;
  name: string;
  /** Key of the game to copy. */
  of: string;
  /** Source of the game's module. It imports the original module from `./orderly-game.ts`. */
  code: string;
}

/** Builds a copy of a game with different code, and adds it to a running site. */
export function addAlteredGame(plugins: string, { key, name, of, code }: AlteredGame): void {
  // Within the workspace, so that the build finds the packages.
  mkdirSync(join(root, 'e2e/.tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, 'e2e/.tmp', `${key}-`));
  try {
    cpSync(join(root, 'games', of), folder, {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
    });
    renameSync(join(folder, 'src/game.ts'), join(folder, 'src/orderly-game.ts'));
    writeFileSync(join(folder, 'src/game.ts'), code);
    const manifest = JSON.parse(readFileSync(join(folder, 'plugin.json'), 'utf8')) as object;
    const own = { ...manifest, key, route: `/${key}`, name: { en: name } };
    writeFileSync(join(folder, 'plugin.json'), JSON.stringify(own));
    execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: folder, stdio: 'pipe' });
    const staged = join(plugins, `.${key}`);
    cpSync(join(folder, 'dist'), join(staged, 'dist'), { recursive: true });
    renameSync(staged, join(plugins, key));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
