import { render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { PlatformContext, PlayAgainContext, type Platform } from '../react/context.ts';
import type { Game } from '../react/game.ts';
import { TimersContext } from '../react/use-countdown.ts';
import type { GameServices, ToastRequest } from '../services.ts';
import { GameSession } from '../session.ts';
import { englishOf } from './english.ts';
import { createManualClock } from './manual-clock.ts';
import { TestServices } from './TestServices.tsx';

export interface RoundToOpen<Deal, State, Move, Request> {
  game: Pick<Game<Deal, State, Move, Request>, 'rules' | 'perform' | 'View'>;
  deal: Deal;
  /** The game's English texts: `locales/en.json`. */
  texts: unknown;
  /** 1 where absent. */
  seed?: number;
  http?: GameServices['http'];
}

export interface OpenRound<Deal, State, Move, Request> {
  container: HTMLElement;
  session: GameSession<Deal, State, Move, Request>;
  /** What was said to those who listen; what interrupts begins with "! ". */
  said: readonly string[];
  toasts: readonly ToastRequest[];
  logged: readonly string[];
  /** How often the game asked to begin anew. */
  again(): number;
  /** Lets time pass. Call it within `act`. */
  pass(ms: number): void;
}

/** A round of a game on a page of its own: no site, no server, a clock that stands until the test moves it. */
export function openRound<Deal, State, Move, Request = never>(
  round: RoundToOpen<Deal, State, Move, Request>,
): OpenRound<Deal, State, Move, Request> {
  const { game, deal, seed = 1 } = round;
  const said: string[] = [];
  const toasts: ToastRequest[] = [];
  const logged: string[] = [];
  let again = 0;
  const clock = createManualClock();
  const heard: GameServices = {
    ...offlineServices(round),
    toast: (toast) => toasts.push(toast),
    announce: (text, urgency = 'polite') => said.push(urgency === 'polite' ? text : `! ${text}`),
    log: (message) => logged.push(message),
  };
  const session = new GameSession<Deal, State, Move, Request>({
    rules: game.rules,
    game: { deal, seed, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: (request) => game.perform?.(request, heard) ?? Promise.reject(new Error('The game has no perform.')),
    onFault: raise,
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
    <PlatformContext value={platformOf(heard)}>
      <TestServices value={heard}>
        <PlayAgainContext value={() => void (again += 1)}>
          <Played />
        </PlayAgainContext>
      </TestServices>
    </PlatformContext>,
  );
  return { container, session, said, toasts, logged, again: () => again, pass: clock.pass };
}

/** Services of a page without a server: every call fails as it does when nobody answers. */
export function offlineServices({ texts, http }: { texts: unknown; http?: GameServices['http'] }): GameServices {
  const unanswered = () => Promise.reject(new Error('This test has no server.'));
  return {
    language: 'en',
    http: http ?? { get: unanswered, post: unanswered },
    t: englishOf(texts),
    toast: () => undefined,
    announce: () => undefined,
    log: () => undefined,
  };
}

// Texts of the shared components are the page's own; here their keys stand in for them.
function platformOf({ announce }: GameServices): Platform {
  const t: Platform['t'] = (key, values = {}) => [key, ...Object.values(values)].join(' ');
  return { t, language: 'en', announce, nationName: (_code, fallback) => fallback, motion: false };
}

function raise(fault: unknown): never {
  throw fault;
}
