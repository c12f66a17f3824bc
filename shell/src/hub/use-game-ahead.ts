import type { GameListing } from '@soccer-legends/contracts';
import { useEffect } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { loadGame, runsInDocument } from '../plugins/load-game.ts';
import { preloadCode, preloadTexts } from '../plugins/preload.ts';
import { prepareFrame, preloadInFrame } from '../sandbox/sandbox-frame.ts';

/** Returns handlers that load a link's game ahead of the click. The game's page shows a failure. */
export function useGameAhead(game: GameListing) {
  const { language } = useShellTexts();
  const preload = () => {
    if (!runsInDocument(game)) return;
    preloadTexts(game.remote, language);
    if (game.sandbox) prepareFrame(game.sandbox.frame);
    else preloadCode(game.remote);
  };
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onPointerDown: () => {
      if (!runsInDocument(game)) return;
      loadGame(game, language).catch(() => undefined);
      if (game.sandbox) preloadInFrame(game.sandbox);
    },
  };
}

const IDLE_TIMEOUT_MS = 5000;

/** Prepares a frame while the hub is idle, unless each sandboxed game has a host of its own. */
export function useFrameAhead(games: readonly GameListing[]): void {
  const frame = games.find(({ sandbox, devOrigin }) => devOrigin === undefined && sandbox?.frame.startsWith('/'))
    ?.sandbox?.frame;
  useEffect(() => {
    // Safari cannot wait for an idle moment. It prepares the frame when a card is touched.
    if (frame === undefined || !('requestIdleCallback' in window)) return undefined;
    const idle = requestIdleCallback(() => prepareFrame(frame), { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(idle);
  }, [frame]);
}
