import { addAlteredGame } from './altered-game.ts';

/** Starts everything that must end with a game. The window counts what is still running. */
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

/** Adds a copy of a game to a running site. It misbehaves when it deals. */
export function addMisbehavingGame(plugins: string, { key, of }: { key: string; of: string }): void {
  addAlteredGame(plugins, { key, of, name: 'Misbehaving Game', code: MISBEHAVIOR });
}
