import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureLayout, translatePage, type Layout } from '@soccer-legends/plugin-checks';
import { build } from 'vite';

/** A window size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A frame's report: the layout of its board, what broke in a difficult browser, or why there is no board. */
export type Measured = Layout | { broken: string[] } | { notDealt: string } | { notShown: string };

/** Path of the board's module in the game's folder. It exists only in memory. */
const BOARD = 'src/soccer-legends-board.tsx';

/** Milliseconds of virtual time for loading pictures and for layout that follows the window. */
const SETTLED_AFTER_MS = 500;

/** Random moves in the difficult browser, and milliseconds for the game's timers while none is possible. */
const MOVES = 30;
const TIMERS_MS = 1000;

/** The part of an address that makes a frame's browser difficult. */
const DIFFICULT = '#difficult';

/**
 * Opens the first board of a round below a row as high as the site's, and reports its layout to the parent page. In a
 * difficult browser, it plays the same moves in two rounds, of which a page translator changes one.
 */
const BOARD_MODULE = `
import '@soccer-legends/ui/tokens.css';
import { createRandom } from '@soccer-legends/game-sdk';
import { restoreReplacedText } from '@soccer-legends/game-sdk/react';
import { offlineServices, openRound } from '@soccer-legends/game-sdk/testing/react';
import { act } from 'react';
import game from './game.ts';
import texts from './locales/en.json';

addEventListener('load', async () => {
  const report = location.hash === '${DIFFICULT}' ? endure({ read: () => '{', write: () => {} }) : look();
  parent.postMessage(await report.catch((fault) => ({ notShown: textOf(fault) })), '*');
});

async function look() {
  const { deal, notDealt } = await dealt();
  if (notDealt) return { notDealt };
  show(deal);
  await wait(${SETTLED_AFTER_MS});
  return measureLayout();
}

async function endure(storage) {
  const broken = new Set();
  addEventListener('error', ({ message }) => broken.add(message));
  addEventListener('unhandledrejection', ({ reason }) => broken.add(textOf(reason)));
  restoreReplacedText();
  const { deal, notDealt } = await dealt(storage);
  if (notDealt) return { notDealt };
  const rounds = [show(deal, storage), show(deal, storage)];
  const [plain, translated] = rounds;
  translatePage(translated.container);
  const random = createRandom(1);
  for (let played = 1; played <= ${MOVES} && broken.size === 0; played += 1) {
    const { state, status } = plain.session.snapshot();
    if (status.phase === 'over') break;
    const moves = status.phase === 'open' ? [...game.rules.legalMoves(state)] : [];
    const move = moves.length > 0 && random.pick(moves);
    for (const { session, pass } of rounds)
      await act(async () => void (move ? session.play(move) : pass(${TIMERS_MS})));
    await wait(0);
    const [shown, expected] = [translated, plain].map(({ container }) => container.textContent);
    if (shown !== expected) broken.add(differenceOf(shown, expected, played));
  }
  return { broken: [...broken] };
}

async function dealt(storage) {
  try {
    const options = Object.fromEntries((game.intro?.options ?? []).map(({ name, initial }) => [name, initial]));
    return { deal: await game.deal({ options, services: offlineServices({ texts, storage }), seed: 1 }) };
  } catch (fault) {
    return { notDealt: textOf(fault) };
  }
}

function show(deal, storage) {
  const round = openRound({ game, deal, texts, storage });
  document.querySelector('.board').append(round.container);
  return round;
}

function differenceOf(shown, expected, played) {
  const at = Math.max([...expected].findIndex((letter, index) => letter !== shown[index]) - 20, 0);
  const [one, other] = [shown, expected].map((text) => JSON.stringify(text.slice(at, at + 40)));
  return 'after move ' + played + ', a translated page shows ' + one + ' instead of ' + other;
}

function textOf(fault) {
  return String(fault?.message ?? fault);
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
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

/**
 * Writes a page that shows the board in a frame of each size, and then in one of the first size whose browser is difficult.
 * Returns its path. Throws if the board cannot be built.
 */
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
<script>window.measureLayout = () => ${measureLayout}; window.translatePage = ${translatePage}</script><script src="board.js"></script>`;
}

/** The page lists the reports of its frames, by index of the size. The last one is of the difficult browser. */
function pageHtml(sizes: readonly Size[]): string {
  const frame = ({ width, height }: Size, part = '') =>
    `<iframe src="frame.html${part}" width="${width}" height="${height}"></iframe>`;
  const frames = [...sizes.map((size) => frame(size)), frame(sizes[0]!, DIFFICULT)];
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
