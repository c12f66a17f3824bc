import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Starts everything that must end with a game. The window counts what still runs. */
const MISBEHAVIOR = `
import game from './orderly-game.ts';

const counts = { intervals: 0, frames: 0, timeouts: 0, keys: 0, mutations: 0 };
Object.assign(window, { counts });

function misbehave() {
  window.setInterval(() => (counts.intervals += 1), 20);
  const draw = () => { counts.frames += 1; requestAnimationFrame(draw); };
  draw();
  const again = () => { counts.timeouts += 1; setTimeout(again, 20); };
  again();
  window.addEventListener('keydown', () => (counts.keys += 1));
  document.addEventListener('keydown', () => (counts.keys += 1));
  new MutationObserver(() => (counts.mutations += 1)).observe(document.documentElement, { subtree: true, childList: true });
  localStorage.setItem('misbehaved', 'yes');
  sessionStorage.clear();
}

export default { ...game, deal(context) { misbehave(); return game.deal(context); } };
`;

/** Builds a copy of a game that misbehaves when it deals, and adds it to a running site. */
export function addMisbehavingGame(plugins: string, { key, of }: { key: string; of: string }): void {
  // Within the workspace, so that the build finds the packages.
  mkdirSync(join(root, 'e2e/.tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, 'e2e/.tmp', `${key}-`));
  try {
    cpSync(join(root, 'games', of), folder, {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
    });
    renameSync(join(folder, 'src/game.ts'), join(folder, 'src/orderly-game.ts'));
    writeFileSync(join(folder, 'src/game.ts'), MISBEHAVIOR);
    const manifest = JSON.parse(readFileSync(join(folder, 'plugin.json'), 'utf8')) as object;
    const own = { ...manifest, key, route: `/${key}`, name: { en: 'Misbehaving Game' } };
    writeFileSync(join(folder, 'plugin.json'), JSON.stringify(own));
    execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: folder, stdio: 'pipe' });
    const staged = join(plugins, `.${key}`);
    cpSync(join(folder, 'dist'), join(staged, 'dist'), { recursive: true });
    renameSync(staged, join(plugins, key));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
