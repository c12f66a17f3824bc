import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureLayout, type Layout } from '@soccer-legends/plugin-checks';
import { build } from 'vite';

/** A window size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A frame's report: the layout of its board, or why there is none. */
export type Measured = Layout | { notDealt: string } | { notShown: string };

/** Path of the board's module in the game's folder. It exists only in memory. */
const BOARD = 'src/soccer-legends-board.tsx';

/** Milliseconds of virtual time for loading pictures and for layout that follows the window. */
const SETTLED_AFTER_MS = 500;

/** Opens the first board of a round below a row as high as the site's, and reports its layout to the parent page. */
const BOARD_MODULE = `
import '@soccer-legends/ui/tokens.css';
import { offlineServices, openRound } from '@soccer-legends/game-sdk/testing/react';
import game from './game.ts';
import texts from './locales/en.json';

addEventListener('load', () => void look().then((measured) => parent.postMessage(measured, '*')));

async function look() {
  let deal;
  try {
    const options = Object.fromEntries((game.intro?.options ?? []).map(({ name, initial }) => [name, initial]));
    deal = await game.deal({ options, services: offlineServices({ texts }), seed: 1 });
  } catch (fault) {
    return { notDealt: String(fault?.message ?? fault) };
  }
  try {
    const { container } = openRound({ game, deal, texts });
    document.querySelector('.board').append(container);
    await new Promise((resolve) => setTimeout(resolve, ${SETTLED_AFTER_MS}));
    return measureLayout();
  } catch (fault) {
    return { notShown: String(fault?.message ?? fault) };
  }
}
`;

/** The site's frame around a board during a round. */
const FRAME_STYLE = `
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; font: 400 var(--size-body) / 1.5 var(--text-family) }
h1, h2, h3 { margin: 0; font-family: var(--display-family); line-height: 1.1 }
main { display: block; padding: 0 12px }
.head { display: flex; align-items: center; height: 46px; max-width: var(--board-width); margin: 0 auto }
.board { max-width: var(--board-width); margin: 0 auto }
`;

/** Writes a page that shows the board in a frame of each size. Returns its path. Throws if the board cannot be built. */
export async function writeScreenPage(game: string, to: string, sizes: readonly Size[]): Promise<string> {
  await buildBoard(game, to);
  writeFileSync(join(to, 'frame.html'), frameHtml());
  const page = join(to, 'index.html');
  writeFileSync(page, pageHtml(sizes));
  return page;
}

async function buildBoard(game: string, to: string): Promise<void> {
  const path = join(game, BOARD);
  await build({
    root: game,
    configFile: false,
    logLevel: 'silent',
    // React's test tools exist only in its development build.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"', 'process.env': '{}' },
    plugins: [
      {
        name: 'soccer-legends-board',
        resolveId: (id) => (id === BOARD ? path : undefined),
        load: (id) => (id === path ? BOARD_MODULE : undefined),
      },
    ],
    build: {
      outDir: to,
      minify: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: BOARD,
        output: { format: 'iife', entryFileNames: 'board.js', assetFileNames: 'board[extname]' },
      },
    },
  });
}

function frameHtml(): string {
  return `<!doctype html><meta charset="utf-8"><style>${FRAME_STYLE}</style><link rel="stylesheet" href="board.css">
<main><div class="head"><h1>Game</h1></div><div class="board" data-board></div></main>
<script>window.measureLayout = () => ${measureLayout}</script><script src="board.js"></script>`;
}

/** The page lists the reports of its frames, by index of the size. */
function pageHtml(sizes: readonly Size[]): string {
  const frames = sizes.map(
    ({ width, height }) => `<iframe src="frame.html" width="${width}" height="${height}"></iframe>`,
  );
  return `<!doctype html><meta charset="utf-8"><pre id="measured"></pre>
<script>
const measured = [];
addEventListener('message', ({ source, data }) => {
  const frames = [...document.querySelectorAll('iframe')];
  measured[frames.findIndex((frame) => frame.contentWindow === source)] = data;
  document.querySelector('#measured').textContent = encodeURIComponent(JSON.stringify(measured));
});
</script>
${frames.join('\n')}`;
}
