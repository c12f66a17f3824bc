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

export interface FrameParts extends Pick<FrameStart, 'attempt' | 'over'> {
  loaded: LoadedGame;
  shared: SharedRound | undefined;
  services: GameServices;
  onEvent(event: FrameEvent): void;
  /** Attributes of the frame's element. */
  look: Partial<Pick<HTMLIFrameElement, 'title' | 'className' | 'hidden' | 'height'>>;
}

/** A frame that is not ready after this time has failed. */
const READY_TIMEOUT_MS = 8000;

/**
 * Opens a game in a frame, which is removed when the component is unmounted. Returns a function that sends it a message.
 * @param place the element that gets the frame; without it, the frame is the one that was prepared for the next visit
 */
export function useFrame(parts: FrameParts, place?: RefObject<HTMLElement | null>): (message: PageMessage) => void {
  const opened = useRef<{ frame: SandboxFrame; port: FramePort }>(undefined);
  const startOf = useFrameStart(parts);
  const silence = useSilence();
  const emit = useEffectEvent(parts.onEvent);
  const open = useEffectEvent(() => {
    const { loaded, shared, services } = parts;
    const { frame: address, draws } = loaded.listing.sandbox!;
    const frame = place ? new SandboxFrame(address, place.current!) : takeFrame(address);
    const fail = (text: string) => emit({ kind: 'fault', text, ends: true });
    const timer = setTimeout(() => fail('It was not ready in time.'), READY_TIMEOUT_MS);
    const onEvent = (event: FrameEvent) => {
      if (event.kind === 'ready') clearTimeout(timer);
      emit(event);
    };
    const start = startOf();
    const saved = shared?.saved ?? savedGames;
    const { listing } = loaded;
    const port = new FramePort(frame.port, { listing, draws, services, saved, stored: start.stored, onEvent });
    frame.onFault = fail;
    frame.send({ kind: 'open', start });
    return { frame, port, timer };
  });
  useLayoutEffect(() => {
    const { frame, port, timer } = open();
    opened.current = { frame, port };
    return () => {
      clearTimeout(timer);
      port.close();
      frame.remove();
      opened.current = undefined;
      silence();
    };
  }, [silence]);
  useLayoutEffect(() => void Object.assign(opened.current!.frame.element, parts.look));
  return useCallback((message) => opened.current?.port.send(message), []);
}

/** Returns a function that collects what the frame needs to know of this page. */
function useFrameStart({ loaded, shared, attempt, over }: FrameParts): () => FrameStart {
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
      ...dealTexts(shared.token, t),
    },
    problems: problemTexts(t),
  });
}
