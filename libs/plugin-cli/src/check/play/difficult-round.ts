import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { translatePage, type Finding } from '@soccer-legends/plugin-checks';
import type { Browser } from 'playwright-core';
import { build } from 'vite';

/** Path of the board's module in the game's folder. It exists only in memory. */
const BOARD = 'src/soccer-legends-board.tsx';

/** Random moves in the difficult browser, and milliseconds for the game's timers while none is possible. */
const MOVES = 30;
const TIMERS_MS = 1000;

/** Plays the same moves in two rounds, of which a page translator changes one. The result is a list of messages. */
const BOARD_MODULE = `
import '@soccer-legends/ui/tokens.css';
import { createRandom } from '@soccer-legends/game-sdk';
import { restoreReplacedText } from '@soccer-legends/game-sdk/react';
import { offlineServices, openRound } from '@soccer-legends/game-sdk/testing/react';
import { act } from 'react';
import game from './game';
import texts from './locales/en.json';

addEventListener('load', async () => {
  globalThis.report = await endure({ read: () => '{', write: () => {} }).catch((fault) => [textOf(fault)]);
});

async function endure(storage) {
  const broken = new Set();
  addEventListener('error', ({ message }) => broken.add(message));
  addEventListener('unhandledrejection', ({ reason }) => broken.add(textOf(reason)));
  restoreReplacedText();
  const { deal, notDealt } = await dealt(storage);
  if (notDealt) return [];
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
  return [...broken];
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

/**
 * Plays a part of a round in a browser that other programs make difficult: a page translator, a damaged storage and a
 * lost connection. Returns what breaks; nothing for a game that deals no round without a server.
 * @param game folder of the game
 */
export async function playDifficultRound(browser: Browser, game: string): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-board-'));
  const page = await browser.newPage();
  try {
    await buildBoard(game, folder);
    const file = join(folder, 'index.html');
    writeFileSync(file, pageHtml());
    await page.goto(pathToFileURL(file).href);
    const report = await page.waitForFunction(() => (globalThis as { report?: string[] }).report);
    return ((await report.jsonValue()) ?? []).map((message) => ({ code: 'screen.breaks', message }));
  } catch (fault) {
    return [
      { code: 'screen.breaks', message: `The board could not be played: ${(fault as Error).message.slice(0, 300)}` },
    ];
  } finally {
    await page.close();
    rmSync(folder, { recursive: true, force: true });
  }
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

function pageHtml(): string {
  return `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="board.css"><div class="board"></div>
<script>window.translatePage = ${translatePage}</script><script src="board.js"></script>`;
}
