import type { GameServices } from '@soccer-legends/game-sdk';
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useI18n, useShellTexts } from '../i18n/use-shell-texts.ts';
import { SHELL_NAMESPACE } from '../i18n/create-i18n.ts';
import { loadedNames } from '../i18n/translated-names.ts';
import { useSilence } from '../page/announcer.tsx';
import { storedTexts } from '../play/use-game-services.ts';
import { dealTexts, problemTexts, savedGames, seedOf, type SharedRound } from '../play/visit.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { type FrameEvent, FramePort } from './frame-port.ts';
import { pageParts } from './page-parts.ts';
import { type FrameStart, type PageMessage, type PageParts, PROTOCOL } from './protocol.ts';

export interface FrameParts extends Pick<FrameStart, 'attempt' | 'over'> {
  loaded: LoadedGame;
  shared: SharedRound | undefined;
  services: GameServices;
  onEvent(event: FrameEvent): void;
}

/** A frame that is not ready after this time has failed. */
const READY_TIMEOUT_MS = 8000;

/** Starts the game in a frame as soon as its document asks. The port is closed when the component is unmounted. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  parts: FrameParts,
): (message: PageMessage) => void {
  const port = useRef<FramePort>(undefined);
  const startWith = useFrameStart(parts);
  const silence = useSilence();
  const emit = useEffectEvent(parts.onEvent);
  const open = useEffectEvent((page: PageParts, onEvent: (event: FrameEvent) => void): FramePort => {
    const { loaded, shared, services } = parts;
    const { port1, port2 } = new MessageChannel();
    const start = startWith(page);
    // The frame's origin has no name that could be given instead of `*`.
    frame.current?.contentWindow?.postMessage(start, '*', [port2]);
    const saved = shared?.saved ?? savedGames;
    return new FramePort(port1, { listing: loaded.listing, services, saved, stored: start.stored, onEvent });
  });
  // In a layout effect, because a frame whose process runs already asks before other effects run.
  useLayoutEffect(() => {
    let state: 'waiting' | 'asked' | 'ended' = 'waiting';
    const fail = (text: string) => {
      if (state !== 'ended') emit({ kind: 'fault', text, ends: true });
    };
    const timer = setTimeout(() => fail('It was not ready in time.'), READY_TIMEOUT_MS);
    const page = pageParts();
    page.catch((error: unknown) => fail(String(error)));
    const onEvent = (event: FrameEvent) => {
      if (event.kind === 'ready') clearTimeout(timer);
      emit(event);
    };
    const onMessage = ({ source, data }: MessageEvent<{ protocol?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow) return;
      if (state === 'asked') return fail('Its frame has loaded another document.');
      if (data?.protocol !== PROTOCOL) return fail('Its frame has another protocol.');
      state = 'asked';
      void page.then((read) => {
        if (state !== 'ended') port.current = open(read, onEvent);
      });
    };
    addEventListener('message', onMessage);
    return () => {
      state = 'ended';
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      port.current?.close();
      port.current = undefined;
      silence();
    };
  }, [frame, silence]);
  return useCallback((message) => port.current?.send(message), []);
}

/** Returns a function that collects what the frame needs to know of this page. */
function useFrameStart({ loaded, shared, attempt, over }: FrameParts): (page: PageParts) => FrameStart {
  const { t, language } = useShellTexts();
  const i18n = useI18n();
  const { preferences } = usePreferences();
  const { listing, texts } = loaded;
  return (page) => ({
    ...page,
    ...{ listing, attempt, over, language, preferences },
    gameTexts: texts,
    shellTexts: i18n.getResourceBundle(language, SHELL_NAMESPACE),
    names: loadedNames(language),
    stored: shared ? {} : storedTexts(listing.key),
    saved: (shared?.saved ?? savedGames).load(listing.key),
    round: shared && {
      seed: seedOf(shared, listing.key)!,
      preset: shared.preset ?? {},
      skipsIntro: shared.skipsIntro ?? false,
      ...dealTexts(shared.token, t),
    },
    problems: problemTexts(t),
  });
}
