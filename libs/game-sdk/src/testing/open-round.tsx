import { render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { PlayAgainContext } from '../react/context.ts';
import type { Game } from '../react/game.ts';
import { TimersContext } from '../react/use-countdown.ts';
import type { GameServices, ToastRequest } from '../services.ts';
import { GameSession } from '../session.ts';
import type { Sound } from '../sound.ts';
import { englishOf } from './english.ts';
import { recordSounds } from './fake-services.ts';
import { createManualClock } from './manual-clock.ts';
import { memoryStorage } from './memory-storage.ts';
import { keyWithValues, TestPage, type TestPageProps } from './TestPage.tsx';

/** The round that `openRound` renders. */
export interface RoundToOpen<Deal, State, Move, Request, Refusal extends string = string> extends Pick<
  TestPageProps,
  'motion' | 'nationName' | 'clubName'
> {
  game: Pick<Game<Deal, State, Move, Request, Refusal>, 'rules' | 'perform' | 'View'>;
  deal: Deal;
  /** The game's English texts, `locales/en.json`. Without them, a text is its key followed by its values. */
  texts?: unknown;
  /** The default is 1. */
  seed?: number;
  /** The player's factor on countdowns; 1 by default, null for no limit. */
  timeScale?: number | null;
  http?: GameServices['http'];
  storage?: GameServices['storage'];
}

/** A rendered round and what it did with its services. */
export interface OpenRound<Deal, State, Move, Request, Refusal extends string = string> {
  container: HTMLElement;
  session: GameSession<Deal, State, Move, Request, Refusal>;
  /** Announcements for screen readers. Assertive ones start with "! ". */
  announced: readonly string[];
  toasts: readonly ToastRequest[];
  sounds: readonly Sound[];
  logged: readonly string[];
  /** Returns how often the game called `usePlayAgain`. */
  playAgainCount(): number;
  /** Advances the clock. Call it within `act`. */
  pass(ms: number): void;
}

/** Renders a round of a game without a site or server, on a clock that only the test advances. */
export function openRound<Deal, State, Move, Request = never, Refusal extends string = string>(
  round: RoundToOpen<Deal, State, Move, Request, Refusal>,
): OpenRound<Deal, State, Move, Request, Refusal> {
  const { game, deal, seed = 1, timeScale = 1, ...page } = round;
  const announced: string[] = [];
  const toasts: ToastRequest[] = [];
  const logged: string[] = [];
  const { sounds, sound } = recordSounds();
  let playAgainCount = 0;
  const clock = createManualClock();
  const services: GameServices = {
    ...offlineServices(round),
    toast: (toast) => void toasts.push(toast),
    sound,
    announce: (text, urgency = 'polite') => void announced.push(urgency === 'polite' ? text : `! ${text}`),
    log: (message) => void logged.push(message),
  };
  const session = new GameSession<Deal, State, Move, Request, Refusal>({
    rules: game.rules,
    game: { deal, seed, moves: [], timers: {}, timeScale },
    clock,
    perform: (request) =>
      game.perform?.(request, services) ??
      Promise.reject(new Error('The rules list a request, but the game has no perform function.')),
    onError: raise,
  });

  function Played() {
    const { state, status, paused } = useSyncExternalStore(session.subscribe, session.snapshot);
    return (
      <TimersContext value={{ msLeft: (key) => session.msLeft(key), paused }}>
        <game.View state={state} play={session.play} locked={status.phase !== 'open'} />
      </TimersContext>
    );
  }

  const { container } = render(
    <TestPage services={services} {...page}>
      <PlayAgainContext value={() => void (playAgainCount += 1)}>
        <Played />
      </PlayAgainContext>
    </TestPage>,
  );
  const { pass } = clock;
  return { container, session, announced, toasts, sounds, logged, playAgainCount: () => playAgainCount, pass };
}

/** Texts of a game and replacements for services. */
export type OfflineServices = Pick<RoundToOpen<unknown, unknown, unknown, unknown>, 'texts' | 'http' | 'storage'>;

/** Returns services without a server, so every call rejects. */
export function offlineServices({ texts, http, storage }: OfflineServices): GameServices {
  const unanswered = () => Promise.reject(new Error('This test has no server.'));
  return {
    language: 'en',
    http: http ?? { get: unanswered, post: unanswered },
    storage: storage ?? memoryStorage(),
    t: texts === undefined ? keyWithValues : englishOf(texts),
    toast: () => undefined,
    announce: () => undefined,
    sound: () => undefined,
    log: () => undefined,
  };
}

function raise(error: unknown): never {
  throw error;
}
