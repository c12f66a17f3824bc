import { retryPath } from '@soccer-legends/contracts';
import type { Options } from '@soccer-legends/game-sdk';
import { type AnyGame, installGamePages } from '@soccer-legends/game-sdk/react';
import { importRemote } from '../../plugins/federation.ts';
import { preloadCode } from '../../plugins/preload.ts';
import { applyPreferences } from '../../preferences/preferences.ts';
import type { FrameStart, GameFacts, PageParts } from '../protocol.ts';
import {
  adoptLook,
  faultOf,
  forbidOtherScripts,
  openPort,
  type PagePort,
  removeWebRtc,
  replaceStorage,
  showFocusWithKeys,
} from './frame-document.ts';
import { renderGame } from './FramedGame.tsx';

/** Prepares this document, which is the frame of a sandboxed game, and opens the game for which the page asks. */
async function start(port: MessagePort, parts: PageParts): Promise<void> {
  const page = openPort(port);
  replaceStorage();
  removeWebRtc();
  showFocusWithKeys();
  installGamePages();
  const look = adoptLook(parts);
  for (;;) {
    const message = await page.next();
    if (message.kind === 'preload') preloadCode(message.code);
    if (message.kind === 'open') return open(page, message.start, look);
  }
}

/** The document of a frame calls `start`. This export is an object because the build would remove a single function. */
export const frame = { start };

/** @param look settles when the page's styles apply */
async function open(page: PagePort, given: FrameStart, look: Promise<void>): Promise<void> {
  const { key, remote } = given.listing;
  try {
    forbidOtherScripts(given);
    applyPreferences(given.preferences);
    if (!given.over) document.documentElement.dataset['playing'] = '';
    const entry = retryPath(remote.entry, given.attempt);
    const { default: game } = await importRemote<{ default?: AnyGame }>({ key, module: 'game', entry, again: false });
    if (game?.manifest?.key !== key) throw new Error(`The remote "${key}" does not export the game "${key}".`);
    await look;
    page.send({ kind: 'ready', game: factsOf(game) });
    renderGame(page, given, game);
  } catch (error) {
    page.send(faultOf(error, true));
  }
}

const MOST_CHOICES = 64;

/** Returns what the page shows of a game. Numbers of the intro that depend on options are computed for each choice. */
function factsOf({ intro, howToPlay, resultLabels, Summary }: AnyGame): GameFacts {
  const choices = (intro?.options ?? []).reduce<Options[]>(
    (chosen, { name, choices: values }) =>
      chosen.flatMap((options) => values.map(({ value }) => ({ ...options, [name]: value }))).slice(0, MOST_CHOICES),
    [{}],
  );
  const numbersOf = (options: Options) =>
    typeof intro?.facts === 'function' ? intro.facts(options) : (intro?.facts ?? {});
  return {
    ...(intro && { intro: { ...intro, facts: choices.map((options) => ({ options, facts: numbersOf(options) })) } }),
    ...(howToPlay && { howToPlay }),
    ...(resultLabels && { resultLabels }),
    hasSummary: Summary !== undefined,
  };
}
