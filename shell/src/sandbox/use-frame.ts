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
import type { FrameStart, PageMessage } from './protocol.ts';
import { SandboxFrame, takeFrame } from './sandbox-frame.ts';

/** The round that a frame plays, shows or replays. `saved` is absent for a free round. */
export interface FramedRound extends Pick<FrameStart, 'attempt' | 'over'> {
  loaded: LoadedGame;
  shared:
    | (Pick<SharedRound, 'token' | 'seed' | 'preset' | 'recent' | 'skipsIntro' | 'isPractice'> &
        Partial<Pick<SharedRound, 'saved'>>)
    | undefined;
}

export interface FrameParts extends FramedRound {
  services: GameServices;
  onEvent(event: FrameEvent): void;
  /** Attributes of the frame's element. */
  look: Partial<Pick<HTMLIFrameElement, 'title' | 'className' | 'hidden' | 'height'>>;
}

/** A frame that is not ready after this time has failed. */
const READY_TIMEOUT_MS = 8000;

export interface OpenedFrame {
  element: HTMLIFrameElement;
  send(message: PageMessage): void;
  close(): void;
}

type OpenParts = Pick<FrameParts, 'loaded' | 'shared' | 'services' | 'onEvent'> & { start: FrameStart };

/**
 * Opens a game in a frame.
 * @param place the parent of a new frame; without it, the game opens in the frame that was prepared for the next visit
 */
export function openFrame({ loaded, shared, services, start, onEvent }: OpenParts, place?: Element): OpenedFrame {
  const { listing } = loaded;
  const { frame: address, draws } = listing.sandbox!;
  const frame = place ? new SandboxFrame(address, place) : takeFrame(address);
  const fail = (text: string) => onEvent({ kind: 'fault', text, ends: true });
  const timer = setTimeout(() => fail('It was not ready in time.'), READY_TIMEOUT_MS);
  const port = new FramePort(frame.port, {
    ...{ listing, draws, services, stored: start.stored },
    saved: shared?.saved ?? savedGames,
    onEvent(event) {
      if (event.kind === 'ready') clearTimeout(timer);
      onEvent(event);
    },
  });
  frame.onFault = fail;
  frame.send({ kind: 'open', start });
  return {
    element: frame.element,
    send: (message) => port.send(message),
    close() {
      clearTimeout(timer);
      port.close();
      frame.remove();
    },
  };
}

/**
 * Opens a game in a frame, which is removed when the component is unmounted. Returns a function that sends it a message.
 * @param place as for `openFrame`
 */
export function useFrame(parts: FrameParts, place?: RefObject<HTMLElement | null>): (message: PageMessage) => void {
  const opened = useRef<OpenedFrame>(undefined);
  const startOf = useFrameStart(parts);
  const silence = useSilence();
  const emit = useEffectEvent(parts.onEvent);
  const open = useEffectEvent(() =>
    openFrame({ ...parts, start: startOf(), onEvent: (event) => emit(event) }, place?.current ?? undefined),
  );
  useLayoutEffect(() => {
    const frame = open();
    opened.current = frame;
    return () => {
      frame.close();
      opened.current = undefined;
      silence();
    };
  }, [silence]);
  useLayoutEffect(() => void Object.assign(opened.current!.element, parts.look));
  return useCallback((message) => opened.current?.send(message), []);
}

/** Returns a function that collects what the frame needs to know of this page. */
export function useFrameStart({ loaded, shared, attempt, over }: FramedRound): () => FrameStart {
  const { t, language } = useShellTexts();
  const i18n = useI18n();
  const { preferences } = usePreferences();
  const { listing, texts } = loaded;
  return () => ({
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
      isPractice: shared.isPractice ?? false,
      recent: shared.recent,
      ...dealTexts(shared.token ?? '', t),
    },
    problems: problemTexts(t),
  });
}
