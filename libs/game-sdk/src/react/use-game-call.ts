import { useMemo, useRef, type RefObject } from 'react';
import { DealProblem } from '../game.ts';
import { isTransient } from '../http-error.ts';
import type { GameServices, RequestOptions } from '../services.ts';
import { attempt } from './attempt.ts';
import type { RunOptions } from './run.ts';

/** Calls a game's functions, such as `deal`. */
export interface GameCall {
  /**
   * Calls one of the game's functions as `attempt` does, followed by one of the two callbacks. `onFailed` gets a text
   * in the player's language. A new call replaces a pending one, whose callbacks are then not called.
   */
  call<Value>(
    task: (services: GameServices) => Promise<Value>,
    onDone: (value: Value) => void,
    onFailed: (problem: string) => void,
  ): void;
  /** Aborts the pending call. */
  cancel(): void;
}

/**
 * Returns functions that call the game, one call at a time.
 * @param latest current options, read at each call
 */
export function useGameCall(latest: RefObject<RunOptions>): GameCall {
  const waiting = useRef<AbortController>(undefined);
  return useMemo(
    () => ({
      call(task, onDone, onFailed) {
        waiting.current?.abort();
        const { signal } = (waiting.current = new AbortController());
        const { clock, services, newSeed } = latest.current;
        const jitter = () => newSeed() / 2 ** 32;
        attempt((ended) => task(servicesUntil(ended, services)), { clock, signal, jitter }).then(
          (value) => {
            if (!signal.aborted) onDone(value);
          },
          (error: unknown) => {
            if (!signal.aborted) onFailed(reportProblem(error, latest.current));
          },
        );
      },
      cancel: () => waiting.current?.abort(),
    }),
    [latest],
  );
}

/** Returns services whose calls the signal aborts. */
function servicesUntil(ended: AbortSignal, services: GameServices): GameServices {
  const { http } = services;
  const until = (options: RequestOptions = {}) => ({
    ...options,
    signal: options.signal ? AbortSignal.any([options.signal, ended]) : ended,
  });
  return {
    ...services,
    http: {
      get: (path, options) => http.get(path, until(options)),
      post: (path, body, options) => http.post(path, body, until(options)),
    },
  };
}

/** Toasts or logs why there is no game, and returns the text for the intro. */
function reportProblem(error: unknown, { services, onError, problems }: RunOptions): string {
  if (error instanceof DealProblem) {
    const { toast, cause, message } = error;
    if (toast) services.toast(cause === undefined ? toast : { ...toast, cause });
    return message;
  }
  if (isTransient(error)) {
    services.log('The game could not start because of a temporary failure of the server or the connection', error);
    return problems.noAnswer;
  }
  onError(error);
  return problems.unknown;
}
